import type { DictionaryEntry } from '@pol/content/dictionary'
import { fold, foldQuery } from '@pol/content/fold'

export type Direction = 'de-fa' | 'fa-de'

interface Folded {
  readonly entry: DictionaryEntry
  readonly german: string
  readonly farsi: string
  readonly pronunciation: string
}

/** The texts of a dictionary folded once, and its order by either language. */
export interface Index {
  readonly 'de-fa': readonly Folded[]
  readonly 'fa-de': readonly Folded[]
}

export function indexDictionary(entries: readonly DictionaryEntry[]): Index {
  const folded = entries.map((entry) => ({
    entry,
    german: fold(entry.german),
    farsi: fold(entry.farsi),
    pronunciation: fold(entry.transliteration),
  }))
  const { compare } = new Intl.Collator('fa')
  return { 'de-fa': folded, 'fa-de': folded.toSorted((a, b) => compare(a.entry.farsi, b.entry.farsi)) }
}

/**
 * Specification section 5, on folded texts: German or pronunciation contains the text; from Farsi, the Farsi
 * word does, too. An empty text finds everything. Exact matches come first, then beginnings.
 */
export function searchDictionary(
  index: Index,
  direction: Direction,
  text: string,
): readonly DictionaryEntry[] {
  const query = foldQuery(text)
  const all = index[direction]
  if (query === '') return all.map(({ entry }) => entry)
  const ranked: [DictionaryEntry[], DictionaryEntry[], DictionaryEntry[]] = [[], [], []]
  for (const { entry, german, farsi, pronunciation } of all) {
    const fields = direction === 'de-fa' ? [german, pronunciation] : [farsi, german, pronunciation]
    if (!fields.some((field) => field.includes(query))) continue
    const rank = fields.includes(query) ? 0 : fields.some((field) => field.startsWith(query)) ? 1 : 2
    ranked[rank].push(entry)
  }
  return ranked.flat()
}
