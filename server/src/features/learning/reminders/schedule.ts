import { eq } from 'drizzle-orm'
import { isTimeZone } from '@pol/learning/day'
import { nextReminder, reminderAfterPractice } from '@pol/learning/reminder'
import type { Answer, Reminder } from '@pol/learning/values'
import type { Database, Transaction } from '../../../database/database.ts'
import { pushSubscriptions } from '../../../database/schema.ts'
import type { LearnerRow } from '../learner.ts'
import { hasPractisedSince } from './practised-since.ts'

/** The time zone of the learner; UTC if unknown. */
export function zoneOf({ zone }: Pick<LearnerRow, 'zone'>): string {
  // A later release of Node may have dropped it.
  return zone !== null && isTimeZone(zone) ? zone : 'UTC'
}

/**
 * Sets or ends the reminder of the learner. Unless it is a notification, the push subscriptions are deleted, because push
 * services may be contacted only with consent.
 * @returns the changed learner, which the caller stores.
 */
export async function withReminder(
  tx: Transaction,
  learner: LearnerRow,
  reminder: Reminder | null,
  now: Date,
): Promise<LearnerRow> {
  if (reminder?.how !== 'push')
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, learner.user_id))
  if (!reminder) return { ...learner, reminder, reminder_due_at: null }
  const { time, how } = reminder
  const zone = reminder.zone ?? learner.zone
  return {
    ...learner,
    reminder: { time, how },
    zone,
    reminder_due_at: nextReminder({ time }, now.toISOString(), zoneOf({ zone })),
    unanswered_reminders: 0,
  }
}

/**
 * The learner after practice: the reminder is due on the day after the latest answer, in its time zone. Only an answer that is
 * newer than all stored ones changes something; others were given before and come late from another device.
 *
 * @param latest the latest of the answers that are about to be stored.
 * @returns the changed learner, which the caller stores.
 */
export async function afterPractice(
  db: Database | Transaction,
  learner: LearnerRow,
  latest: Pick<Answer, 'at' | 'zone'>,
): Promise<LearnerRow> {
  const { reminder, unanswered_reminders } = learner
  const zone = latest.zone ?? learner.zone
  const reminder_due_at = reminder && reminderAfterPractice(reminder, latest.at, zoneOf({ zone }))
  // The cards need to be read only if something would change, which is usually once a day.
  const isSame =
    zone === learner.zone && reminder_due_at === learner.reminder_due_at && unanswered_reminders === 0
  if (isSame || (await hasPractisedSince(db, learner.user_id, latest.at))) return learner
  return { ...learner, zone, reminder_due_at, unanswered_reminders: 0 }
}
