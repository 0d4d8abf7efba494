import { fold } from '../fold.ts'
import type { Language } from '../language.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

/** Persian letters that sound alike, as they are taught. */
const alike = ['سصث', 'زذضظ', 'تط', 'هح', 'قغ']
const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U' }

/** Why a word is misspelt: the wrong letter of a sound, or an umlaut without its dots. Null if it is something else. */
export function reasonOfSpelling(language: Language, right: string, given: string): Reason | null {
  return language === 'fa' ? ofSound(right, given) : ofUmlaut(right, given)
}

/** "سابون" for "صابون" */
function ofSound(right: string, given: string): Reason | null {
  const lettersOf = (text: string) => [...text.replace(/[\u200C ]/gu, '')]
  const [letters, typed] = [lettersOf(right), lettersOf(given)]
  if (letters.length !== typed.length) return null
  const wrong = letters.flatMap((letter, at) =>
    letter === typed[at] ? [] : [{ letter, typed: typed[at] ?? '' }],
  )
  const [first] = wrong
  const isAlike = wrong.every((pair) =>
    alike.some((group) => group.includes(pair.letter) && group.includes(pair.typed)),
  )
  if (!first || !isAlike) return null
  return {
    german: `${quoted(first.typed)} und ${quoted(first.letter)} klingen gleich; ${quoted(right)} schreibt man mit ${quoted(first.letter)}.`,
    persian: `صدای ${quotedInPersian(first.typed)} و ${quotedInPersian(first.letter)} یکی است؛ ${quotedInPersian(right)} را با ${quotedInPersian(first.letter)} می‌نویسند.`,
  }
}

/** "Tur" for "Tür" */
function ofUmlaut(right: string, given: string): Reason | null {
  const letter = [...right].find((one) => umlauts[one] !== undefined)
  const plain = right.replace(/[äöüÄÖÜ]/gu, (one) => umlauts[one] ?? one)
  if (letter === undefined || fold(plain) !== fold(given)) return null
  const lower = letter.toLowerCase()
  return {
    german: `${quoted(right)} schreibt man mit ${quoted(lower)}, nicht mit ${quoted(umlauts[lower] ?? '')}.`,
    persian: `${quotedInPersian(right)} را با ${quotedInPersian(lower)} می‌نویسند، نه با ${quotedInPersian(umlauts[lower] ?? '')}.`,
  }
}
