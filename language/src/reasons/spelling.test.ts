import { expect, test } from 'vitest'
import { noun } from '../../test/entries.ts'
import { formIndexOf } from '../form-index.ts'
import { reasonOfSpelling } from './spelling.ts'

const entries = [
  noun('das Boot, Boote', 'قایق ghâyegh'),
  noun('das Haus, Häuser', 'خانه khâne'),
  noun('das Dorf, Dörfer', 'ده deh'),
]
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }

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
  [
    'fa',
    'خانه',
    'خانح',
    'Das „ه“ am Ende von „خانه“ ist der Vokal e.',
    '«ه» در آخرِ «خانه» نشانه‌ی صدای «ـِ» است.',
  ],
  [
    'fa',
    'این خانه!',
    'این خانح!',
    'Das „ه“ am Ende von „خانه“ ist der Vokal e.',
    '«ه» در آخرِ «خانه» نشانه‌ی صدای «ـِ» است.',
  ],
  [
    'fa',
    'بهانه',
    'بحانه',
    '„ح“ und „ه“ klingen gleich; „بهانه“ schreibt man mit „ه“.',
    'صدای «ح» و «ه» یکی است؛ «بهانه» را با «ه» می‌نویسند.',
  ],
  ['de', 'Tür', 'Tur', '„Tür“ schreibt man mit „ü“, nicht mit „u“.', '«Tür» را با «ü» می‌نویسند، نه با «u».'],
  [
    'de',
    'Danke schön',
    'Danke schon',
    '„schön“ schreibt man mit „ö“, nicht mit „o“.',
    '«schön» را با «ö» می‌نویسند، نه با «o».',
  ],
  ['de', 'Bahnhof', 'Banhof', 'Es fehlt ein „h“: „Bahnhof“.', 'حرف «h» جا افتاده است: «Bahnhof».'],
  ['de', 'Am Bahnhof!', 'Am Bahnnhof', 'Ein „n“ ist zu viel: „Bahnhof“.', 'یک «n» اضافه است: «Bahnhof».'],
  ['fa', 'مدرسه', 'مدسه', 'Es fehlt ein „ر“: „مدرسه“.', 'حرف «ر» جا افتاده است: «مدرسه».'],
] as const)('%s: %s, not %s', (language, right, given, german, persian) => {
  expect(reasonOfSpelling(right, given, indexes[language])).toMatchObject({ german, persian })
})

test.each([
  ['fa', 'صابون', 'بابون'],
  // It is a consonant here, and the end of an unknown word there.
  ['fa', 'ده', 'دح'],
  ['fa', 'پسته', 'پستح'],
  ['fa', 'صابون', 'سابو'],
  ['fa', 'صابون', 'صابون'],
  ['de', 'Tür', 'Tor'],
  // Another word.
  ['de', 'Boote', 'Boot'],
  ['de', 'Haus', 'Hans'],
] as const)('nothing is said about %s: %s as %s', (language, right, given) => {
  expect(reasonOfSpelling(right, given, indexes[language])).toBeNull()
})
