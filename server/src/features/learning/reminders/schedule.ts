import { desc, eq } from 'drizzle-orm'
import { isTimeZone } from '@pol/learning/day'
import { nextReminder } from '@pol/learning/reminder'
import type { Reminder } from '@pol/learning/values'
import type { Transaction } from '../../../database/database.ts'
import { answers, pushSubscriptions } from '../../../database/schema.ts'
import type { LearnerRow } from '../learner.ts'

/**
 * The learner with another reminder. Whoever no longer wants notifications loses the push subscriptions: no push service
 * is contacted without consent.
 */
export async function withReminder(
  tx: Transaction,
  learner: LearnerRow,
  reminder: Reminder | null,
  now: Date,
): Promise<LearnerRow> {
  const { user_id } = learner
  if (reminder?.how !== 'push')
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, user_id))
  const reminder_due_at =
    reminder && reminder.how !== 'none'
      ? nextReminder(reminder, now.toISOString(), await zoneOf(tx, user_id))
      : null
  return { ...learner, reminder, reminder_due_at }
}

/** The time zone of the learner's latest answer; UTC if unknown. */
export async function zoneOf(tx: Transaction, userId: string): Promise<string> {
  const [latest] = await tx
    .select({ zone: answers.zone })
    .from(answers)
    .where(eq(answers.user_id, userId))
    .orderBy(desc(answers.at))
    .limit(1)
  const zone = latest?.zone ?? 'UTC'
  // A later release of Node may have dropped it.
  return isTimeZone(zone) ? zone : 'UTC'
}
