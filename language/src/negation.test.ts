import { expect, test } from 'vitest'
import { hasNegation, isNegation } from './negation.ts'

test.each(['nicht', 'keinem', 'nie', 'niemanden', 'nichts', 'ohne', 'weder', 'nein'])(
  '"%s" negates',
  (word) => {
    expect(isNegation('de', word)).toBe(true)
  },
)

test.each(['نه', 'هیچ', 'هیچکس', 'نیستم', 'نباید', 'بدون', 'هرگز', 'نمیدانم'])('%s negates', (word) => {
  expect(isNegation('fa', word)).toBe(true)
})

test.each(['nichte', 'kein-', 'niere', 'einmal'])('"%s" does not', (word) => {
  expect(isNegation('de', word)).toBe(false)
})

test('a word with un- is negative, too', () => {
  expect(hasNegation('de', 'unmöglich')).toBe(true)
  expect(hasNegation('de', 'und unter uns')).toBe(false)
})
