import { normalised } from './normalised.ts'

const arabicForms: Readonly<Record<string, string>> = {
  ئ: 'ی',
  ة: 'ه',
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ؤ: 'و',
}

const germanForms: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Maps letters that users type only on purpose to private-use placeholders, which folding leaves alone. */
const placeholders: Record<string, string> = {
  ä: '\uE000',
  ö: '\uE001',
  ü: '\uE002',
  ß: '\uE003',
  â: '\uE004',
  آ: '\uE005',
}
const significantLetters = /[äöüßâآ]/gu

/** Whether the text has a letter that `foldKeepingMarks` preserves. */
export function hasMarks(text: string): boolean {
  return withoutAccents(text).search(significantLetters) >= 0
}

/** Like `fold`, but keeps umlauts, ß, the circumflex of the transliteration and the madda of the alef. */
export function foldKeepingMarks(text: string): string {
  return fold(withoutAccents(text).replace(significantLetters, (letter) => placeholders[letter] ?? letter))
}

/** Removes the ezafe after a silent he. @param text with normalised letters. */
export function withoutEzafe(text: string): string {
  return text.replace(ezafe, '')
}

/** Removes the acute accents, which mark stress. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC')
    .toLowerCase()
}

/**
 * Folds a text for comparison in a search: normalises it and removes letter case, Arabic letter forms, vowel marks,
 * half-spaces, the ezafe after a silent he, the script of digits, umlauts versus their two-letter spelling, ß versus
 * ss, and the accents, hyphens and apostrophes of the transliteration.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  let folded = ''
  let start = 0
  let hasSpaces = false
  for (let at = 0; at < lower.length; at += 1) {
    const letter = letters[lower.charCodeAt(at)]
    if (letter === unchanged) continue
    if (letter === undefined || isEzafe(lower, at)) return foldAny(text)
    if (letter === ' ') hasSpaces = true
    folded += lower.slice(start, at) + letter
    start = at + 1
  }
  if (start === 0) return lower
  folded += lower.slice(start)
  if (!hasSpaces) return folded
  folded = folded.replace(/ {2,}/g, ' ').trim()
  // A removed sign or a second space may have stood between he and ye.
  return folded.includes('ه ی') ? foldAny(text) : folded
}

/** Folds a text without its punctuation: its words, with single spaces between them. */
export function foldWords(text: string): string {
  return fold(text.replaceAll(/[^\p{L}\p{M}\p{N}\s\u200C'’-]/gu, ' '))
}

/** The ezafe after a silent he, which is often omitted: ه‌ی, also typed ه ی or, on old keyboards, هء. */
const ezafe = /(?<=ه)(?:(?:[\u200C ]+ی|\u200C?ء)(?![\p{L}\u200C]))+/gu

const unchanged = 1

/**
 * Folded letter by character code, for letters whose folding is independent of their neighbours. Fast path: most texts
 * have no others.
 */
const letters: readonly (string | typeof unchanged | undefined)[] = (() => {
  const byCode: (string | typeof unchanged | undefined)[] = Array.from({ length: 0x2028 })
  const ranges = ['\t\n', ' ~', '\u00A0ſ', 'ءغ', '\u0640ٟ', '٠ٰ', 'ٱە', '۰۹', '\u200C', '\u200E\u200F', '‐’']
  for (const range of ranges) {
    for (let code = range.charCodeAt(0); code <= range.charCodeAt(range.length - 1); code += 1) {
      const letter = String.fromCharCode(code)
      const folded = /\s/.test(letter) ? ' ' : foldAny(letter)
      byCode[code] = folded === letter && letter !== ' ' ? unchanged : folded
    }
  }
  // Combining marks change the letter before; the other signs depend on their neighbours.
  for (const sign of '\u0653\u0654\u0655ء¬`´‒–—‛') byCode[sign.charCodeAt(0)] = undefined
  return byCode
})()

/** Whether an ezafe may begin at a position. */
function isEzafe(text: string, at: number): boolean {
  const sign = text[at]
  return (sign === '\u200C' || sign === ' ') && yeAlone.test(text.slice(at + 1, at + 3))
}

const yeAlone = /^[یيىئ](?![\p{L}\u200C])/u

function foldAny(text: string): string {
  return normalised(text)
    .toLowerCase()
    .replace(/[ئةآأإؤ]/gu, (letter) => arabicForms[letter] ?? letter)
    .replace(/[äöüß]/gu, (letter) => germanForms[letter] ?? letter)
    .replace(/[۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u064B-\u0655\u0670'’‘ʼ·-]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(ezafe, '')
    .replaceAll('\u200C', '')
    .trim()
}

const leadingArticle = /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines)\s+(?=\S)/iu

/** Removes a leading German article: people look up "das Haus". */
export function withoutArticle(text: string): string {
  return text.replace(leadingArticle, '')
}
