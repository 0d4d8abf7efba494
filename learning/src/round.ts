import { keyOf } from './card.ts'
import type { CardId, Grade } from './values.ts'

/** Maximum of different cards in a round; repeats are not counted. */
export const mostCards = 12

/** Number of cards between a wrong answer, or a first presentation, and the next question about that card. */
const cardsBetween = 2

/** A step of a round: a first presentation or a question. */
export interface Step {
  readonly card: CardId
  readonly kind: 'meet' | 'ask'
}

export interface Result {
  readonly card: CardId
  readonly grade: Grade
  /** Whether the card was already asked in this round. */
  readonly isRepeat: boolean
}

export interface Round {
  /** Remaining steps; the first is the current one. */
  readonly ahead: readonly Step[]
  readonly results: readonly Result[]
}

/**
 * @param cards in the order of the plan; cards beyond the maximum are left for another round.
 * @param isUnseen whether a card needs a first presentation.
 */
export function startRound(cards: readonly CardId[], isUnseen: (card: CardId) => boolean): Round {
  const different = [...new Map(cards.map((card) => [keyOf(card), card])).values()]
  const ahead = different
    .slice(0, mostCards)
    .map((card): Step => ({ card, kind: isUnseen(card) ? 'meet' : 'ask' }))
  return { ahead, results: [] }
}

/** The round after the first presentation of a card, which is asked after two other cards. */
export function afterMeeting({ ahead, results }: Round): Round {
  const [step, ...rest] = ahead
  return { ahead: step ? later(rest, step.card) : rest, results }
}

/** The round after an answer. A wrong card is repeated after two other cards, or at the end if there are fewer. */
export function afterAnswer({ ahead, results }: Round, grade: Grade): Round {
  const [step, ...rest] = ahead
  if (!step) return { ahead, results }
  const isRepeat = results.some(({ card }) => keyOf(card) === keyOf(step.card))
  return {
    ahead: grade === 1 ? later(rest, step.card) : rest,
    results: [...results, { card: step.card, grade, isRepeat }],
  }
}

/** The round after the learner overruled the last verdict: the card counts as right and is not repeated. */
export function afterOverruling({ ahead, results }: Round, grade: Grade): Round {
  const last = results.at(-1)
  if (last?.grade !== 1) return { ahead, results }
  const at = ahead.findIndex(({ card }) => keyOf(card) === keyOf(last.card))
  return {
    ahead: at < 0 ? ahead : ahead.toSpliced(at, 1),
    results: [...results.slice(0, -1), { ...last, grade }],
  }
}

function later(rest: readonly Step[], card: CardId): Step[] {
  return rest.toSpliced(Math.min(cardsBetween, rest.length), 0, { card, kind: 'ask' })
}

export interface Outcome {
  /** Number of different cards asked, and of those that were right at the first attempt. */
  readonly asked: number
  readonly right: number
}

/** The summary at the end of a round. */
export function outcomeOf({ results }: Round): Outcome {
  const first = results.filter(({ isRepeat }) => !isRepeat)
  return { asked: first.length, right: first.filter(({ grade }) => grade > 1).length }
}
