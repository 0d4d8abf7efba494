import { expect, test } from 'vitest'
import { readStrokes } from '@pol/content/script/strokes'
import { strokesOf } from '@pol/language/script/strokes'
import { randomOf } from '../random.ts'
import { formsInWord } from './form-in-word.ts'

const asked = (word: string) =>
  formsInWord(word, randomOf(word)).map(({ letters, asked, right }) => `${letters[asked]} ${right}`)

test('each letter of کتاب is asked in its form', () => {
  expect(asked('کتاب')).toEqual(['ک initial', 'ت medial', 'ا final', 'ب alone'])
})

test('a letter that does not join to the left has two forms: at the beginning it looks as alone', () => {
  const [dal] = formsInWord('دست', randomOf('dast'))
  expect(dal?.right).toBe('alone')
  expect(dal?.choices.toSorted()).toEqual(['alone', 'final'])
})

test('the right form is always among the choices, and all of them can be drawn', async () => {
  const tables = await readStrokes(new URL('../../../content/data/', import.meta.url))
  for (const word of ['سلام', 'مسئول', 'می\u200Cروم', 'نُه', 'دوست من', 'آش', 'جزء'])
    for (const { letters, asked, right, choices } of formsInWord(word, randomOf(word))) {
      expect(choices).toContain(right)
      for (const form of choices) expect(strokesOf(tables, letters[asked] ?? '', form)).not.toEqual([])
    }
})

test('neither the letters of لا nor hamze are asked', () => {
  expect(asked('سلام')).toEqual(['س initial', 'م alone'])
  expect(asked('جزء')).toEqual(['ج initial', 'ز final'])
})
