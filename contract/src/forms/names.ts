import * as v from 'valibot'
import { boundedText, invisible } from './fields.ts'
import { t } from '../text.ts'
import { usernameMaximum } from '../limits.ts'

/** Persian needs ZWNJ and ZWJ. A single one between letters is kept, all others are removed. */
const joiners = /(?<=[\p{L}\p{M}])([\u200C\u200D])[\u200C\u200D]*(?=\p{L})|[\u200C\u200D]+/gu
const whitespace = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** Checked before normalisation, whose cost grows with the square of the length. */
const nameBound = 10 * usernameMaximum

/**
 * A name as one line of visible text: no control or direction characters, no line breaks, no lone surrogates, and
 * compatibility forms replaced (NFKC).
 */
/* @__NO_SIDE_EFFECTS__ */
export function nameText(tooLong?: string, missing = tooLong) {
  return v.pipe(boundedText(nameBound, tooLong, missing), v.transform(oneLine))
}

export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(joiners, '$1')
    .replace(whitespace, ' ')
    .trim()
}

/** A name without a letter or digit is not distinguishable from others. */
export const hasLetterOrDigit = /[\p{L}\p{N}]/u

/** Scripts with letters that look like letters of other scripts, such as Cyrillic А and Latin A. */
const confusableScripts = [
  'Armenian',
  'Canadian_Aboriginal',
  'Cherokee',
  'Coptic',
  'Cyrillic',
  'Deseret',
  'Gothic',
  'Greek',
  'Lisu',
  'Old_Italic',
  'Osage',
  'Tifinagh',
  'Vai',
  'Warang_Citi',
]
const words = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu

/**
 * Rejects a word that mixes letters of one of these scripts with letters of another script, because it could imitate
 * another name: "Аdmin" with a Cyrillic А. Stricter than the moderately restrictive level of Unicode UTS 39 for these
 * scripts, and without effect on all others: Latin, Persian and Japanese letters may be mixed.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withoutLookAlikes() {
  return v.check(
    (name: string) => !(name.match(words) ?? []).some(mixesScripts),
    t(
      'Der Name mischt in einem Wort Buchstaben verschiedener Schriften. Bitte schreiben Sie jedes Wort in einer Schrift.',
    ),
  )
}

function mixesScripts(word: string): boolean {
  return confusableScripts.some(
    (script) =>
      new RegExp(`\\p{Script=${script}}`, 'u').test(word) &&
      new RegExp(`(?![\\p{Script=${script}}\\p{Script=Common}])\\p{L}`, 'u').test(word),
  )
}

/** Removes invisible characters, keeps line breaks. */
export const plainText = v.transform((text: string) => text.toWellFormed().replace(invisible, '').trim())
