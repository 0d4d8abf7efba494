import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBlank, normalised } from './normalised.ts'

describe('input gets the characters of the taught texts', () => {
  test.each([
    ['Arabic ye and kaf', 'كتاب خيلي', 'کتاب خیلی'],
    ['alef maksura', 'علىه', 'علیه'],
    ['swash kaf', 'ڪتاب', 'کتاب'],
    ['the he of Urdu', 'خانہ', 'خانه'],
    ['he with two eyes', 'خانھ', 'خانه'],
    ['the ae of Kurdish', 'خانە', 'خانه'],
    ['the ye of Urdu and Kurdish', 'نامے زیاتێ', 'نامی زیاتی'],
    ['alef with wasla', 'ٱب', 'اب'],
    ['the ezafe as one letter', 'خانۀ ما', 'خانه‌ی ما'],
    ['the ezafe as a mark', 'خانه\u0654 ما', 'خانه‌ی ما'],
    ['the ezafe on a he of Kurdish', 'خانە\u0654 ما', 'خانه‌ی ما'],
    ['the ezafe on a he of Urdu', 'خان\u06C2 ما', 'خانه‌ی ما'],
    ['the ezafe as a hamza', 'خانهء ما، خانه‌ء', 'خانه‌ی ما، خانه‌ی'],
    ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'],
    ['tatweel', 'ســلام', 'سلام'],
    ['letters as a PDF shapes them', '\uFB90\uFE98\uFE8E\uFE8F', 'کتاب'],
    ['the ligature of lam and alef', 'س\uFEFCم', 'سلام'],
    ['Latin ligatures', 'ﬂiegen', 'fliegen'],
    ['letters of full width', 'Ｈａｕｓ', 'Haus'],
    ['decomposed umlauts', 'Ma\u0308dchen', 'Mädchen'],
    ['a decomposed madda', 'ا\u0653ب', 'آب'],
    ['a decomposed hamza', 'مسي\u0654ول', 'مسئول'],
  ])('%s', (_, text, expected) => {
    expect(normalised(text)).toBe(expected)
  })
})

describe('invisible characters are removed', () => {
  test.each([
    ['marks of direction', '\u200Eکتاب\u200F\u061C'],
    ['embeddings', '\u202Bکتاب\u202C\u202Aکتاب\u202D\u202E'],
    ['isolates', '\u2067کتاب\u2069\u2066\u2068'],
    ['soft hyphens', 'Kranken\u00ADhaus'],
    ['the zero-width space', 'Haus\u200B'],
    ['the byte order mark', '\uFEFFHaus'],
    ['the word joiner', 'Haus\u2060'],
    ['fillers and the blank Braille pattern', 'a\u115F\u3164\uFFA0\u2800'],
    ['variation selectors', 'a\uFE0E\uFE0F'],
    ['tags', 'a\u{E0041}'],
    ['control characters', 'a\0\u0007\u001B\u009F'],
    ['lone joiners', '\u200Dکتاب\u200D\u200C'],
    ['half-spaces next to a space', 'می\u200C خواهم\u200C'],
  ])('%s', (_, text) => {
    expect(normalised(text)).toBe(text.replace(/[^\p{L} ]|[\u115F\u3164\uFFA0]/gu, ''))
  })

  test('except one half-space between letters and digits', () => {
    expect(normalised('می\u200C\u200Cخواهم ۱۰\u200Cساله')).toBe('می\u200Cخواهم ۱۰\u200Cساله')
  })

  test('and signs that represent a half-space become one', () => {
    expect(normalised('می¬خواهم می\u200Bروم')).toBe('می\u200Cخواهم می\u200Cروم')
  })

  test('emoji are not split', () => {
    for (const emoji of ['👨‍👩‍👧', '❤️', '👩🏽‍⚕️', '🏳️‍🌈', '7️⃣']) expect(normalised(emoji)).toBe(emoji)
  })
})

describe('one kind', () => {
  test.each([
    ['of space', 'z.\u00A0B. 5\u202Fkg\u2009und\u3000mehr', 'z. B. 5 kg und mehr'],
    ['of line break', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['of hyphen', 'E\u2011Mail E\u2010Mail E\u2013Mail E\u2212Mail', 'E-Mail E-Mail E-Mail E-Mail'],
    [
      'of apostrophe',
      'geht’s geht‘s gehtʼs geht´s geht`s moʿallem',
      "geht's geht's geht's geht's geht's mo'allem",
    ],
  ])('%s', (_, text, expected) => {
    expect(normalised(text)).toBe(expected)
  })
})

test.each([
  'Das kostet 3–5 € – oder mehr … „ja“, »nein«, ‚gut‘.',
  '۱٬۲۵۰٫۵ تومان «کتاب»، چرا؟',
  'Wer?\n\n\tIch.',
  'مؤدب رأی لطفاً بچّه نُه خانة',
])('visible characters stay: %s', (text) => {
  expect(normalised(text)).toBe(text)
})

test('normalisation is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(normalised(normalised(text))).toBe(normalised(text))
    }),
  )
})

test('a text without visible characters is blank', () => {
  for (const text of ['', ' \n\t', '\u200C\u200B', '\uFEFF\u2060', '\u202B\u202C'])
    expect(isBlank(text)).toBe(true)
  for (const text of ['a', '.', '۱', '👍']) expect(isBlank(text)).toBe(false)
})
