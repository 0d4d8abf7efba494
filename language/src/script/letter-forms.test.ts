import { expect, test } from 'vitest'
import { joinsLeft, writtenForms } from './letter-forms.ts'

const halfSpace = '\u200C'
const formsOf = (word: string) => writtenForms(word).map(({ letter, form }) => `${letter} ${form}`)

test('a letter is written by its neighbours', () => {
  expect(formsOf('بابا')).toEqual(['ب initial', 'ا final', 'ب initial', 'ا final'])
  expect(formsOf('دوست')).toEqual(['د alone', 'و alone', 'س initial', 'ت final'])
  expect(formsOf('کتاب')).toEqual(['ک initial', 'ت medial', 'ا final', 'ب alone'])
})

test.each([...'اآدذرزژو'])('%s does not join to the left', (letter) => {
  expect(joinsLeft(letter)).toBe(false)
  expect(formsOf(`ب${letter}ب`)).toEqual(['ب initial', `${letter} final`, 'ب alone'])
})

test('all other letters join on both sides', () => {
  for (const letter of 'بپتثجچحخسشصضطظعغفقکگلمنهیئ')
    expect(formsOf(`ب${letter}ب`)).toEqual(['ب initial', `${letter} medial`, 'ب final'])
})

test('a half-space and a space break the joining', () => {
  const broken = ['م initial', 'ی final', 'ر alone', 'و alone', 'م alone']
  expect(formsOf(`می${halfSpace}روم`)).toEqual(broken)
  expect(formsOf('می روم')).toEqual(broken)
  expect(joinsLeft(`می${halfSpace}`)).toBe(false)
})

test('vowel marks change no form', () => {
  expect(formsOf('مُعَلِّم')).toEqual(formsOf('معلم'))
  expect(joinsLeft('دَ')).toBe(false)
  expect(joinsLeft('بَ')).toBe(true)
})

test('hamze on the line joins to no side', () => {
  expect(formsOf('جزء')).toEqual(['ج initial', 'ز final', 'ء alone'])
  expect(formsOf('شیء')).toEqual(['ش initial', 'ی final', 'ء alone'])
})

test('the two letters of لا are one shape', () => {
  const together = (word: string) =>
    writtenForms(word)
      .filter(({ isInLamAlef }) => isInLamAlef)
      .map(({ letter, form }) => `${letter} ${form}`)
  expect(together('سلام')).toEqual(['ل medial', 'ا final'])
  expect(together('لامپ')).toEqual(['ل initial', 'ا final'])
  expect(together('ال')).toEqual([])
  expect(together(`ل${halfSpace}ا`)).toEqual([])
})
