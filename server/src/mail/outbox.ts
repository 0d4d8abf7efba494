import { setTimeout } from 'node:timers/promises'
import { and, asc, count, eq, inArray, lte, min, or, sql, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../database/open.ts'
import { mailOutbox } from '../database/schema.ts'
import type { Mail } from './letter.ts'
import type { Person } from './mail-files.ts'
import type { Transport } from './transport.ts'

/** A mail that is to be written, as the one who composes it gets it. */
export interface Wish {
  readonly recipient: string
  /** The id of what the mail is about, where it is about something. */
  readonly about: string | null
  readonly askedAt: Date
}

/** Composes a mail at the moment it is sent; `null` where nobody is to be written to (any more). */
export type Composer = (wish: Wish) => Promise<Mail | null>
export type Composers = Readonly<Record<string, Composer>>

export interface NewMail {
  readonly kind: string
  readonly recipient: string
  readonly about?: string
  /** Time that is left to {@link Outbox.deliverNow} before anybody else tries it; none if it is not said. */
  readonly graceMs?: number
}

export interface Outbox {
  /** Writes mails down in the caller's transaction; they are sent after that has been committed. */
  add(db: Database | Transaction, ...mails: readonly NewMail[]): Promise<void>
  /** Sends what is due, without waiting for the regular look. */
  deliverSoon(): void
  /**
   * Writes a mail down, unless it is written down already and untried, and tries to send it at once.
   * @returns whether the first try got it out within the patience; if not, it is tried again like any other.
   */
  deliverNow(mail: NewMail, patienceMs: number): Promise<boolean>
  /** How many mails wait, and since when the oldest does. */
  backlog(): Promise<{ count: number; since: Date | null }>
  /** Ends the regular look and gives the mails that are on their way a moment. */
  stop(): Promise<void>
}

interface Parts {
  readonly db: Database
  readonly composers: Composers
  readonly transport: Transport
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  /** How long one try may take, so that a mail server that hangs holds nothing up. Less than the lease. */
  readonly longestTryMs?: number
}

const lookEveryMs = 15_000
/** A process that dies while it sends leaves its mails to others after this time. */
const leaseMs = 2 * 60 * 1000
/** How long the end waits for mails on their way; what is not sent by then keeps its row. */
const farewellMs = 3_000
const longestTryMs = 30_000
const longestDelayMs = 60 * 60 * 1000
const batch = 10

export function createOutbox(parts: Parts): Outbox {
  const { db, log, now } = parts
  const ownTries = new Set<Promise<boolean>>()
  let running: Promise<void> | null = null
  let again = false
  const stopping = new AbortController()

  const deliver = async () => {
    do {
      again = false
      while (!stopping.signal.aborted && (await deliverBatch(parts)) === batch);
    } while (again && !stopping.signal.aborted)
  }
  const deliverSoon = () => {
    again = true
    running ??= deliver()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => (running = null))
  }
  const timer = setInterval(deliverSoon, lookEveryMs)
  timer.unref()

  return {
    async add(db, ...mails) {
      if (mails.length === 0) return
      const rows = mails.map(({ graceMs = 0, ...mail }) => ({
        ...mail,
        createdAt: now(),
        dueAt: new Date(now().getTime() + graceMs),
      }))
      await db.insert(mailOutbox).values(rows)
    },
    deliverSoon,
    async deliverNow(mail, patienceMs) {
      const { kind, recipient } = mail
      // Claimed, so that nobody else tries it at the same time.
      const claimed = { dueAt: leaseFrom(now()), attempts: 1 }
      const [untried] = await db
        .update(mailOutbox)
        .set(claimed)
        .where(
          and(eq(mailOutbox.kind, kind), eq(mailOutbox.recipient, recipient), eq(mailOutbox.attempts, 0)),
        )
        .returning()
      const [row] = untried
        ? [untried]
        : await db
            .insert(mailOutbox)
            .values({ ...mail, ...claimed, createdAt: now() })
            .returning()
      if (!row) return false
      const firstTry = deliverOne(row, parts).catch((error: unknown) => {
        log.error({ err: error, mail: row.id }, 'the outbox could not be written')
        return false
      })
      ownTries.add(firstTry)
      void firstTry.finally(() => ownTries.delete(firstTry))
      return Promise.race([firstTry, setTimeout(patienceMs, false, { ref: false })])
    },
    async backlog() {
      const counted = { count: count(), since: min(mailOutbox.createdAt) }
      const [row] = await db.select(counted).from(mailOutbox)
      return row ?? { count: 0, since: null }
    },
    async stop() {
      stopping.abort()
      clearInterval(timer)
      const patience = setTimeout(farewellMs, undefined, { ref: false })
      await Promise.race([Promise.all([running, ...ownTries]), patience])
    },
  }
}

/** Claims some due mails, sends them, and returns how many there were. */
async function deliverBatch(parts: Parts): Promise<number> {
  const { db, now } = parts
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(lte(mailOutbox.dueAt, now()))
    .orderBy(asc(mailOutbox.createdAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(mailOutbox)
    .set({ dueAt: leaseFrom(now()), attempts: sql`${mailOutbox.attempts} + 1` })
    .where(inArray(mailOutbox.id, due))
    .returning()
  await Promise.all(claimed.map((row) => deliverOne(row, parts)))
  return claimed.length
}

/** Sends a claimed mail, or sets when it is tried again. @returns whether it went out. */
async function deliverOne(row: typeof mailOutbox.$inferSelect, parts: Parts): Promise<boolean> {
  const { db, composers, transport, log, now } = parts
  const { id, kind, recipient, about, attempts, createdAt } = row
  try {
    const compose = composers[kind]
    if (!compose) throw new Error(`No mail of the kind ${kind} is known`)
    const mail = await compose({ recipient, about, askedAt: createdAt })
    const limit = AbortSignal.timeout(parts.longestTryMs ?? longestTryMs)
    if (mail) await transport.send({ id, recipient, about, ...mail }, limit)
    const done = await db.delete(mailOutbox).where(eq(mailOutbox.id, id)).returning({ id: mailOutbox.id })
    // Whoever it is about was erased while it was being sent.
    if (done.length === 0) await transport.withdraw(id)
    return mail !== null
  } catch (error) {
    if (isRefusedForGood(error)) {
      log.error({ err: error, mail: id, kind }, 'a mail was refused for good')
      await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
      return false
    }
    const delayMs = Math.min(5_000 * 2 ** (attempts - 1), longestDelayMs)
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

/** Which mails wait that are for a person or about something of theirs. */
export function mailsOf({ email, about }: Person): SQL | undefined {
  return or(eq(mailOutbox.recipient, email), inArray(mailOutbox.about, [...about]))
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs)
}

/**
 * The mail server's answer 5xx to this recipient or this text: trying again would get the same answer (RFC 5321, section
 * 4.2.1). One to the greeting, the password or the sender is about the configuration, which somebody can correct.
 */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false
  return Number(error.responseCode) >= 500 && (error.command === 'RCPT TO' || error.command === 'DATA')
}
