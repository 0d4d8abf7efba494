import { expect, test } from 'vitest'
import { writtenLetters } from './letter-forms.ts'

const formsIn = (text: string) =>
  writtenLetters(text)
    .map(({ letter, form }) => `${letter} ${form}`)
    .join(', ')

test.each([
  ['نان', 'ن beginning, ا end, ن alone'],
  ['ببند', 'ب beginning, ب middle, ن middle, د end'],
  ['آب', 'آ alone, ب alone'],
  ['درد', 'د alone, ر alone, د alone'],
  ['سوءتفاهم', 'س beginning, و end, ء alone, ت beginning, ف middle, ا end, ه beginning, م end'],
  ['لطفاً', 'ل beginning, ط middle, ف middle, ا end'],
  ['مسئله', 'م beginning, س middle, ئ middle, ل middle, ه end'],
])('the letters of %s are written: %s', (word, forms) => {
  expect(formsIn(word)).toBe(forms)
})

test('letters join neither over a space nor over a half-space', () => {
  expect(formsIn('آب دادن')).toContain('ب alone, د alone')
  expect(formsIn('سیب‌زمینی')).toContain('ب end, ز alone')
})

test('vowel marks change no form, and digits have none', () => {
  expect(formsIn('مُدَّت')).toBe(formsIn('مدت'))
  expect(formsIn('۱۲')).toBe('')
})
