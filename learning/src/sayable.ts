import type { Language } from '@pol/language/language'
import { type Cards, wasRight } from './card.ts'
import type { Result } from './round.ts'

/** For each word of a sentence, the items that it may be a form of; none for a word that is not taught. */
export type WordsOfSentence = readonly (readonly string[])[]

/** A sentence of one word says nothing new about this word. */
const fewestWords = 2

interface Given {
  /** Sentences with their words, by id. */
  readonly sentences: ReadonlyMap<string, WordsOfSentence>
  readonly results: readonly Result[]
  /** The cards before or after the round. */
  readonly cards: Cards
  readonly language: Language
  /** Increases from round to round, so that equally good sentences take turns. */
  readonly turn: number
}

/**
 * The sentence that the learner can say after a round: one of the round, or else one all of whose words are known, with
 * as many words of the round as possible. A word is known if its last answer in the round was right; outside the round, if
 * it was ever right. Words that are not taught count as known.
 * @returns its id, or null.
 */
export function sayableSentence({ sentences, results, cards, language, turn }: Given): string | null {
  const lastGrades = new Map(results.map(({ card, grade }) => [card.item, grade]))
  const right = [...cards.values()].filter((card) => card.language === language && wasRight(card))
  const known = new Set(right.map(({ item }) => item))
  const isKnown = (item: string) => {
    const inRound = lastGrades.get(item)
    return inRound === undefined ? known.has(item) : inRound > 1
  }
  const isSayable = (words: WordsOfSentence) =>
    words.length >= fewestWords && words.every((items) => items.length === 0 || items.some(isKnown))
  const asked = [...sentences.keys()].filter((id) => lastGrades.has(id) && isKnown(id))
  const best =
    asked.length > 0
      ? asked
      : withMostOf(
          lastGrades,
          [...sentences].filter(([, words]) => isSayable(words)),
        )
  return best[turn % best.length] ?? null
}

/** The sentences with the most words of a round. */
function withMostOf(
  round: ReadonlyMap<string, unknown>,
  sentences: readonly (readonly [id: string, WordsOfSentence])[],
): string[] {
  const counted = sentences.map(([id, words]) => ({
    id,
    count: words.filter((items) => items.some((item) => round.has(item))).length,
  }))
  const most = Math.max(...counted.map(({ count }) => count))
  return counted.filter(({ count }) => count === most).map(({ id }) => id)
}
