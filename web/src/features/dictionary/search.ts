import type { DictionaryEntry } from '@pol/content/dictionary'
import { fold, foldKeepingMarks, foldQuery, hasMarks } from '@pol/content/fold'

export type Direction = 'de-fa' | 'fa-de'

/** The texts of an entry as they are searched. */
interface Fields {
  readonly german: string
  readonly farsi: string
  readonly pronunciation: string
}

interface Indexed {
  readonly entry: DictionaryEntry
  readonly folded: Fields
  /** For a search with umlauts and the like, which are meant. */
  readonly marked: Fields
  readonly plural: string
}

/** The texts of a dictionary folded once, and its order by either language. */
export interface Index {
  readonly 'de-fa': readonly Indexed[]
  readonly 'fa-de': readonly Indexed[]
}

export function indexDictionary(entries: readonly DictionaryEntry[]): Index {
  const fieldsOf = (entry: DictionaryEntry, by: (text: string) => string) => ({
    german: by(entry.german),
    farsi: by(entry.farsi),
    pronunciation: by(entry.transliteration),
  })
  const indexed = entries.map((entry) => ({
    entry,
    folded: fieldsOf(entry, fold),
    marked: fieldsOf(entry, foldKeepingMarks),
    plural: fold(entry.plural),
  }))
  const { compare } = new Intl.Collator('fa')
  return { 'de-fa': indexed, 'fa-de': indexed.toSorted((a, b) => compare(a.entry.farsi, b.entry.farsi)) }
}

/**
 * Specification section 5, on folded texts: German or pronunciation contains the text; from Farsi, the Farsi
 * word does, too. An empty text finds everything. Exact matches come first, a plural among them, then beginnings.
 */
export function searchDictionary(
  index: Index,
  direction: Direction,
  text: string,
): readonly DictionaryEntry[] {
  const all = index[direction]
  if (text.trim() === '') return all.map(({ entry }) => entry)
  const query = foldQuery(text)
  const which = hasMarks(text) ? 'marked' : 'folded'
  const needle = which === 'marked' ? foldQuery(text, foldKeepingMarks) : query
  if (needle === '') return []
  const ranked: [DictionaryEntry[], DictionaryEntry[], DictionaryEntry[]] = [[], [], []]
  for (const {
    entry,
    [which]: { german, farsi, pronunciation },
    plural,
  } of all) {
    const fields = direction === 'de-fa' ? [german, pronunciation] : [farsi, german, pronunciation]
    if (fields.includes(needle) || plural === query) ranked[0].push(entry)
    else if (fields.some((field) => field.startsWith(needle))) ranked[1].push(entry)
    else if (fields.some((field) => field.includes(needle)) || isJoined(farsi, needle, direction))
      ranked[2].push(entry)
  }
  return ranked.flat()
}

/** Many keyboards have no half-space: می شود is meant for می‌شود, which is folded to میشود. */
function isJoined(farsi: string, needle: string, direction: Direction): boolean {
  if (direction === 'de-fa' || !needle.includes(' ')) return false
  return farsi.replaceAll(' ', '').includes(needle.replaceAll(' ', ''))
}
