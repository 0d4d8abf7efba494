import { keyOf } from './card.ts'
import type { CardId, Grade } from './values.ts'

/** Maximum of different cards in a round. */
export const mostCards = 12

/** Maximum of steps of a round. */
export const mostSteps = 20

/** Maximum of steps without a wrong answer; the others are for repeats. */
export const mostPlannedSteps = 16

/** Number of cards between a wrong answer, or a presentation, and the next question about that card. */
const cardsBetween = 2

/** After this many wrong answers a card is shown again before it is asked again. */
const missesUntilShown = 2
/** After this many wrong answers a card leaves the round. */
const missesUntilLeft = 3

/** A step of a round: a first presentation, a question, or 'Noch einmal ansehen' after, or because of, wrong answers. */
export interface Step {
  readonly card: CardId
  readonly kind: 'meet' | 'ask' | 'look-again'
  /** Why the card comes back in this round; missing for its first turn and for a harder task. */
  readonly because?: 'shown' | 'wrong'
}

export interface Result {
  readonly card: CardId
  readonly grade: Grade
}

export interface Round {
  /** Remaining steps; the first is the current one. */
  readonly ahead: readonly Step[]
  readonly results: readonly Result[]
  /** Number of finished steps. */
  readonly done: number
  /** Cards that left the round with the last step, because they were wrong too often. */
  readonly left: readonly CardId[]
}

/** Whether the item of a card was not met before (`isMet`), so that it is presented first. */
type IsUnseen = (card: CardId) => boolean

/** The cards that are presented before they are asked: of cards about the same item, only the first one. */
function presentedOf(cards: readonly CardId[], isUnseen: IsUnseen): ReadonlySet<CardId> {
  const unseen = Map.groupBy(cards.filter(isUnseen), ({ item }) => item)
  return new Set([...unseen.values()].flatMap(([first]) => first ?? []))
}

/** Number of steps of a round with these cards if all answers are right. */
export function stepsOf(cards: readonly CardId[], isUnseen: IsUnseen): number {
  return cards.length + presentedOf(cards, isUnseen).size
}

/**
 * The cards of the next round. All cards are divided into as few rounds as possible, of about equal length: 13 new ones into 7
 * and 6. No new card is alone in a round while there are others, even if that takes one round more.
 *
 * @param cards all that wait, in the order of the plan; cards that do not fit are left for other rounds.
 */
export function cardsOfRound(cards: readonly CardId[], isUnseen: IsUnseen): CardId[] {
  const different = [...new Map(cards.map((card) => [keyOf(card), card])).values()]
  const presented = presentedOf(different, isUnseen)
  const sizes = different.map((card) => (presented.has(card) ? 2 : 1))
  const rounds = roundsFrom(0, sizes)
  const share = sizes.reduce((sum, size) => sum + size, 0) / rounds
  const most = endOfRound(0, sizes)
  let steps = 0
  const last = sizes.findIndex((size, at) => {
    steps += size
    return at + 1 >= most || (steps >= share && roundsFrom(at + 1, sizes) < rounds)
  })
  const newUpTo = (at: number) => sizes.slice(0, at + 1).filter((size) => size > 1).length
  const isOneAlone = (at: number) => {
    const [here, later] = [newUpTo(at), presented.size - newUpTo(at)]
    return (here === 1 && later > 0) || (later === 1 && here > 0)
  }
  const near = [last, last - 1, last + 1].filter((at) => at >= 0 && at < most && !isOneAlone(at))
  const end = near.find((at) => roundsFrom(at + 1, sizes) < rounds) ?? near[0] ?? last
  return different.slice(0, end + 1)
}

/** @returns the index after the last card that fits into a round. @param sizes the number of steps of each card. */
function endOfRound(start: number, sizes: readonly number[]): number {
  let steps = 0
  const excess = sizes.slice(start, start + mostCards).findIndex((size) => {
    steps += size
    return steps > mostPlannedSteps
  })
  return excess < 0 ? Math.min(start + mostCards, sizes.length) : start + excess
}

/** The number of rounds that the cards from an index on need at least. */
function roundsFrom(start: number, sizes: readonly number[]): number {
  let rounds = 0
  for (let at = start; at < sizes.length; at = endOfRound(at, sizes)) rounds += 1
  return rounds
}

/**
 * @param cards the cards of the round (`cardsOfRound`).
 * @param isHardCard whether a card is wrong again and again: it is shown before it is asked.
 */
export function startRound(
  cards: readonly CardId[],
  isUnseen: IsUnseen,
  isHardCard: (card: CardId) => boolean = () => false,
): Round {
  const presented = presentedOf(cards, isUnseen)
  const ahead = cards.map((card): Step => {
    return { card, kind: presented.has(card) ? 'meet' : isHardCard(card) ? 'look-again' : 'ask' }
  })
  return { ahead, results: [], done: 0, left: [] }
}

/** The round after a card was presented, for the first time or again; it is asked after two other cards. */
export function afterPresentation(round: Round): Round {
  const [step, ...rest] = round.ahead
  return step ? advanced({ ...round, left: [] }, later(rest, step.card, 'shown')) : round
}

/**
 * The round after an answer. A wrong card is repeated after two other cards, or at the end if there are fewer. The second
 * time it is shown again first; the third time it leaves the round.
 *
 * @param leadsOn whether a right answer leads to a harder task (`isHarder`). It is asked
 *   in the same round, once in each round, unless the card was wrong there.
 */
export function afterAnswer(round: Round, grade: Grade, leadsOn = false): Round {
  const [step, ...rest] = round.ahead
  if (!step) return round
  const { card } = step
  const isRepeat = round.results.some((result) => keyOf(result.card) === keyOf(card))
  const others = grade > 1 && leadsOn && !isRepeat ? later(rest, card) : rest
  return afterAnswers(round, others, [{ card, grade }])
}

/**
 * The round after several cards were answered in one step, in pairs: that of the current step and those of later steps,
 * which are done with it.
 */
export function afterPairs(round: Round, answers: readonly Result[]): Round {
  const keys = new Set(answers.map(({ card }) => keyOf(card)))
  const others = round.ahead.filter(({ kind, card }) => kind !== 'ask' || !keys.has(keyOf(card)))
  return afterAnswers(round, others, answers)
}

/** The round after a step with these answers. @param others the steps ahead, without that step. */
function afterAnswers(round: Round, others: readonly Step[], answers: readonly Result[]): Round {
  let { results } = round
  let ahead = others
  const left: CardId[] = []
  for (const { card, grade } of answers) {
    results = [...results, { card, grade }]
    if (grade > 1) continue
    const misses = missesOf(results, card)
    if (misses >= missesUntilLeft) left.push(card)
    else if (misses < missesUntilShown) ahead = later(ahead, card, 'wrong')
    else ahead = [{ card, kind: 'look-again', because: 'wrong' }, ...ahead]
  }
  return advanced({ ...round, results, left }, ahead)
}

/** The round after the learner overruled the last verdict: the card counts as right and is not repeated. */
export function afterOverruling(round: Round, grade: Grade): Round {
  const { results } = round
  const last = results.at(-1)
  if (last?.grade !== 1) return round
  return {
    ...withoutCard(round, last.card),
    results: [...results.slice(0, -1), { ...last, grade }],
    left: [],
  }
}

/** The round without the steps of a card that are left. */
export function withoutCard(round: Round, card: CardId): Round {
  return { ...round, ahead: round.ahead.filter((step) => keyOf(step.card) !== keyOf(card)) }
}

function missesOf(results: readonly Result[], card: CardId): number {
  return results.filter((result) => result.grade === 1 && keyOf(result.card) === keyOf(card)).length
}

/** Which steps are kept near the maximum: questions about what was shown, then repeats, then first turns. */
const urgencies: readonly Step['because'][] = ['shown', 'wrong', undefined]

/**
 * The round after its current step. Cards that do not fit into the steps of a round are left for another one. What was shown is
 * always asked: its question was reserved with it.
 */
function advanced(round: Round, steps: readonly Step[]): Round {
  const done = round.done + 1
  let left = mostSteps - done
  const kept = new Set<Step>()
  for (const urgency of urgencies)
    for (const step of steps.filter(({ because }) => because === urgency)) {
      // A presentation needs one more step: its question.
      const needed = step.kind === 'ask' ? 1 : 2
      if (needed > left) continue
      left -= needed
      kept.add(step)
    }
  return { ...round, ahead: steps.filter((step) => kept.has(step)), done }
}

/**
 * Number of steps of the whole round, as far as planned. The question after 'Noch einmal ansehen' only counts from then on, so
 * that the number increases by at most one with each step, and the progress of the round never falls.
 */
export function allStepsOf({ ahead, done }: Round): number {
  return ahead.reduce((sum, { kind }) => sum + (kind === 'meet' ? 2 : 1), done)
}

function later(rest: readonly Step[], card: CardId, because?: Step['because']): Step[] {
  const step: Step = { card, kind: 'ask', ...(because && { because }) }
  return rest.toSpliced(Math.min(cardsBetween, rest.length), 0, step)
}

export interface Outcome {
  /** Number of different cards asked, and of those that were never wrong in the round, also not in a harder task. */
  readonly asked: number
  readonly right: number
}

/** The summary at the end of a round. */
export function outcomeOf({ results }: Round): Outcome {
  const asked = new Set(results.map(({ card }) => keyOf(card)))
  const wrong = new Set(results.filter(isWrong).map(({ card }) => keyOf(card)))
  return { asked: asked.size, right: asked.size - wrong.size }
}

/** The ids of the items that were asked in a round and never wrong there, in the order in which they were asked. */
export function rightItemsOf({ results }: Round): string[] {
  const wrong = new Set(results.filter(isWrong).map(({ card }) => card.item))
  return [...new Set(results.map(({ card }) => card.item))].filter((item) => !wrong.has(item))
}

function isWrong({ grade }: Result): boolean {
  return grade === 1
}
