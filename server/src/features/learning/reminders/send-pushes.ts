import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { PushMessage } from '@pol/contract/operations/reminders'
import type { Language } from '@pol/language/language'
import { bounds } from '../../../bounds/bounds.ts'
import type { Database } from '../../../database/database.ts'
import { pushSubscriptions, users } from '../../../database/schema.ts'
import { textsIn } from '../../../mail/texts.ts'
import { isPushService } from '../../../services/push-services.ts'
import { readLearner } from '../learner.ts'
import { hasPractisedToday } from './practised-today.ts'
import type { Push } from './push.ts'
import { postPush } from './post-push.ts'
import { newReminderToken } from './reminder-link.ts'

export interface PushParts {
  readonly db: Database
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly push: Push
  readonly productName: string
}

const retryMs = 5 * 60 * 1000

/** Sends the notifications that wait, in any number of processes. */
export async function sendWaitingPushes(parts: PushParts): Promise<void> {
  for (;;) {
    const claimed = await claim(parts)
    await Promise.all(claimed.map((waiting) => sendOne(waiting, parts)))
    if (claimed.length < bounds.pushes) return
  }
}

interface Waiting {
  readonly subscription: typeof pushSubscriptions.$inferSelect
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
    const { reminder } = await readLearner(db, userId)
    if (reminder?.how !== 'push' || (await hasPractisedToday(db, userId, now()))) return
    const token = await newReminderToken(db, userId, now())
    const ttlSeconds = Math.ceil((until.getTime() - now().getTime()) / 1000)
    const message = messageIn(language ?? 'de', parts.productName, token)
    const result = await postPush(subscription, message, { push, ttlSeconds })
    if (result.outcome === 'accepted') return
    log.warn({ ...result, service: new URL(endpoint).host }, 'a notification could not be sent')
    if (result.outcome === 'gone')
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
    else await retry(endpoint, until, parts)
  } catch (err) {
    log.error({ err }, 'a notification could not be prepared')
  }
}

async function retry(endpoint: string, until: Date, { db, now }: PushParts): Promise<void> {
  const sendAt = new Date(now().getTime() + retryMs)
  if (sendAt >= until) return
  await db
    .update(pushSubscriptions)
    .set({ sendAt, sendUntil: until })
    .where(and(eq(pushSubscriptions.endpoint, endpoint), isNull(pushSubscriptions.sendAt)))
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
