import { setImmediate } from 'node:timers/promises'
import { and, asc, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Answer } from '@pol/learning/values'
import type { Database } from '../../../database/database.ts'
import { cards, learningSettings, memoryParameters } from '../../../database/schema.ts'
import { createBurstLimit } from '../../../limits/burst-limit.ts'
import { answersOf, readAnswersOfCards } from '../answers-of-cards.ts'
import { changeLearner, type LearnerRow, learnerUpsert, readLearner, storeLearner } from '../learner.ts'
import { momentAfterAll, readParameters } from '../memory-parameters.ts'
import { piecesOfLearner } from '../pieces-of-learner.ts'
import { fewestAnswers } from './limits.ts'
import { type FitLimits, runFit } from './run-fit.ts'

/** Fits the parameters of each learner's memory once a week, one learner at a time in all processes. */
export interface WeeklyFits {
  /** Looks for learners after some minutes, and then every hour. */
  start(): void
  /** Fits all learners whose time has come, unless another process does. Errors are logged. */
  once(): Promise<void>
  /** Ends a running fit, which is then due again. */
  stop(): Promise<void>
}

interface Parts {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  /** Path of `fit-process`. */
  readonly program: string
  readonly limits?: FitLimits
}

/**
 * The first look is 5 to 10 minutes after the start: then an upgrade without downtime is over, a server that restarts
 * every hour fits, too, and processes that start together do not look together.
 */
const firstLookMs = 5 * 60_000
const lookEveryMs = 60 * 60_000
const weekMs = 7 * 24 * 60 * 60_000
/** One fit at a time in all processes. If a process crashes during a fit, the next one waits for ten minutes. */
const lease = { atOnce: 1, everySeconds: 10 * 60 }
const leaseKey = 'all'
/** Of learners with more answers, those to a part of the items are fitted. */
const mostAnswers = 30_000

export function createWeeklyFits({ db, log, now, program, limits }: Parts): WeeklyFits {
  const stopping = new AbortController()
  const { signal } = stopping
  const leases = createBurstLimit(db, 'fits', lease)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  const fit = async (userId: string) => {
    const learner = await readLearner(db, userId)
    // Another process may just have fitted the learner.
    if (!isDue(learner, now())) return
    try {
      const held = await readParameters(db, learner)
      const w = await runFit({ program, signal, ...(limits && { limits }) }, answersToFit(db, learner), held)
      await finish(db, learner, w, now())
    } catch (err) {
      if (signal.aborted) return
      log.warn({ err }, 'the memory of a learner could not be fitted; the next try is in a week')
      await postpone(db, userId, now())
    }
  }
  const fitAll = async () => {
    let userId: string | null = null
    while (!signal.aborted) {
      userId = await findNext(db, userId, now())
      if (userId === null) return
      // The process that has the lease also fits the others.
      if ((await leases.take(leaseKey)) > 0) return
      await fit(userId)
        .catch((err: unknown) => {
          // For example because the account was deleted concurrently.
          if (!signal.aborted) log.warn({ err }, 'a learner could not be chosen for a fit')
        })
        .finally(() => leases.reset(leaseKey))
    }
  }
  const once = () =>
    (running ??= fitAll()
      .catch((err: unknown) => {
        if (!signal.aborted) log.warn({ err }, 'no memory could be fitted; the next try is within an hour')
      })
      .finally(() => (running = null)))
  const lookIn = (ms: number) => {
    if (signal.aborted) return
    timer = setTimeout(() => void once().finally(() => lookIn(lookEveryMs)), ms).unref()
  }
  return {
    start: () => lookIn(firstLookMs * (1 + Math.random())),
    once,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

const { user_id, answer_count, fitted_answers, fit_due_at } = learningSettings

/** The next learner after the given one with enough answers, and new ones, whose time has come. */
async function findNext(db: Database, after: string | null, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ user_id })
    .from(learningSettings)
    .where(
      and(
        gte(answer_count, fewestAnswers),
        gt(answer_count, fitted_answers),
        or(isNull(fit_due_at), lte(fit_due_at, now.toISOString())),
        after === null ? undefined : gt(user_id, after),
      ),
    )
    .orderBy(asc(user_id))
    .limit(1)
  return found?.user_id ?? null
}

const inFuture = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

const isDue = (learner: LearnerRow, now: Date) =>
  learner.fit_due_at === null || learner.fit_due_at <= now.toISOString()

/** Stores parameters that are taken. Cards stay as they are: the parameters hold for later answers only. */
function finish(db: Database, fitted: LearnerRow, w: readonly number[] | null, now: Date): Promise<void> {
  return changeLearner(db, fitted.user_id, async (tx, learner) => {
    const next = {
      ...learner,
      fit_due_at: inFuture(now, weekMs),
      fitted_answers: fitted.answer_count,
    }
    // The answers do not count any more if the learner has restarted meanwhile.
    if (!w || learner.restarted_at !== fitted.restarted_at) {
      await learnerUpsert(tx, next)
      return
    }
    const { user_id } = learner
    await tx
      .insert(memoryParameters)
      .values({ user_id, at: await momentAfterAll(tx, user_id, now), w: [...w] })
    await storeLearner(tx, next)
  })
}

function postpone(db: Database, userId: string, now: Date): Promise<void> {
  return changeLearner(db, userId, async (tx, learner) => {
    await learnerUpsert(tx, { ...learner, fit_due_at: inFuture(now, weekMs) })
  })
}

/** Reads the answers that count, in pieces of a few milliseconds. */
async function* answersToFit(db: Database, learner: LearnerRow): AsyncGenerator<readonly Answer[]> {
  const restart = learner.restarted_at ?? ''
  const part = Math.floor((1024 * mostAnswers) / learner.answer_count)
  // Whole items, the same ones each week, and independent of how well they are known.
  const isInPart = part < 1024 ? sql`(hashtext(${cards.item}) & 1023) < ${part}` : undefined
  for await (const isOfPiece of piecesOfLearner(db, learner)) {
    const found = await readAnswersOfCards(db).where(and(isOfPiece, isInPart))
    await setImmediate()
    yield found.flatMap(({ card, given }) => answersOf(card, given)).filter(({ at }) => at >= restart)
    await setImmediate()
  }
}
