import type { FormIndex } from '@pol/language/form-index'
import type { LexiconEntry } from '../lexicon.ts'
import { entriesByWord } from './entries-by-word.ts'

/**
 * Finds the word after which a learner knows all words of a text. A word is known once one of its senses was learned, or
 * a phrase that stands in the text as a whole: "Tag" in "Guten Tag, Anna" after "Guten Tag", but not after "jeden Tag".
 * If the course teaches the phrase, its words alone are not enough: «با هم» means more than «با» and «هم».
 * What the course never teaches alone, a dialogue explains: then the words of its unit are enough. Names of places need
 * no learning, unless the course teaches them, nor do words that are not taught.
 * @param index of the learned language.
 * @param order the taught words in learning order, which begins with those of the course.
 * @param inCourse number of words of the course.
 * @returns a function of a text and, for a sentence of a dialogue, the place of the last word of its unit.
 */
export function lastNeededWord(
  index: FormIndex<LexiconEntry>,
  order: readonly LexiconEntry[],
  inCourse: number,
): (text: string, unitEnd?: number) => LexiconEntry | undefined {
  const wordOf = ({ german, farsi }: LexiconEntry) => (index.language === 'de' ? german : farsi)
  const places = new Map<string, number>()
  for (const [place, entry] of order.entries()) {
    const word = wordOf(entry)
    if (!places.has(word)) places.set(word, place)
  }
  return (text, unitEnd = Infinity) => {
    const placeOf = (entry: LexiconEntry) => places.get(wordOf(entry)) ?? Infinity
    const needed = entriesByWord(index, text).flatMap(({ entries, groups }) => {
      const phrase = Math.min(...groups.map(placeOf))
      const place = phrase < inCourse ? phrase : Math.min(...entries.map(placeOf))
      if (place < inCourse) return place
      return place < Infinity && !entries.some(isPlaceName) ? Math.min(place, unitEnd) : []
    })
    return order[Math.max(0, ...needed)]
  }
}

function isPlaceName({ topic, type, article }: LexiconEntry): boolean {
  return topic === 'countries' && type === 'noun' && article === ''
}
