import { setTimeout } from 'node:timers/promises'
import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../database/open.ts'
import { mailOutbox } from '../database/schema.ts'
import type { Mail } from './letter.ts'
import type { Transport } from './transport.ts'

/** Composes a kind of mail at the moment it is sent; `null` where nobody is to be written to (any more). */
export type Composers = Readonly<Record<string, (recipient: string, askedAt: Date) => Promise<Mail | null>>>

export interface Outbox {
  /** Writes a mail down in the caller's transaction; it is sent after that has been committed. */
  add(db: Database | Transaction, mail: { kind: string; recipient: string }): Promise<void>
  /** Sends what is due, without waiting for the regular look. */
  deliverSoon(): void
  /** Ends the regular look and gives the mails that are on their way a moment. */
  stop(): Promise<void>
}

interface Parts {
  readonly db: Database
  readonly composers: Composers
  readonly transport: Transport
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}

const lookEveryMs = 15_000
/** A process that dies while it sends leaves its mails to others after this time. */
const leaseMs = 2 * 60 * 1000
/** How long the end waits for mails on their way; what is not sent by then keeps its row. */
const farewellMs = 5_000
const longestDelayMs = 60 * 60 * 1000
const batch = 10

export function createOutbox(parts: Parts): Outbox {
  let running: Promise<void> | null = null
  let again = false

  const deliver = async () => {
    do {
      again = false
      while ((await deliverBatch(parts)) === batch);
    } while (again)
  }
  const deliverSoon = () => {
    again = true
    running ??= deliver()
      .catch((error: unknown) => parts.log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => (running = null))
  }
  const timer = setInterval(deliverSoon, lookEveryMs)
  timer.unref()

  return {
    async add(db, mail) {
      await db.insert(mailOutbox).values({ ...mail, createdAt: parts.now(), dueAt: parts.now() })
    },
    deliverSoon,
    async stop() {
      clearInterval(timer)
      const patience = setTimeout(farewellMs, undefined, { ref: false })
      await Promise.race([running, patience])
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
    .set({ dueAt: new Date(now().getTime() + leaseMs), attempts: sql`${mailOutbox.attempts} + 1` })
    .where(inArray(mailOutbox.id, due))
    .returning()
  await Promise.all(claimed.map((row) => deliverOne(row, parts)))
  return claimed.length
}

async function deliverOne(
  row: typeof mailOutbox.$inferSelect,
  { db, composers, transport, log, now }: Parts,
) {
  const { id, kind, recipient, attempts, createdAt } = row
  try {
    const compose = composers[kind]
    if (!compose) throw new Error(`No mail of the kind ${kind} is known`)
    const mail = await compose(recipient, createdAt)
    if (mail) await transport.send({ id, recipient, ...mail })
    await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
  } catch (error) {
    if (isRefusedForGood(error)) {
      log.error({ err: error, mail: id, kind }, 'a mail was refused for good')
      await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
      return
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
  }
}

/** The mail server's answer 5xx: trying again would get the same answer (RFC 5321, section 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
}
