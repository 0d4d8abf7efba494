import { expect, test } from 'vitest'
import { reasonOfMissing } from './missing.ts'

test.each([
  [
    'کتاب را خریدم.',
    'ketâb râ kharidam.',
    'کتاب خریدم',
    'Nach einem bestimmten Objekt steht „را“: „کتاب را“.',
    'بعد از مفعول مشخص «را» می‌آید: «کتاب را».',
  ],
  [
    'صدای تو خوب است.',
    'sedâ-ye to khub ast.',
    'صدا تو خوب است',
    'Nach „ا“ und „و“ schreibt man die Ezafe als „ی“: „صدای تو“.',
    'بعد از «ا» و «و» کسره‌ی اضافه را با «ی» می‌نویسند: «صدای تو».',
  ],
])('"%s" (%s), not "%s"', (right, transliteration, given, german, persian) => {
  expect(reasonOfMissing('fa', { right, given, transliteration })).toMatchObject({ german, persian })
})

test('the last letter of a word is no ezafe', () => {
  const tea = { right: 'چای من سرد است.', transliteration: 'chây-e man sard ast.', given: 'چا من سرد است' }
  expect(reasonOfMissing('fa', tea)).toBeNull()
})

test.each([
  ['fa', 'کتاب را خریدم.', 'کتاب را خریدی'],
  ['fa', 'کتاب را خریدم.', 'را خریدم'],
  ['de', 'Ich gehe.', 'gehe'],
] as const)('nothing is said about %s: "%s" as "%s"', (language, right, given) => {
  expect(reasonOfMissing(language, { right, given, transliteration: '' })).toBeNull()
})
