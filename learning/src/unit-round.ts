import { compareTexts } from '@pol/language/compare'
import { type Cards, isMet, keyOf } from './card.ts'
import type { SentenceToLearn } from './learning-order.ts'
import type { CardId, Skill } from './values.ts'
import { type PlanInput, planAmong } from './plan.ts'
import { mostCards, mostPlannedSteps, stepsOf } from './round.ts'

/** Maximum of sentences and gaps in a round; the other cards are words. */
const most = { sentences: 2, gaps: 2 }

/** Item ids that a unit of the course asks. */
export interface UnitItems {
  readonly words: readonly string[]
  /** Sentences of its dialogue, with the last of their words in the order of learning. */
  readonly sentences: readonly SentenceToLearn[]
  /** Words with a form that can be blanked out in a sentence of the dialogue. */
  readonly gaps: readonly string[]
}

/**
 * Cards for a round of a unit: words, then sentences of the dialogue to put in order, then gaps. Words come first: a
 * sentence waits until its last word, and the words of the unit before it, are met or in the round, and so does a gap. The last
 * word may be of an earlier unit.
 */
export function unitRound(learner: PlanInput, { words, sentences, gaps }: UnitItems): CardId[] {
  const { cards } = learner
  const name = (item: string, skill: Skill): CardId => ({ language: learner.language, item, skill })
  const producing = (items: readonly string[]) =>
    longestAgoFirst(
      cards,
      items.map((item) => name(item, 'produce')),
    )

  const planned = planAmong(learner, words)
  // The words that fit in any case.
  const besides = producing(sentences.map(({ id }) => id)).slice(0, most.sentences)
  const inRound = new Set(fitting(cards, planned, besides, most.gaps).map(({ item }) => item))
  const isShown = (word: string) =>
    isMet(cards, { language: learner.language, item: word }) || inRound.has(word)
  const wordsUpTo = (word: string) => [...words.slice(0, Math.max(0, words.indexOf(word))), word]
  const orders = producing(
    sentences.filter(({ after }) => wordsUpTo(after).every(isShown)).map(({ id }) => id),
  ).slice(0, most.sentences)
  // Skip unseen words: their forms could only be guessed.
  const gapCards = producing([...new Set(gaps)].filter(isShown)).slice(0, most.gaps)

  const inGaps = new Set(gapCards.map(keyOf))
  const notInGaps = planned.filter((card) => !inGaps.has(keyOf(card)))
  return [...fitting(cards, notInGaps, [...orders, ...gapCards]), ...orders, ...gapCards]
}

/**
 * The first words that fit into a round beside other cards.
 *
 * @param free number of cards to leave room for, which need no first presentation.
 */
function fitting(
  cards: Cards,
  words: readonly CardId[],
  others: readonly CardId[],
  free = 0,
): readonly CardId[] {
  const isTooMuch = (count: number) => {
    const round = [...words.slice(0, count), ...others]
    const steps = stepsOf(round, (card) => !isMet(cards, card))
    return round.length > mostCards - free || steps > mostPlannedSteps - free
  }
  const excess = Array.from(words, (_, at) => at + 1).find(isTooMuch)
  return excess === undefined ? words : words.slice(0, excess - 1)
}

/** Never asked cards come first, in their order. */
function longestAgoFirst(cards: Cards, names: readonly CardId[]): CardId[] {
  const lastOf = (name: CardId) => cards.get(keyOf(name))?.last ?? ''
  return names.toSorted((a, b) => compareTexts(lastOf(a), lastOf(b)))
}
