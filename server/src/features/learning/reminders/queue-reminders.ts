import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, lte, ne } from 'drizzle-orm'
import { mayPass } from '@pol/contract/access'
import { dayOf } from '@pol/learning/day'
import { nextReminder, sendableUntil } from '@pol/learning/reminder'
import type { Reminder } from '@pol/learning/values'
import { closed } from '../../../accounts/erasure/closed.ts'
import { lockUser } from '../../../accounts/locks.ts'
import type { Database, Transaction } from '../../../database/database.ts'
import { learningSettings, pushSubscriptions, userRoles, users } from '../../../database/schema.ts'
import { queueMails } from '../../../mail/outbox.ts'
import { readLearner } from '../learner.ts'
import { hasPractisedToday, zoneOf } from './practised-today.ts'

export interface QueueParts {
  readonly db: Database
  readonly now: () => Date
  readonly sendsMails: boolean
  readonly sendsPushes: boolean
}

const batchSize = 50

/**
 * Queues the reminders that are due, and moves each learner's next one to the next day. Several processes may do it
 * concurrently: each learner is handled once, under the lock of the account.
 */
export async function queueDueReminders(parts: QueueParts): Promise<void> {
  const { db, now } = parts
  for (;;) {
    const due = await db
      .select({ userId: learningSettings.user_id })
      .from(learningSettings)
      .where(lte(learningSettings.reminder_due_at, now().toISOString()))
      .orderBy(asc(learningSettings.reminder_due_at))
      .limit(batchSize)
    for (const { userId } of due) {
      await db.transaction((tx) => handleDue(tx, userId, parts))
      await setImmediate()
    }
    if (due.length < batchSize) return
  }
}

async function handleDue(tx: Transaction, userId: string, parts: QueueParts): Promise<void> {
  await lockUser(tx, userId)
  const { reminder, reminder_due_at, reminded_at } = await readLearner(tx, userId)
  const now = parts.now()
  const at = now.toISOString()
  // Another process was faster, or the learner has just answered.
  if (!reminder || reminder_due_at === null || reminder_due_at > at) return
  const zone = await zoneOf(tx, userId)
  const until = sendableUntil(reminder, at, zone)
  const wasReminded = reminded_at !== null && dayOf(reminded_at, zone) >= dayOf(at, zone)
  const isQueued =
    until !== null &&
    !wasReminded &&
    !(await hasPractisedToday(tx, userId, now)) &&
    (await queue(tx, { userId, how: reminder.how, until: new Date(until) }, parts))
  await tx
    .update(learningSettings)
    .set({ reminder_due_at: nextReminder(reminder, at, zone), ...(isQueued && { reminded_at: at }) })
    .where(eq(learningSettings.user_id, userId))
}

interface Due {
  readonly userId: string
  readonly how: Reminder['how']
  readonly until: Date
}

/** @returns whether there is somebody to remind, who may sign in, and a way to do it. */
async function queue(
  tx: Transaction,
  { userId, how, until }: Due,
  { now, sendsMails, sendsPushes }: QueueParts,
): Promise<boolean> {
  const held = await tx
    .select({ email: users.email, role: userRoles.role })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.id, userId), ne(users.passwordHash, closed)))
  const roles = held.map(({ role }) => role)
  const [person] = held
  if (!person || !mayPass('learner', roles)) return false
  if (how === 'mail' && sendsMails) {
    await queueMails(tx, now(), [{ kind: 'reminder', recipient: person.email, about: userId }])
    return true
  }
  if (how === 'push' && sendsPushes) {
    const waiting = await tx
      .update(pushSubscriptions)
      .set({ sendAt: now(), sendUntil: until })
      .where(eq(pushSubscriptions.userId, userId))
      .returning({ deviceId: pushSubscriptions.deviceId })
    return waiting.length > 0
  }
  return false
}
