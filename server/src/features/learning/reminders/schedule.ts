import { eq } from 'drizzle-orm'
import { nextReminder } from '@pol/learning/reminder'
import type { Reminder } from '@pol/learning/values'
import type { Transaction } from '../../../database/database.ts'
import { pushSubscriptions } from '../../../database/schema.ts'
import type { LearnerRow } from '../learner.ts'
import { zoneOf } from './practised-today.ts'

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
