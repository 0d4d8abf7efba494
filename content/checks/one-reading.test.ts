import { expect, test } from 'vitest'
import type { Kind } from '../src/kind.ts'
import { kinds } from '../src/kinds.ts'
import { rowsOf } from '../test/content.ts'
import { expectReviewed } from './reviewed.ts'

const rows = (
  await Promise.all((kinds as readonly Kind<Record<string, unknown>>[]).map((kind) => rowsOf(kind)))
).flat()

interface Word {
  readonly farsi: string
  readonly transliteration: string
  /** Whether the column is spoken Persian, where تو may be tu and رو may be ro. */
  readonly isSpoken: boolean
}

/** The words without punctuation; none if the text contains digits, which are spoken as several words. */
function wordsOf(text: string): string[] {
  if (/\p{Nd}/u.test(text)) return []
  return text
    .replace(/[.!?؟،؛,;:…«»()"]/gu, ' ')
    .split(' ')
    .filter(Boolean)
}

/** The words of every Persian column with a transliteration, except stems, which are parts of words, and Dari. */
const words: readonly Word[] = rows.flatMap((row) =>
  Object.entries(row).flatMap(([column, text]) => {
    const latinColumn = column.endsWith('farsi')
      ? column.replace(/farsi$/, 'transliteration')
      : `${column}_transliteration`
    const latin = row[latinColumn]
    if (column === 'stem' || column === 'dari' || typeof text !== 'string' || typeof latin !== 'string')
      return []
    const farsi = wordsOf(text)
    // Persian writes "pedar-o mâdar" as three words.
    const transliterations = wordsOf(latin.replace(/-o(?= )/g, ' o'))
    if (farsi.length !== transliterations.length) return []
    return farsi.map((word, at) => ({
      farsi: word,
      transliteration: transliterations[at] ?? '',
      isSpoken: column === 'spoken',
    }))
  }),
)

/** Removes the ezafe, before which a final consonant may be doubled (hagh, haghgh-e), and the hyphens of endings. */
function withoutEzafe(transliteration: string): string {
  const [, word] = /^(.+)-y?e$/.exec(transliteration) ?? []
  return (word?.replace(/(ch|gh|kh|sh|zh|[b-df-hj-np-tv-z])\1$/, '$1') ?? transliteration).replaceAll('-', '')
}

test('every Persian word has one transliteration, unless it is a homograph', () => {
  expect(words.length).toBeGreaterThan(30_000)
  const byWord = Map.groupBy(words, ({ farsi, isSpoken }) => (isSpoken ? `${farsi} (spoken)` : farsi))
  const several = [...byWord].flatMap(([word, found]) => {
    const readings = new Set(found.map(({ transliteration }) => withoutEzafe(transliteration)))
    return readings.size > 1 ? [`${word}: ${[...readings].toSorted().join(', ')}`] : []
  })
  expectReviewed('readings', several)
})
