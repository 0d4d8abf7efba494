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

/** Marks that somebody types only if they mean them; while folding, private characters stand for them. */
const meant: Record<string, string> = {
  ä: '\uE000',
  ö: '\uE001',
  ü: '\uE002',
  ß: '\uE003',
  â: '\uE004',
  آ: '\uE005',
}
const meantMarks = /[äöüßâآ]/gu

/** Whether a text has a mark in it that `foldKeepingMarks` keeps. */
export function hasMarks(text: string): boolean {
  return withoutAccents(text).search(meantMarks) >= 0
}

/** As `fold`, but umlauts, ß, the circumflex of the transliteration and the hat of the alef do make a difference. */
export function foldKeepingMarks(text: string): string {
  return fold(withoutAccents(text).replace(meantMarks, (mark) => meant[mark] ?? mark))
}

/** Without the accents that tell where a word is stressed. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC')
    .toLowerCase()
}

/**
 * A text as searching compares it: letter case, Arabic letter forms, vowel marks, tatweel, half-space,
 * digits, umlauts and their two-letter spelling, ß, the accents, hyphens and apostrophes of the
 * transliteration make no difference.
 */
export function fold(text: string): string {
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

const leadingArticle = /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines) (?=.)/u

/** What a person typed into a search box, folded, without a leading article. */
export function foldQuery(text: string, by: (text: string) => string = fold): string {
  return by(text).replace(leadingArticle, '')
}
