import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, lte, ne, notInArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { mayPass } from '@pol/contract/access'
import { retention } from '@pol/contract/retention'
import { nextReminder, sendableReminder } from '@pol/learning/reminder'
import type { Reminder } from '@pol/learning/values'
import { closed } from '../../../accounts/erasure/closed.ts'
import { lockUser } from '../../../accounts/locks.ts'
import type { Database, Transaction } from '../../../database/database.ts'
import { learningSettings, pushSubscriptions, userRoles, users } from '../../../database/schema.ts'
import { queueMails } from '../../../mail/outbox.ts'
import { readLearner } from '../learner.ts'
import { hasPractisedSince } from './practised-since.ts'
import { zoneOf } from './schedule.ts'

export interface QueueParts {
  readonly db: Database
  readonly now: () => Date
  readonly sendsMails: boolean
  readonly sendsPushes: boolean
  readonly log: FastifyBaseLogger
  /** Aborted when the server closes. */
  readonly stopping: AbortSignal
}

const batchSize = 50

/**
 * Queues the reminders that are due, and moves each learner's next one to the next day. Several processes may do it
 * concurrently: each learner is handled once, under the lock of the account. An error stops only the reminder of its
 * learner, until the next interval.
 */
export async function queueDueReminders(parts: QueueParts): Promise<void> {
  const { db, now, log, stopping } = parts
  const failed: string[] = []
  for (;;) {
    const due = await db
      .select({ userId: learningSettings.user_id })
      .from(learningSettings)
      .where(
        and(
          lte(learningSettings.reminder_due_at, now().toISOString()),
          notInArray(learningSettings.user_id, failed),
        ),
      )
      .orderBy(asc(learningSettings.reminder_due_at))
      .limit(batchSize)
    for (const { userId } of due) {
      if (stopping.aborted) return
      try {
        await db.transaction((tx) => handleDue(tx, userId, parts))
      } catch (err) {
        failed.push(userId)
        log.error({ err }, 'a reminder could not be queued; the next attempt follows')
      }
      await setImmediate()
    }
    if (due.length < batchSize) return
  }
}

async function handleDue(tx: Transaction, userId: string, parts: QueueParts): Promise<void> {
  await lockUser(tx, userId)
  const learner = await readLearner(tx, userId)
  const { reminder, reminder_due_at, reminded_at } = learner
  const now = parts.now()
  const at = now.toISOString()
  // Another process was faster, or the learner has just answered.
  if (!reminder || reminder_due_at === null || reminder_due_at > at) return
  const zone = zoneOf(learner)
  const sendable = sendableReminder(reminder, at, zone)
  const isQueued =
    sendable !== null &&
    (reminded_at === null || reminded_at < sendable.dayBegan) &&
    !(await hasPractisedSince(tx, userId, sendable.dayBegan)) &&
    (await queue(tx, { userId, how: reminder.how, until: new Date(sendable.until) }, parts))
  const unanswered_reminders = learner.unanswered_reminders + (isQueued ? 1 : 0)
  const isPaused = unanswered_reminders >= retention.unansweredReminders
  await tx
    .update(learningSettings)
    .set({
      reminder_due_at: isPaused ? null : nextReminder(reminder, at, zone),
      unanswered_reminders,
      ...(isQueued && { reminded_at: sendable.dueAt }),
    })
    .where(eq(learningSettings.user_id, userId))
}

interface Due {
  readonly userId: string
  readonly how: Reminder['how']
  readonly until: Date
}

/**
 * Queues one reminder, unless the account is being erased or is no learner's, the server cannot send it, or no browser has
 * subscribed.
 * @returns whether it was queued.
 */
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
