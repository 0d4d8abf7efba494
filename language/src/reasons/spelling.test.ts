import { expect, test } from 'vitest'
import { reasonOfSpelling } from './spelling.ts'

test.each([
  [
    'fa',
    'صابون',
    'سابون',
    '„س“ und „ص“ klingen gleich; „صابون“ schreibt man mit „ص“.',
    'صدای «س» و «ص» یکی است؛ «صابون» را با «ص» می‌نویسند.',
  ],
  [
    'fa',
    'غذا',
    'قزا',
    '„ق“ und „غ“ klingen gleich; „غذا“ schreibt man mit „غ“.',
    'صدای «ق» و «غ» یکی است؛ «غذا» را با «غ» می‌نویسند.',
  ],
  ['de', 'Tür', 'Tur', '„Tür“ schreibt man mit „ü“, nicht mit „u“.', '«Tür» را با «ü» می‌نویسند، نه با «u».'],
  [
    'de',
    'Danke schön',
    'Danke schon',
    '„schön“ schreibt man mit „ö“, nicht mit „o“.',
    '«schön» را با «ö» می‌نویسند، نه با «o».',
  ],
] as const)('%s: %s, not %s', (language, right, given, german, persian) => {
  expect(reasonOfSpelling(language, right, given)).toMatchObject({ german, persian })
})

test.each([
  ['fa', 'صابون', 'بابون'],
  ['fa', 'صابون', 'سابو'],
  ['fa', 'صابون', 'صابون'],
  ['de', 'Tür', 'Tor'],
  ['de', 'Haus', 'Hans'],
] as const)('nothing is said about %s: %s as %s', (language, right, given) => {
  expect(reasonOfSpelling(language, right, given)).toBeNull()
})
