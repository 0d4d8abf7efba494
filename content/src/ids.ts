import * as v from 'valibot'
import { shortSlugOf } from './slug.ts'

/** Names a line for good: short ASCII, given once, never changed and never given again (`data/ids.txt`). */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not an id (a-z, 0-9 and hyphens)'),
)

/**
 * An id for a line that has none.
 * @param texts what tells the line from others, the most important first: the word, its sense.
 * @param taken every id that was ever given.
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
