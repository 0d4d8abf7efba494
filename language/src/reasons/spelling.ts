import { fold } from '../fold.ts'
import type { Language } from '../language.ts'
import { lettersOfOneSound } from '../letters-alike.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U' }

/** Why a word is misspelt: the wrong letter of a sound, or an umlaut without its dots. Null if it is something else. */
export function reasonOfSpelling(language: Language, right: string, given: string): Reason | null {
  return language === 'fa' ? ofSound(right, given) : ofUmlaut(right, given)
}

/** The first word of a text that was written otherwise. */
function wrongWord(right: string, given: string): string {
  const [words, typed] = [right.split(' '), given.split(' ')]
  return (
    (words.length === typed.length && words.find((word, at) => fold(word) !== fold(typed[at] ?? ''))) || right
  )
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
    lettersOfOneSound.some((group) => group.includes(pair.letter) && group.includes(pair.typed)),
  )
  if (!first || !isAlike) return null
  const word = wrongWord(right, given)
  return {
    german: `${quoted(first.typed)} und ${quoted(first.letter)} klingen gleich; ${quoted(word)} schreibt man mit ${quoted(first.letter)}.`,
    persian: `صدای ${quotedInPersian(first.typed)} و ${quotedInPersian(first.letter)} یکی است؛ ${quotedInPersian(word)} را با ${quotedInPersian(first.letter)} می‌نویسند.`,
  }
}

/** "Tur" for "Tür" */
function ofUmlaut(right: string, given: string): Reason | null {
  const plain = right.replace(/[äöüÄÖÜ]/gu, (letter) => umlauts[letter] ?? letter)
  if (plain === right || fold(plain) !== fold(given)) return null
  const word = wrongWord(right, given)
  const [letter = ''] = /[äöü]/u.exec(word.toLowerCase()) ?? []
  const bare = umlauts[letter] ?? ''
  return {
    german: `${quoted(word)} schreibt man mit ${quoted(letter)}, nicht mit ${quoted(bare)}.`,
    persian: `${quotedInPersian(word)} را با ${quotedInPersian(letter)} می‌نویسند، نه با ${quotedInPersian(bare)}.`,
  }
}
