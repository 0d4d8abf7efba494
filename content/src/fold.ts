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
export function foldQuery(text: string): string {
  return fold(text).replace(leadingArticle, '')
}
