import { setImmediate } from 'node:timers/promises'
import { orderedAnswers } from '@pol/learning/fold'
import { countAnswers, noCounts, sumOfCounts } from '@pol/learning/history'
import { paceOf, recentAnswers } from '@pol/learning/pace'
import type { Answer, History } from '@pol/learning/values'
import type { Database } from '../../database/database.ts'
import { answersOf, readAnswersOfCards } from './answers-of-cards.ts'
import type { LearnerRow } from './learner.ts'
import { readParameters } from './memory-parameters.ts'
import { piecesOfLearner } from './pieces-of-learner.ts'

/**
 * Counts the answers of a learner. There may be hundreds of thousands, so they are read and counted in pieces of a few
 * milliseconds. A piece has all answers to its cards, because recall depends on the preceding answer.
 */
export async function countHistory(db: Database, learner: LearnerRow, now: Date): Promise<History> {
  const context = { parameters: await readParameters(db, learner), now: now.toISOString() }
  let counts = noCounts
  let recent: Answer[] = []
  for await (const isOfPiece of piecesOfLearner(db, learner)) {
    const found = await readAnswersOfCards(db).where(isOfPiece)
    await setImmediate()
    const answers = found
      .flatMap(({ card, given }) => answersOf(card, given))
      .filter(({ at }) => at >= (learner.restarted_at ?? ''))
    counts = sumOfCounts(counts, countAnswers(answers, context))
    recent = orderedAnswers([...recent, ...answers]).slice(-recentAnswers)
    await setImmediate()
  }
  return { ...counts, pace: paceOf(recent) }
}
