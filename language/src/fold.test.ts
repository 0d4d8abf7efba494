import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, foldWords } from './fold.ts'

describe('search ignores', () => {
  test.each([
    ['letter case', 'BÄR', 'bär'],
    ['Arabic and Persian ye', 'خيلي', 'خیلی'],
    ['alef maksura and ye', 'علىه', 'علیه'],
    ['Arabic and Persian kaf', 'كتاب', 'کتاب'],
    ['the madda on an alef', 'آب', 'اب'],
    ['hamza on an alef', 'متأسفم', 'متاسفم'],
    ['hamza on a vav', 'مؤدب', 'مودب'],
    ['hamza on a ye', 'رئیس', 'رییس'],
    ['ta marbuta and he', 'خانة', 'خانه'],
    ['the small ye above a he', 'خانهٔ', 'خانه'],
    ['a vowel mark', 'نُه', 'نه'],
    ['a tashdid', 'بچّه', 'بچه'],
    ['a tanvin', 'لطفاً', 'لطفا'],
    ['a tatweel', 'ســلام', 'سلام'],
    ['a half-space', 'می\u200Cخواهم', 'میخواهم'],
    ['Persian and Latin digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['Arabic and Latin digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['ä and ae', 'Äpfel', 'aepfel'],
    ['ö and oe', 'Öl', 'oel'],
    ['ü and ue', 'Tür', 'tuer'],
    ['a decomposed umlaut', 'Ba\u0308r', 'Bär'],
    ['ß and ss', 'Straße', 'strasse'],
    ['ẞ and ss', 'STRAẞE', 'strasse'],
    ['the circumflex of the transliteration', 'salâm', 'salam'],
    ['the accents of the transliteration', 'bấshid fówran míkonid', 'bashid fowran mikonid'],
    ["the transliteration's sign for ayn", "sâ'at", 'saat'],
    ['the kind of apostrophe', 'sâ’at', "sâ'at"],
    ['the hyphen before an ending', 'sâl-e', 'sale'],
    ['the dot between letters', 'es·hâgh', 'eshâgh'],
    ['surrounding spaces', '  salâm ', 'salâm'],
    ['the kind and number of spaces', 'Guten \u00A0 Tag', 'Guten Tag'],
    ['direction marks', '\u200Fسلام\u200E', 'سلام'],
    ['embeddings and isolates', '\u202B\u2067سلام\u2069\u202C\u061C', 'سلام'],
    ['soft hyphens', 'Kranken\u00ADhaus', 'Krankenhaus'],
    ['letters as a PDF shapes them', '\uFB90\uFE98\uFE8E\uFE8F', 'کتاب'],
    ['the he of other keyboards', 'خانە خانھ خانہ', 'خانه خانه خانه'],
    ['the ezafe after a silent he', 'اداره\u200Cی کار', 'اداره کار'],
    ['the ezafe typed with a space', 'اداره ی کار', 'اداره کار'],
    ['the ezafe as one letter', 'ادارۀ کار', 'اداره کار'],
    ['the ezafe typed with a space and an Arabic ye', 'اداره ي کار', 'اداره کار'],
    ['the ezafe as a hamza', 'ادارهء کار', 'اداره کار'],
    ['the ezafe as a hamza after a te marbuta', 'ادارةء کار', 'اداره کار'],
    ['the kind of hyphen', 'E\u2011Mail E\u2013Mail', 'E-Mail E-Mail'],
  ])('%s', (_, a, b) => {
    expect(fold(a)).toBe(fold(b))
    expect(fold(a)).not.toBe('')
  })
})

describe('search distinguishes', () => {
  test.each([
    ['words', 'شیر', 'شهر'],
    ['e and he', 'که', 'ک'],
    ['a month and a fish', 'ماه', 'ماهی'],
    ['a house and some house', 'خانه', 'خانه\u200Cای'],
    ['a and ä', 'Apfel', 'Äpfel'],
    ['u and ü', 'schwul', 'schwül'],
    ['s and ss', 'Mase', 'Masse'],
    ['two words and one compound', 'auf stehen', 'aufstehen'],
    ['numbers', '۱۲', '21'],
  ])('%s', (_, a, b) => {
    expect(fold(a)).not.toBe(fold(b))
  })
})

test('the words of a text are without punctuation, but have the parts that a hyphen joins', () => {
  expect(foldWords('Ja,  die E-Mail (an Ali)!')).toBe('ja die email an ali')
  expect(foldWords('سلام، خوبی؟')).toBe('سلام خوبی')
})

describe('for any input', () => {
  const letters = [
    ..."aäbceghikmnoöpsßtuüzAÄEOÖSUÜẞâấáéíóúÂ' -·’0۱٢",
    ...'آاأإئؤءيىیكکةهوملسٱ',
    ...'\u200C\u0640\u064B\u064F\u0651\u0654\u0308\u0302\u00A0',
  ]
  const typed = fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 })

  const anything = fc.string({ unit: 'binary' })

  test('folding is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(typed, anything), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  test('letter case is ignored', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text))
        expect(fold(text.toLowerCase())).toBe(fold(text))
      }),
    )
  })

  test('the Unicode normalization form is ignored', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text))
      }),
    )
  })

  test('no marks, half-spaces or surrounding spaces remain', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(fold(text)).not.toMatch(/^\s|\s$|\s\s|[\u064B-\u0655\u0640\u200C]/u)
      }),
    )
  })
})
