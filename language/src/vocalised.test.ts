import { expect, test } from 'vitest'
import { vocalised } from './vocalised.ts'

test.each([
  ['گل', 'gol', 'گُل'],
  ['گل', 'gel', 'گِل'],
  ['کتاب من', 'ketâb-e man', 'کِتابِ مَن'],
  ['خانه‌ی من', 'khâne-ye man', 'خانِه‌یِ مَن'],
  ['بچه', 'bachche', 'بَچِّه'],
  ['خوردن', 'khordan', 'خُوردَن'],
  ['خواهر', 'khâhar', 'خواهَر'],
  ['نوروز', 'nowruz', 'نَوروز'],
  ['خیلی', 'khéyli', 'خِیلی'],
  ['راه', 'râh', 'راهْ'],
  ['آهسته', 'âheste', 'آهِستِه'],
  ['لطفاً', 'lótfan', 'لُطفاً'],
  ['نُه', 'noh', 'نُهْ'],
  ['پدر و مادر', 'pedar-o mâdar', 'پِدَر وُ مادَر'],
  ['کجا می‌روی؟', 'kojâ míravi?', 'کُجا می‌رَوی؟'],
  ['کجا می‌روی?', 'kojâ míravi?', 'کُجا می‌رَوی?'],
  ['خودتو؟', 'khod-et-o?', 'خُودِتُو؟'],
  ['نان?!', 'nân?!', 'نان?!'],
  ['ح، حوله', 'he-ye jimi, howle', 'ح، حَولِه'],
  ['۲۰ دقیقه', '20 daghighe', '۲۰ دَقیقِه'],
])('%s, %s is written %s', (farsi, transliteration, expected) => {
  expect(vocalised(farsi, transliteration)).toBe(expected)
})

test.each([
  ['کتاب', 'khâne'],
  ['کتاب من', 'ketâb'],
  ['کتاب', 'ketâb-e man'],
])('%s is not %s', (farsi, transliteration) => {
  expect(() => vocalised(farsi, transliteration)).toThrow(RangeError)
})
