const arabicForms: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
}

const germanForms: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Letters that a user only types on purpose, each with a private-use placeholder that folding does not change. */
const placeholders: Record<string, string> = {
  ä: '\uE000',
  ö: '\uE001',
  ü: '\uE002',
  ß: '\uE003',
  â: '\uE004',
  آ: '\uE005',
}
const significantLetters = /[äöüßâآ]/gu

/** Whether the text has a letter that `foldKeepingMarks` keeps. */
export function hasMarks(text: string): boolean {
  return withoutAccents(text).search(significantLetters) >= 0
}

/** Like `fold`, but keeps umlauts, ß, the circumflex of the transliteration and the madda of the alef. */
export function foldKeepingMarks(text: string): string {
  return fold(withoutAccents(text).replace(significantLetters, (letter) => placeholders[letter] ?? letter))
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
 * Normalizes a text for comparison in a search. Ignores letter case, Arabic letter forms, vowel marks, tatweel,
 * half-spaces, the script of digits, umlauts versus their two-letter spelling, ß versus ss, and the accents, hyphens
 * and apostrophes of the transliteration.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  let folded = ''
  let start = 0
  let hasSpaces = false
  for (let at = 0; at < lower.length; at += 1) {
    const letter = letters[lower.charCodeAt(at)]
    if (letter === unchanged) continue
    if (letter === undefined) return foldAny(text)
    if (letter === ' ') hasSpaces = true
    folded += lower.slice(start, at) + letter
    start = at + 1
  }
  if (start === 0) return lower
  folded += lower.slice(start)
  return hasSpaces ? folded.replace(/ {2,}/g, ' ').trim() : folded
}

const unchanged = 1

/** What becomes of a letter, by its code, where that does not depend on its neighbours; most texts have no others. */
const letters: readonly (string | typeof unchanged | undefined)[] = (() => {
  const byCode: (string | typeof unchanged | undefined)[] = Array.from({ length: 0x2028 })
  const ranges = ['\t\n', ' ~', '\u00A0ſ', 'ءغ', '\u0640ٟ', '٠ٰ', 'ٱە', '۰۹', '\u200B\u200F', '‐’']
  for (const [first = '', last = ''] of ranges) {
    for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code += 1) {
      const letter = String.fromCharCode(code)
      const folded = /\s/.test(letter) ? ' ' : foldAny(letter)
      byCode[code] = folded === letter && letter !== ' ' ? unchanged : folded
    }
  }
  // They combine with the letter before.
  for (const mark of '\u0653\u0654\u0655') byCode[mark.charCodeAt(0)] = undefined
  return byCode
})()

function foldAny(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[يىئكةۀآأإٱؤ]/gu, (letter) => arabicForms[letter] ?? letter)
    .replace(/[äöüß]/gu, (letter) => germanForms[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u064B-\u0655\u0670\u0640\u200C\u200E\u200F'’‘ʼ·-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

const leadingArticle = /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines) (?=.)/iu

/** Removes a leading German article: people look up "das Haus". */
export function withoutArticle(text: string): string {
  return text.replace(leadingArticle, '')
}

/** Folds a search query and removes a leading German article. */
export function foldQuery(text: string, foldText: (text: string) => string = fold): string {
  return withoutArticle(foldText(text))
}
