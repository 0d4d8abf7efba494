import sentenceWords from 'virtual:sentence-words'
import type { Language } from '@pol/language/language'
import type { Leaders } from '@pol/learning/leaders'
import type { WordsOfSentence } from '@pol/learning/sayable'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'

/** The sentences that practice asks, with the items of their words, by id. */
export function sentencesIn(
  language: Language,
  { items }: Pick<Catalogue, 'items'>,
  { itemsOf }: Leaders,
): ReadonlyMap<string, WordsOfSentence> {
  // The items begin with the words of the lexicon, in its order.
  const idsAt = (places: readonly number[]) => places.flatMap((at) => items[at]?.id ?? [])
  return new Map(
    Object.entries(sentenceWords).map(([id, words]) => [
      id,
      words[language].map((places) => itemsOf(language, idsAt(places))),
    ]),
  )
}
