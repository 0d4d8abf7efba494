import { expect, test } from 'vitest'
import { isRightField } from './form-field.ts'

test.each([
  [['Rezai'], 'Rezai', 'de', true],
  [['Rezai'], ' rezai ', 'de', true],
  [['Rezai'], 'Ahmadi', 'de', false],
  [['Rezai'], '', 'de', false],
  [['0171 2345678'], '01712345678', 'de', true],
  [['0171 2345678'], '0171/234 56 78', 'de', true],
  [['0171 2345678'], '۰۱۷۱ ۲۳۴۵۶۷۸', 'de', true],
  [['0171 2345678'], '0171 2345679', 'de', false],
  [['21', 'einundzwanzig'], '21', 'de', true],
  [['21', 'einundzwanzig'], 'einundzwanzig', 'de', true],
  [['۲۱'], '21', 'fa', true],
  [['مریم'], 'مريم', 'fa', true],
] as const)('a field with %j is filled in with "%s" (%s): %s', (written, typed, language, isRight) => {
  expect(isRightField(written, typed, language)).toBe(isRight)
})
