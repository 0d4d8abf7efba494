import { keyOf } from './card.ts'
import type { CardId, Grade } from './values.ts'

/** How many different cards a round has at most; what comes back is on top. */
export const mostCards = 12

/** After how many others a wrong card comes back, and a new one is asked. */
const others = 2

/** What comes next in a round: a first sight, which asks nothing, or a question. */
export interface Step {
  readonly card: CardId
  readonly kind: 'meet' | 'ask'
}

export interface Result {
  readonly card: CardId
  readonly grade: Grade
  /** Whether it had come back in this round. */
  readonly isRepeat: boolean
}

export interface Round {
  /** The first one is shown. */
  readonly ahead: readonly Step[]
  readonly results: readonly Result[]
}

/**
 * @param cards in the order of the plan; what does not fit is for another round.
 * @param isUnseen whether a card has to be shown before it is asked.
 */
export function startRound(cards: readonly CardId[], isUnseen: (card: CardId) => boolean): Round {
  const different = [...new Map(cards.map((card) => [keyOf(card), card])).values()]
  const ahead = different
    .slice(0, mostCards)
    .map((card): Step => ({ card, kind: isUnseen(card) ? 'meet' : 'ask' }))
  return { ahead, results: [] }
}

/** The round after the first sight of a card, which is asked when two others have come between. */
export function afterMeeting({ ahead, results }: Round): Round {
  const [step, ...rest] = ahead
  return { ahead: step ? later(rest, step.card) : rest, results }
}

/** The round after an answer. A wrong card comes back after two others, or as many as there are. */
export function afterAnswer({ ahead, results }: Round, grade: Grade): Round {
  const [step, ...rest] = ahead
  if (!step) return { ahead, results }
  const isRepeat = results.some(({ card }) => keyOf(card) === keyOf(step.card))
  return {
    ahead: grade === 1 ? later(rest, step.card) : rest,
    results: [...results, { card: step.card, grade, isRepeat }],
  }
}

/** The round after the learner has overruled the last verdict: the card was right, and does not come back. */
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
  return rest.toSpliced(Math.min(others, rest.length), 0, { card, kind: 'ask' })
}

export interface Outcome {
  /** Different cards that were asked, and how many of them were right at once. */
  readonly asked: number
  readonly right: number
}

/** What the end of a round tells. */
export function outcomeOf({ results }: Round): Outcome {
  const first = results.filter(({ isRepeat }) => !isRepeat)
  return { asked: first.length, right: first.filter(({ grade }) => grade > 1).length }
}
