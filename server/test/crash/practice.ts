import { randomUUID } from 'node:crypto'
import { finishRound, saveLesson, sendAnswers } from '@pol/contract/operations/learning'
import { languages } from '@pol/language/language'
import { lessonNames } from '@pol/learning/lessons/lesson-names'
import { loadItems } from '../../src/files.ts'
import { answerOf } from '../practice.ts'
import type { Ledger } from './ledger.ts'
import type { Caller } from './user-lifecycle.ts'

interface Context {
  readonly ledger: Ledger
  readonly random: () => number
}

/**
 * Enough items that none reaches the limit of stored answers (`storedAnswers`) on a fast machine, and few enough for
 * several answers per card.
 */
const items = (await loadItems()).taught.slice(0, 60).map(({ id }) => id)
const largestBatch = 12
const days = 90
/** Few, so that progress is merged. */
const someLessons = lessonNames.slice(0, 4)

/** Sends batches of answers, finished rounds and the progress in lessons, until a request fails or the server is killed. */
export async function repeatPractice(
  context: Context,
  killed: AbortSignal,
  asLearner: Caller,
): Promise<void> {
  while (!killed.aborted) await practise(context, asLearner)
}

/**
 * Sends one batch of answers with random times of the last 90 days, so that many are older than stored ones, the round
 * that they end, and the progress in a lesson.
 */
export async function practise({ ledger, random }: Context, asLearner: Caller): Promise<void> {
  const oneOf = <const Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(values.length * random())]
    if (value === undefined) throw new Error('Nothing to choose from')
    return value
  }
  const batch = Array.from({ length: 1 + Math.floor(largestBatch * random()) }, () =>
    answerOf(days * random(), {
      language: oneOf(languages),
      item: oneOf(items),
      skill: oneOf(['recognise', 'produce']),
      grade: oneOf([1, 2, 3, 4]),
    }),
  )
  await ledger.answer(batch, async (answers) => {
    const { refused } = await asLearner(sendAnswers, { answers: [...answers] })
    if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`)
  })
  const round = { id: randomUUID(), at: new Date().toISOString(), cards: batch.length }
  await ledger.finish(round, async (sent) => (await asLearner(finishRound, sent)).rounds ?? 0)
  const step = Math.floor(14 * random())
  const [lesson, right, done] = [oneOf(someLessons), Math.floor(13 * random()), random() < 0.5]
  const progress = { lesson, at: round.at, step, right, of: 12, done }
  await ledger.save(progress, (sent) => asLearner(saveLesson, sent))
}
