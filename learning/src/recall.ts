import { type Cards, keyOf } from './card.ts'
import { type FoldContext, orderedAnswers, withoutOverruled } from './fold.ts'
import { remember, retrievability } from './memory.ts'
import type { Answer, Card } from './values.ts'

/** An answer to a card that was answered before, so that it tests the memory. */
export interface Recollection {
  readonly answer: Answer
  /** The card before the answer. */
  readonly card: Card
  /** The probability, at the moment of the answer, that the learner still knows the card. */
  readonly expected: number
  readonly isRight: boolean
}

/**
 * Overruled answers do not count.
 *
 * @param answers answers to any cards, in any order: all of them, or those since `cards` were read.
 * @param cards the cards before these answers.
 */
export function recollectionsOf(
  answers: Iterable<Answer>,
  { restarted_at, parameters }: FoldContext,
  cards: Cards = new Map(),
): Recollection[] {
  const recollections: Recollection[] = []
  const counted = orderedAnswers(answers).filter(({ at }) => restarted_at === null || at >= restarted_at)
  for (const [key, ofCard] of Map.groupBy(counted, keyOf)) {
    let card = cards.get(key) ?? null
    for (const answer of withoutOverruled(ofCard)) {
      if (card) {
        const expected = retrievability(card, answer.at, parameters)
        recollections.push({ answer, card, expected, isRight: answer.grade > 1 })
      }
      card = remember(card, answer, parameters)
    }
  }
  return recollections
}

/** How well expected probabilities agree with what was known. Smaller is better. */
export interface Deviation {
  /** Mean of the negative logarithm of the probability of what happened. */
  readonly logLoss: number
  /**
   * Root of the mean squared difference between expected and known shares of bins, each of which has the recollections
   * whose probabilities are in the same twentieth.
   */
  readonly rmseOfBins: number
}

/** Otherwise a single surprise could have an infinite loss. */
const smallestProbability = 0.0001
const binsCount = 20

/** @param recollections at least one. */
export function deviationOf(recollections: readonly Recollection[]): Deviation {
  const count = recollections.length
  let loss = 0
  for (const { expected, isRight } of recollections)
    loss -= Math.log(Math.max(smallestProbability, isRight ? expected : 1 - expected))
  const bins = Map.groupBy(recollections, ({ expected }) => Math.floor(expected * binsCount))
  let squares = 0
  for (const ofBin of bins.values()) {
    const sum = ofBin.reduce((sum, { expected, isRight }) => sum + expected - Number(isRight), 0)
    squares += sum ** 2 / ofBin.length
  }
  return { logLoss: loss / count, rmseOfBins: Math.sqrt(squares / count) }
}
