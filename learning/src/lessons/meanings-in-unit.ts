import type { Language } from '@pol/language/language'
import { entriesOf, firstEntriesOf, type Item, meaningOfEntry } from '../item.ts'

/** A word of a lesson is shown with this many meanings at most: four choices with more do not fit a phone. */
const mostMeanings = 2

/**
 * Returns a function that leaves a word only the meanings that a lesson shows: the one that a learner needs most, and one
 * that the course has taught so far, of this unit before earlier ones. All meanings stay right answers.
 *
 * @param language the learned language.
 * @param units ids of the entries that each unit teaches, in the order of the course.
 * @param unit that of the lesson, from 1.
 */
export function meaningsInUnit(
  language: Language,
  units: readonly (readonly string[])[],
  unit: number,
): (item: Item) => Item {
  const own = new Set(units[unit - 1])
  const taught = new Set(units.slice(0, unit).flat())
  return (item) => {
    if (item.kind !== 'word') return item
    const [leading = item] = firstEntriesOf(item, language)
    const known = entriesOf(item, language).filter(({ id }) => taught.has(id))
    const entries = new Set([leading, ...known.filter(({ id }) => own.has(id)), ...known])
    const meanings = Map.groupBy(entries, (entry) => meaningOfEntry(entry, language))
    return { ...item, shown: { [language]: [...meanings.values()].slice(0, mostMeanings).flat() } }
  }
}
