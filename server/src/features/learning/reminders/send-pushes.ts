import { and, eq, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { PushMessage } from '@pol/contract/operations/reminders'
import type { Language } from '@pol/language/language'
import { sendableReminder } from '@pol/learning/reminder'
import { bounds } from '../../../bounds/bounds.ts'
import type { Database } from '../../../database/database.ts'
import { pushSubscriptions, users } from '../../../database/schema.ts'
import { textsIn } from '../../../mail/texts.ts'
import { isPushService } from '../../../services/push-services.ts'
import { readLearner } from '../learner.ts'
import { hasPractisedSince } from './practised-since.ts'
import type { Push } from './push.ts'
import { postPush } from './post-push.ts'
import { newReminderToken } from './reminder-link.ts'
import { zoneOf } from './schedule.ts'

export interface PushParts {
  readonly db: Database
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly push: Push
  readonly productName: string
  /** Aborted when the server closes: no further notification is sent, those that wait stay in the queue. */
  readonly stopping: AbortSignal
}

const retryMs = 5 * 60 * 1000

/** Sends the notifications that wait, in any number of processes. */
export async function sendWaitingPushes(parts: PushParts): Promise<void> {
  while (!parts.stopping.aborted) {
    const claimed = await claim(parts)
    await Promise.all(claimed.map((waiting) => sendOne(waiting, parts)))
    if (claimed.length < bounds.pushes) return
  }
}

interface Waiting {
  readonly subscription: Subscription
  readonly until: Date
  readonly language: Language | null
}

/** Takes the notifications out of the queue before they are sent: a crash may lose one, but never sends it twice. */
function claim({ db, now }: PushParts): Promise<Waiting[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ subscription: pushSubscriptions, language: users.language })
      .from(pushSubscriptions)
      .innerJoin(users, eq(users.id, pushSubscriptions.userId))
      .where(and(isNotNull(pushSubscriptions.sendAt), lte(pushSubscriptions.sendAt, now())))
      .limit(bounds.pushes)
      .for('update', { of: pushSubscriptions, skipLocked: true })
    if (due.length === 0) return []
    const endpoints = due.map(({ subscription }) => subscription.endpoint)
    await tx
      .update(pushSubscriptions)
      .set({ sendAt: null, sendUntil: null })
      .where(inArray(pushSubscriptions.endpoint, endpoints))
    return due.flatMap(({ subscription, language }) =>
      subscription.sendUntil ? [{ subscription, until: subscription.sendUntil, language }] : [],
    )
  })
}

async function sendOne({ subscription, until, language }: Waiting, parts: PushParts): Promise<void> {
  const { db, now, log, push } = parts
  const { userId, endpoint } = subscription
  try {
    // The operator may have changed the allowed services since the subscription.
    if (now() >= until || !isPushService(endpoint, push.services)) return
    const learner = await readLearner(db, userId)
    if (learner.reminder?.how !== 'push') return
    const sendable = sendableReminder(learner.reminder, now().toISOString(), zoneOf(learner))
    if (!sendable || (await hasPractisedSince(db, userId, sendable.dayBegan))) return
    // It may have ended since it was claimed.
    if ((await db.$count(pushSubscriptions, isThis(subscription))) === 0) return
    const token = await newReminderToken(db, userId, now())
    if (parts.stopping.aborted) {
      await queueAgain(subscription, { sendAt: now(), until }, parts)
      return
    }
    const ttlSeconds = Math.ceil((until.getTime() - now().getTime()) / 1000)
    const message = messageIn(language ?? 'de', parts.productName, token)
    const result = await postPush(subscription, message, { push, ttlSeconds })
    if (result.outcome === 'accepted') return
    log.warn({ ...result, service: new URL(endpoint).host }, 'a notification could not be sent')
    const sendAt = new Date(now().getTime() + retryMs)
    if (result.outcome === 'gone') await db.delete(pushSubscriptions).where(isThis(subscription))
    else if (sendAt < until) await queueAgain(subscription, { sendAt, until }, parts)
  } catch (err) {
    log.error({ err }, 'a notification could not be prepared')
  }
}

type Subscription = typeof pushSubscriptions.$inferSelect

/** Condition for the subscription, unless another person has subscribed on the browser since. */
function isThis({ userId, endpoint }: Subscription): SQL | undefined {
  return and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint))
}

async function queueAgain(
  subscription: Subscription,
  { sendAt, until }: { readonly sendAt: Date; readonly until: Date },
  { db }: Pick<PushParts, 'db'>,
): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ sendAt, sendUntil: until })
    .where(and(isThis(subscription), isNull(pushSubscriptions.sendAt)))
}

function messageIn(lang: Language, title: string, token: string): PushMessage {
  const t = textsIn(lang)
  return {
    lang,
    title,
    body: t('Zeit zum Üben. Ein paar Minuten genügen.'),
    end: t('Keine Erinnerungen mehr'),
    token,
  }
}
