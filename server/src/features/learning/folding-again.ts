import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Answer, Card, MemoryParameters } from '@pol/learning/values'
import { orderedAnswers, withoutOverruled } from '@pol/learning/fold'
import { remember } from '@pol/learning/memory'
import type { Database } from '../../database/database.ts'
import { cards } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { answersOf, readAnswersOfCards } from './answers-of-cards.ts'
import { changeLearner, readLearner, storeLearner } from './learner.ts'
import { readParameters } from './memory-parameters.ts'

/** Folds provisional cards again, one at a time, from all their answers. */
export interface FoldingAgain {
  /** Starts a run now and every minute, because another process may have crashed before it had finished. */
  start(): void
  /** Starts a run, unless one is active. */
  soon(): void
  /** Stops, and waits for the card that is being folded. */
  stop(): Promise<void>
}

interface Parts {
  readonly db: Database
  readonly log: FastifyBaseLogger
}

const lookEveryMs = 60_000
/** Answers that are folded before yielding; a few milliseconds of work. */
const answersAPiece = 100

export function createFoldingAgain({ db, log }: Parts): FoldingAgain {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  const foldAll = async () => {
    // One card of each learner in turn, so that a learner with many cards does not delay the others.
    let userId: string | null = null
    const failed = new Set<string>()
    while (!stopping.signal.aborted) {
      const begun = performance.now()
      const found: Found | undefined = await findNext(db, userId, failed)
      if (!found && userId === null) return
      userId = found?.card.user_id ?? null
      if (found) {
        await foldAndStore(db, found).catch((err: unknown) => {
          // Skip this learner, so that the cards of all others do not wait.
          log.error({ err }, 'a card could not be folded again; the next try is within a minute')
          failed.add(found.card.user_id)
        })
      }
      // Limits the load to half of the time, regardless of the number of provisional cards.
      await pause(performance.now() - begun, undefined, { signal: stopping.signal, ref: false })
    }
  }
  const soon = () => {
    running ??= foldAll()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.error({ err: error }, 'cards could not be folded again; the next try is within a minute')
      })
      .finally(() => (running = null))
  }
  return {
    start() {
      soon()
      timer = setInterval(soon, lookEveryMs).unref()
    },
    soon,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}

type Found = Awaited<ReturnType<typeof readAnswersOfCards>>[number]

/** A provisional card of the next learner after the given one, with its answers. */
async function findNext(
  db: Database,
  after: string | null,
  failed: ReadonlySet<string>,
): Promise<Found | undefined> {
  const isLater = after === null ? undefined : gt(cards.user_id, after)
  const isOfOthers = failed.size === 0 ? undefined : notInArray(cards.user_id, [...failed])
  const [found] = await readAnswersOfCards(db)
    // With `= $1` the planner would not use the partial index.
    .where(and(sql`${cards.provisional}`, isLater, isOfOthers))
    .orderBy(asc(cards.user_id))
    .limit(1)
  return found
}

async function foldAndStore(db: Database, { card, given }: Found): Promise<void> {
  await setImmediate()
  const { user_id: userId, item, language, skill, version, answer_count } = card
  const before = await readLearner(db, userId)
  const { restarted_at } = before
  // Parameters that are fitted meanwhile hold for later answers only.
  const parameters = await readParameters(db, before)
  const folded = await foldInPieces(answersOf(card, given), restarted_at ?? '', parameters)
  const isUnchanged = and(
    eq(cards.user_id, userId),
    eq(cards.item, item),
    eq(cards.language, language),
    eq(cards.skill, skill),
    // If a request or another process has changed the card first, it stays provisional and is folded again.
    eq(cards.version, version),
    eq(cards.answer_count, answer_count),
  )
  await changeLearner(db, userId, async (tx, learner) => {
    if (learner.restarted_at !== restarted_at) return
    const changed = folded && { ...folded, version: learner.version + 1 }
    const stored = await tx
      .update(cards)
      .set({ ...changed, provisional: false })
      .where(isUnchanged)
      .returning({ version: cards.version })
    if (changed && stored.length > 0) await storeLearner(tx, learner)
  }).catch((error: unknown) => {
    // The account was deleted concurrently.
    if (!(error instanceof ApiError)) throw error
  })
}

/** Folds the answers to a card; null if none of them counts. */
async function foldInPieces(
  given: readonly Answer[],
  restart: string,
  parameters: readonly MemoryParameters[],
): Promise<Card | null> {
  let card: Card | null = null
  const counted = withoutOverruled(orderedAnswers(given).filter(({ at }) => at >= restart))
  for (const [done, answer] of counted.entries()) {
    if (done % answersAPiece === 0) await setImmediate()
    card = remember(card, answer, parameters)
  }
  return card
}
