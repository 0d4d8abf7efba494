import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { nameOf } from './names.ts'

test.each([
  ['de', 'Ali', 'علی'],
  ['de', 'Alis', 'علی'],
  ['de', 'Müller', 'مولر'],
  ['de', 'Muellers', 'مولر'],
  ['de', 'Teherans', 'تهران'],
  ['de', 'mg', 'میلی‌گرم'],
] as const)('in German (%s) "%s" is %s', (language, word, farsi) => {
  expect(nameOf(language, fold(word))?.farsi).toBe(farsi)
})

test.each([
  ['مریم', 'Maryam'],
  ['علی‌ام', 'Ali'],
  ['لناست', 'Lena'],
  ['برلینه', 'Berlin'],
  ['تهران', 'Teheran'],
  ['میلی‌گرم', 'mg'],
])('in Persian %s is "%s"', (word, german) => {
  expect(nameOf('fa', fold(word))?.german).toBe(german)
})

test.each(['Alibi', 'mgs', 'Berliner'])('"%s" is not a name', (word) => {
  expect(nameOf('de', fold(word))).toBeNull()
})
