import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, count, eq, inArray, lte, min, or, sql, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '@pol/language/language'
import type { Database, Transaction } from '../database/database.ts'
import { mailOutbox } from '../database/schema.ts'
import type { Mail } from './mail-layout.ts'
import type { MailOwner } from './mail-files.ts'
import { recipientLanguage } from './recipient-language.ts'
import type { Transport } from './transport.ts'

export type MailKind = (typeof mailOutbox.$inferSelect)['kind']

/** The input of a composer. */
export interface QueuedMail {
  readonly recipient: string
  /** Id of the access request, user or passkey that the mail is about, if any. */
  readonly about: string | null
  /** Detail for the text, as in {@link NewMail}. */
  readonly detail: string | null
  readonly queuedAt: Date
}

/** Composes a mail when it is sent; `null` if it must not be sent (any more). */
export type Composer = (mail: QueuedMail, language: Language) => Promise<ComposedMail | null>
interface ComposedMail extends Mail {
  /** Ids that the mail is about, if they are known only after composing it. */
  readonly about?: readonly string[]
}
export type Composers = Readonly<Record<MailKind, Composer>>

export interface NewMail {
  readonly kind: MailKind
  readonly recipient: string
  readonly about?: string
  /** Detail for the text: a role, a kind of device (`storedDeviceKind`), or the name of a passkey. */
  readonly detail?: string
  /** Delay before the worker may send it; default 0. Leaves the first attempt to {@link Outbox.deliverNow}. */
  readonly initialDelayMs?: number
}

export interface Outbox {
  /** Queues mails in the caller's transaction. They are sent after its commit. */
  add(db: Database | Transaction, ...mails: readonly NewMail[]): Promise<void>
  /**
   * Sends due mails after a short random delay, before the next poll. The delay separates the work of sending from the
   * request, so that response times do not reveal whether an address has an account.
   */
  deliverSoon(): void
  /**
   * Sends a mail immediately. It claims a queued mail of the same kind and recipient without attempts, or adds one.
   * @param before runs first in the transaction that claims or adds the mail.
   * @returns whether it was sent at the first attempt, within the timeout. Otherwise it is retried like other mails.
   */
  deliverNow(mail: NewMail, timeoutMs: number, before?: (tx: Transaction) => Promise<void>): Promise<boolean>
  /** Number of queued mails, and the time of the oldest. */
  backlog(): Promise<{ count: number; since: Date | null }>
  /** Stops polling and waits up to 3 s for mails that are being sent. */
  stop(): Promise<void>
}

interface Parts {
  readonly db: Database
  readonly composers: Composers
  readonly transport: Transport
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  /** Range of the random delay of `deliverSoon`. */
  readonly delayMs: { readonly min: number; readonly max: number }
  /** Timeout per attempt, so that a hanging mail server does not block the queue. Must be less than the lease. */
  readonly sendTimeoutMs?: number
}

export const defaultMailDelayMs = { min: 300, max: 2_000 }
const pollIntervalMs = 15_000
/** After this time other processes take over the mails of a process that died while sending. */
const leaseMs = 2 * 60 * 1000
/** Shutdown grace period. Mails that are not sent by then stay queued. */
const shutdownTimeoutMs = 3_000
const sendTimeoutMs = 30_000
const maxRetryDelayMs = 60 * 60 * 1000
const batchSize = 10

export function createOutbox(parts: Parts): Outbox {
  const { db, log, now, delayMs } = parts
  const ownAttempts = new Set<Promise<boolean>>()
  let running: Promise<void> | null = null
  let rerun = false
  const stopping = new AbortController()

  const deliver = async () => {
    do {
      rerun = false
      while (!stopping.signal.aborted && (await deliverBatch(parts)) === batchSize);
    } while (rerun && !stopping.signal.aborted)
  }
  const deliverDue = () => {
    rerun = true
    running ??= deliver()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => (running = null))
  }
  let soon: NodeJS.Timeout | null = null
  const deliverSoon = () => {
    const beginsIn = randomInt(delayMs.min, delayMs.max + 1)
    soon ??= setTimeout(() => {
      soon = null
      deliverDue()
    }, beginsIn).unref()
  }
  const pollTimer = setInterval(deliverDue, pollIntervalMs).unref()

  return {
    add: (db, ...mails) => queueMails(db, now(), mails),
    deliverSoon,
    async deliverNow(mail, timeoutMs, before) {
      const { kind, recipient } = mail
      // Claimed, so that no other process sends it concurrently.
      const claimed = { dueAt: leaseFrom(now()), attempts: 1 }
      const row = await db.transaction(async (tx) => {
        await before?.(tx)
        const [unattempted] = await tx
          .update(mailOutbox)
          .set(claimed)
          .where(
            and(eq(mailOutbox.kind, kind), eq(mailOutbox.recipient, recipient), eq(mailOutbox.attempts, 0)),
          )
          .returning()
        if (unattempted) return unattempted
        const [added] = await tx
          .insert(mailOutbox)
          .values({ ...mail, ...claimed, createdAt: now() })
          .returning()
        return added
      })
      if (!row) return false
      const firstAttempt = deliverOne(row, parts).catch((error: unknown) => {
        log.error({ err: error, mail: row.id }, 'the outbox could not be written')
        return false
      })
      ownAttempts.add(firstAttempt)
      void firstAttempt.finally(() => ownAttempts.delete(firstAttempt))
      return Promise.race([firstAttempt, pause(timeoutMs, false, { ref: false })])
    },
    async backlog() {
      const counted = { count: count(), since: min(mailOutbox.createdAt) }
      const [row] = await db.select(counted).from(mailOutbox)
      return row ?? { count: 0, since: null }
    },
    async stop() {
      stopping.abort()
      clearInterval(pollTimer)
      if (soon) clearTimeout(soon)
      const timeout = pause(shutdownTimeoutMs, undefined, { ref: false })
      await Promise.race([Promise.all([running, ...ownAttempts]), timeout])
    },
  }
}

/** Queues mails, also for a program that does not send them itself. */
export async function queueMails(
  db: Database | Transaction,
  now: Date,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ initialDelayMs = 0, ...mail }) => ({
    ...mail,
    createdAt: now,
    dueAt: new Date(now.getTime() + initialDelayMs),
  }))
  await db.insert(mailOutbox).values(rows)
}

/** Claims and sends a batch of due mails. @returns their number. */
async function deliverBatch(parts: Parts): Promise<number> {
  const { db, now } = parts
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(lte(mailOutbox.dueAt, now()))
    // Many reminders may wait at once. They must not delay mails about sign-in and security.
    .orderBy(asc(sql`${mailOutbox.kind} = 'reminder'`), asc(mailOutbox.createdAt))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(mailOutbox)
    .set({ dueAt: leaseFrom(now()), attempts: sql`${mailOutbox.attempts} + 1` })
    .where(inArray(mailOutbox.id, due))
    .returning()
  await Promise.all(claimed.map((row) => deliverOne(row, parts)))
  return claimed.length
}

/** Sends a claimed mail, or schedules its retry. @returns whether it was sent. */
async function deliverOne(row: typeof mailOutbox.$inferSelect, parts: Parts): Promise<boolean> {
  const { db, composers, transport, log, now } = parts
  const { id, kind, recipient, about, detail, attempts, createdAt } = row
  try {
    const language = await recipientLanguage(db, recipient)
    const composed = await composers[kind]({ recipient, about, detail, queuedAt: createdAt }, language)
    const mail = composed && { about: about ? [about] : [], ...composed }
    const limit = AbortSignal.timeout(parts.sendTimeoutMs ?? sendTimeoutMs)
    if (mail) await transport.send({ id, recipient, ...mail }, limit)
    const isPublished = await db.transaction(async (tx) => {
      const done = await tx.delete(mailOutbox).where(eq(mailOutbox.id, id)).returning({ id: mailOutbox.id })
      if (done.length === 0 || !mail) return false
      transport.publish(id)
      return true
    })
    // The row was deleted while the mail was being sent, because its user was deleted.
    if (mail && !isPublished) await transport.withdraw(id)
    return mail !== null
  } catch (error) {
    if (isPermanentRejection(error)) {
      log.error({ err: error, mail: id, kind }, 'a mail was refused for good')
      await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
      return false
    }
    const delayMs = Math.min(5_000 * 2 ** (attempts - 1), maxRetryDelayMs)
    log.warn(
      { err: error, mail: id, kind, attempts, retryInSeconds: delayMs / 1000 },
      'a mail could not be sent',
    )
    await db
      .update(mailOutbox)
      .set({ dueAt: new Date(now().getTime() + delayMs) })
      .where(eq(mailOutbox.id, id))
    return false
  }
}

/** @returns those of the ids that belong to a queued mail. */
export async function queuedMails(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const id = sql<string>`${mailOutbox.id}::text`
  const rows = await db
    .select({ id })
    .from(mailOutbox)
    .where(inArray(id, [...ids]))
  return new Set(rows.map((row) => row.id))
}

/** Condition for the queued mails of a user. */
export function mailsOf({ email, about }: MailOwner): SQL | undefined {
  return or(eq(mailOutbox.recipient, email), inArray(mailOutbox.about, [...about]))
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs)
}

/**
 * Whether the mail server rejected the recipient or the text with 5xx: a retry would get the same reply (RFC 5321,
 * section 4.2.1). A 5xx to greeting, authentication or sender is a configuration error, which the operator can correct.
 */
function isPermanentRejection(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false
  return Number(error.responseCode) >= 500 && (error.command === 'RCPT TO' || error.command === 'DATA')
}
