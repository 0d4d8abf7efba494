import { fold } from '../fold.ts'
import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { hitsOf } from '../gloss.ts'
import { lettersOfOneSound } from '../letters-alike.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U' }

/**
 * Why a word is misspelt: the wrong letter of a sound, an umlaut without its dots, one letter too few or too many. Null
 * if it is something else.
 */
export function reasonOfSpelling<Entry extends Inflected>(
  right: string,
  given: string,
  index: FormIndex<Entry>,
): Reason | null {
  const ofLetter = index.language === 'fa' ? ofSound(right, given, index) : ofUmlaut(right, given)
  return ofLetter ?? ofNumber(right, given, index)
}

const withoutPunctuation = (word: string) => word.replace(/[.,!?؟،؛]+$/u, '')

/** "Banhof" for "Bahnhof", "Bahnnhof". A letter more or less may make another word: "gern", "gerne". */
function ofNumber<Entry extends Inflected>(
  right: string,
  given: string,
  index: FormIndex<Entry>,
): Reason | null {
  const [words, typed] = [right.split(' '), given.split(' ')]
  const wrong = words.flatMap((word, at) => (fold(word) === fold(typed[at] ?? '') ? [] : at))
  const [at = 0] = wrong
  const [word = '', other = ''] = [words[at] ?? '', typed[at] ?? ''].map(withoutPunctuation)
  if (words.length !== typed.length || wrong.length !== 1 || Math.min(word.length, other.length) < 2)
    return null
  if (hitsOf(index, other).length > 0) return null
  const missing = addedLetter(other, word)
  if (missing !== null)
    return {
      german: `Es fehlt ein ${quoted(missing)}: ${quoted(word)}.`,
      persian: `حرف ${quotedInPersian(missing)} جا افتاده است: ${quotedInPersian(word)}.`,
    }
  const added = addedLetter(word, other)
  if (added === null) return null
  return {
    german: `Ein ${quoted(added)} ist zu viel: ${quoted(word)}.`,
    persian: `یک ${quotedInPersian(added)} اضافه است: ${quotedInPersian(word)}.`,
  }
}

/** The letter that a longer word has more than a shorter one; null if they differ otherwise. */
function addedLetter(shorter: string, longer: string): string | null {
  const lettersOf = (text: string) => [...text.toLowerCase().replaceAll('\u200C', '')]
  const [few, many] = [lettersOf(shorter), lettersOf(longer)]
  const at = many.findIndex((letter, place) => letter !== few[place])
  if (at < 0 || many.length !== few.length + 1) return null
  return many.toSpliced(at, 1).join('') === few.join('') ? (many[at] ?? null) : null
}

/** The first word of a text that was written otherwise. */
function wrongWord(right: string, given: string): string {
  const [words, typed] = [right.split(' '), given.split(' ')]
  return (
    (words.length === typed.length && words.find((word, at) => fold(word) !== fold(typed[at] ?? ''))) || right
  )
}

/** "سابون" for "صابون" */
function ofSound<Entry extends Inflected>(
  right: string,
  given: string,
  index: FormIndex<Entry>,
): Reason | null {
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
  const [bare, other] = [word, given.split(' ')[right.split(' ').indexOf(word)] ?? given].map(
    withoutPunctuation,
  )
  if (first.letter === silent && bare && mayEndInVowel(bare) && !other?.endsWith(silent))
    return ofSilentHe(bare, index)
  return {
    german: `${quoted(first.typed)} und ${quoted(first.letter)} klingen gleich; ${quoted(word)} schreibt man mit ${quoted(first.letter)}.`,
    persian: `صدای ${quotedInPersian(first.typed)} و ${quotedInPersian(first.letter)} یکی است؛ ${quotedInPersian(word)} را با ${quotedInPersian(first.letter)} می‌نویسند.`,
  }
}

const silent = 'ه'

/** Whether a final he of a word may be a vowel: "بله" and "ده", but not "راه". */
const mayEndInVowel = (word: string) => /[^اوی]ه$/u.test(word)

const vowelSigns: Readonly<Record<string, string>> = { e: 'ـِ', a: 'ـَ' }

/** "بلح" for "بله": its last letter is no consonant. Null if the word does not end in a vowel for certain. */
function ofSilentHe<Entry extends Inflected>(word: string, index: FormIndex<Entry>): Reason | null {
  // Participles and spoken words end in e: "شده", "خونه"; a part of an entry has its own sound: "نگه" of "نگه داشتن".
  const ends = hitsOf(index, word).map(({ entry }) => {
    const at = entry.farsi.split(' ').indexOf(word)
    if (at >= 0) return entry.transliteration.split(' ')[at]?.slice(-1)
    const isParticiple = entry.type === 'verb' && /[دت]ه$/u.test(word)
    return isParticiple || entry.spoken === word ? 'e' : undefined
  })
  const [vowel = '', ...others] = new Set(ends)
  const sign = vowelSigns[vowel]
  if (sign === undefined || others.length > 0) return null
  return {
    german: `Das ${quoted(silent)} am Ende von ${quoted(word)} ist der Vokal ${vowel}.`,
    persian: `${quotedInPersian(silent)} در آخرِ ${quotedInPersian(word)} نشانه‌ی صدای ${quotedInPersian(sign)} است.`,
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
