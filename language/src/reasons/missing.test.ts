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
  [
    'من در مدرسه هستم.',
    'man dar madrese hastam.',
    'من مدرسه هستم',
    'Es fehlt „در“ (in): „در مدرسه“.',
    'کلمه‌ی «در» جا افتاده است: «در مدرسه».',
  ],
  [
    'این خواهر من است.',
    'in khâhar-e man ast.',
    'in khâhar man ast',
    'Zwischen „khâhar“ und „man“ steht die Ezafe „-e“: „khâhar-e man“.',
    'میان «khâhar» و «man» کسره‌ی اضافه می‌آید: «khâhar-e man».',
  ],
])('"%s" (%s), not "%s"', (right, transliteration, given, german, persian) => {
  expect(reasonOfMissing('fa', { right, given, transliteration })).toMatchObject({ german, persian })
})

test('a German word', () => {
  const noTime = { right: 'Ich habe keine Zeit.', given: 'Ich habe Zeit', transliteration: '' }
  expect(reasonOfMissing('de', noTime)).toEqual({
    german: 'Es fehlt „keine“: „keine Zeit“.',
    persian: 'کلمه‌ی «keine» جا افتاده است: «keine Zeit».',
    rule: 'de-kein',
  })
})

test('the last letter of a word is no ezafe', () => {
  const tea = { right: 'چای من سرد است.', transliteration: 'chây-e man sard ast.', given: 'چا من سرد است' }
  expect(reasonOfMissing('fa', tea)).toBeNull()
})

test.each([
  ['fa', 'کتاب را خریدم.', 'کتاب را خریدی'],
  ['fa', 'کتاب را خریدم.', 'خریدم'],
  // The subject may be left out.
  ['fa', 'من کتاب را خریدم.', 'کتاب را خریدم'],
  ['de', 'Ich gehe.', 'gehe ich'],
] as const)('nothing is said about %s: "%s" as "%s"', (language, right, given) => {
  expect(reasonOfMissing(language, { right, given, transliteration: '' })).toBeNull()
})
