import { compareTexts } from '@pol/language/compare'
import { type Cards, isMet, keyOf } from './card.ts'
import type { SentenceToLearn } from './learning-order.ts'
import type { Skill } from './skills.ts'
import type { CardId } from './values.ts'
import { mayAskToday, type PlanInput, planAmong } from './plan.ts'
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
 * word may be of an earlier unit. A last new word is not left alone: gaps and sentences make room for it.
 */
export function unitRound(learner: PlanInput, { words, sentences, gaps }: UnitItems): CardId[] {
  const { cards } = learner
  const name = (item: string, skill: Skill): CardId => ({ language: learner.language, item, skill })
  const producing = (items: readonly string[]) =>
    longestAgoFirst(
      cards,
      items.map((item) => name(item, 'produce')).filter((card) => mayAskToday(learner, card)),
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

  const others = [...orders, ...gapCards]
  const roundWith = (others: readonly CardId[]) => {
    const inOthers = new Set(others.map(keyOf))
    const notInOthers = planned.filter((card) => !inOthers.has(keyOf(card)))
    return [...fitting(cards, notInOthers, others), ...others]
  }
  const newWords = planned.filter((card) => !isMet(cards, card))
  const leavesOne = (round: readonly CardId[]) =>
    newWords.length > 1 && newWords.filter((card) => !round.includes(card)).length === 1
  const rounds = Array.from({ length: others.length + 1 }, (_, fewer) =>
    roundWith(others.slice(0, others.length - fewer)),
  )
  const wordsOnly = roundWith([])
  const lastNew = wordsOnly.findLast((card) => newWords.includes(card))
  return rounds.find((round) => !leavesOne(round)) ?? wordsOnly.filter((card) => card !== lastNew)
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
