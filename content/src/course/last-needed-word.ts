import type { FormIndex } from '@pol/language/form-index'
import type { LexiconEntry } from '../lexicon.ts'
import { entriesByWord } from './entries-by-word.ts'

/**
 * Finds the word after which a learner knows all words of a text. A word is known once one of its senses was learned, or a
 * phrase that contains it. Names of places need no learning, unless the course teaches them, nor do words that are not
 * taught.
 * @param index of the learned language.
 * @param order the taught words in learning order, which begins with those of the course.
 * @param inCourse number of words of the course.
 */
export function lastNeededWord(
  index: FormIndex<LexiconEntry>,
  order: readonly LexiconEntry[],
  inCourse: number,
): (text: string) => LexiconEntry | undefined {
  const wordOf = ({ german, farsi }: LexiconEntry) => (index.language === 'de' ? german : farsi)
  const places = new Map<string, number>()
  const add = (entry: LexiconEntry, place: number) => {
    const word = wordOf(entry)
    if (!places.has(word)) places.set(word, place)
  }
  for (const [place, entry] of order.entries()) {
    add(entry, place)
    if (wordOf(entry).includes(' '))
      for (const { entries } of entriesByWord(index, wordOf(entry)))
        for (const part of entries) add(part, place)
  }
  return (text) => {
    const needed = entriesByWord(index, text).flatMap(({ entries }) => {
      const place = Math.min(...entries.map((entry) => places.get(wordOf(entry)) ?? Infinity))
      const isTaught = place < inCourse || (place < Infinity && !entries.some(isPlaceName))
      return isTaught ? place : []
    })
    return order[Math.max(0, ...needed)]
  }
}

function isPlaceName({ topic, type, article }: LexiconEntry): boolean {
  return topic === 'countries' && type === 'noun' && article === ''
}
