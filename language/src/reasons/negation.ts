import { wordsOf } from '../gloss-words.ts'
import type { Language } from '../language.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

const kein = /^kein(?:e[mnrs]?)?$/u

/** "Ich habe nicht Zeit": a noun with "ein" or without an article is negated with "kein". Null if it is something else. */
export function reasonOfNegation(
  language: Language,
  { right, given }: { readonly right: string; readonly given: string },
): Reason | null {
  if (language !== 'de') return null
  const [words, typed] = [wordsOf(right), wordsOf(given)]
  const at = words.findIndex(({ folded }) => kein.test(folded))
  // "kein Brot", "keine frische Milch"; not "Das ist keiner."
  const end = words.findIndex(({ text }, place) => place > at && /^\p{Lu}/u.test(text))
  const has = (all: typeof words, pattern: RegExp) => all.some(({ folded }) => pattern.test(folded))
  if (at < 0 || end < 0 || end > at + 2 || words[end]?.clause !== words[at]?.clause) return null
  if (has(words, /^nicht$/u) || !has(typed, /^nicht$/u) || has(typed, kein)) return null
  const shown = words
    .slice(at, end + 1)
    .map(({ text }) => text)
    .join(' ')
  return {
    german: `Ein Nomen wird hier mit ${quoted('kein')} verneint, nicht mit ${quoted('nicht')}: ${quoted(shown)}.`,
    persian: `اینجا اسم را با ${quotedInPersian('kein')} منفی می‌کنند، نه با ${quotedInPersian('nicht')}: ${quotedInPersian(shown)}.`,
    rule: 'de-kein',
  }
}
