import { fold } from '@pol/language/fold'
import type { SpokenContent } from '@pol/content/read'

/** Topics of the product. */
const topics = ['pol', 'farsi', 'persisch', 'deutsch', 'فارسی']
/** Shorter words are found by brute force anyway. */
const minLength = 3

/**
 * Words of the course, which are easy to guess: Persian words in both scripts, with and without diacritics, which are
 * in no list of common passwords, and phrases of both languages written as one word.
 */
export function guessableWords({ german, persian }: SpokenContent): string[] {
  const texts = [...persian].flatMap(([farsi, transliteration]) => [farsi, transliteration])
  const spellings = texts.flatMap((text) => [text.toLowerCase(), fold(text)])
  const words = spellings.flatMap((text) => text.split(/[^\p{L}\p{M}\u200c']+/u))
  const phrases = [...spellings, ...[...german].map((text) => text.toLowerCase())]
  const joined = phrases.map((text) => text.replace(/[^\p{L}]+/gu, ''))
  return [...new Set([...topics, ...words, ...joined])].filter(({ length }) => length >= minLength)
}
