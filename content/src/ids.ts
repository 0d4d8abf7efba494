import * as v from 'valibot'
import { shortSlugOf } from './slug.ts'

/** Permanent name of a row: short ASCII, never changed and never reused (`data/ids.txt`). */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not an id (a-z, 0-9 and hyphens)'),
)

/**
 * Proposes an id for a row that has none.
 * @param texts the texts that distinguish the row, the most important first: the word, its sense.
 * @param taken all ids ever used.
 */
export function proposeId(prefix: string, texts: readonly string[], taken: ReadonlySet<string>): string {
  const slugs = texts.map(shortSlugOf).filter(Boolean)
  const candidates = slugs.map((_, at) => [prefix, ...slugs.slice(0, at + 1)].filter(Boolean).join('-'))
  const free = candidates.find((candidate) => !taken.has(candidate))
  if (free) return free
  const longest = candidates.at(-1) ?? prefix
  for (let number = 2; ; number += 1) {
    const candidate = `${longest}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
