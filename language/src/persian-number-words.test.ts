import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consonantMismatch } from './consonants.ts'
import { fold } from './fold.ts'
import { persianNumberAt } from './persian-numbers.ts'
import { persianNumberWords } from './persian-number-words.ts'

test.each([
  [0, 'صفر', 'sefr'],
  [9, 'نُه', 'noh'],
  [17, 'هفده', 'hefdah'],
  [21, 'بیست و یک', 'bist-o yek'],
  [100, 'صد', 'sad'],
  [235, 'دویست و سی و پنج', 'devist-o si-o panj'],
  [1000, 'هزار', 'hezâr'],
  [1405, 'هزار و چهارصد و پنج', 'hezâr-o chahârsad-o panj'],
  [2000, 'دو هزار', 'do hezâr'],
  [25_000, 'بیست و پنج هزار', 'bist-o panj hezâr'],
  [850_000, 'هشتصد و پنجاه هزار', 'hashtsad-o panjâh hezâr'],
  [1_000_000, 'یک میلیون', 'yek milyun'],
  [2_300_000, 'دو میلیون و سیصد هزار', 'do milyun-o sisad hezâr'],
])('%d is %s', (value, farsi, transliteration) => {
  expect(persianNumberWords(value)).toEqual({ farsi, transliteration })
})

/** Many have no thousands, or exactly one. */
const groups = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(0, 1, 9, 10, 11, 20, 21, 100, 101, 999)))
const number = fc.oneof(
  fc.integer({ min: 0, max: 9_999 }),
  fc.integer({ min: 0, max: 999_999_999 }),
  groups.map(([millions = 0, thousands = 0, ones = 0]) => (millions * 1_000 + thousands) * 1_000 + ones),
)

test('the reader of Persian numbers, which has its own words, reads every number back', () => {
  fc.assert(
    fc.property(number, (value) => {
      const words = persianNumberWords(value)
        .farsi.split(' ')
        .map((text) => ({ text, folded: fold(text) }))
      const read = persianNumberAt(words, 0)
      expect(read?.length).toBe(words.length)
      expect(read?.value.replaceAll(/\D/g, '')).toBe(String(value))
    }),
  )
})

test('each word has its transliteration', () => {
  fc.assert(
    fc.property(number, (value) => {
      const { farsi, transliteration } = persianNumberWords(value)
      expect(consonantMismatch(farsi, transliteration)).toBeNull()
    }),
  )
})
