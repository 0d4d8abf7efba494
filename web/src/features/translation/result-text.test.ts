import { expect, test } from 'vitest'
import { resultText } from './result-text.ts'

test('a whole translation is shown unchanged', () => {
  expect(resultText('روز بخیر', true)).toBe('روز بخیر')
})

test.each([
  ['a sentence word by word', 'من · سگ · بودن · خسته.'],
  ['two of them', 'من · سگ · بودن · خسته. او · خوابیدن · نه.'],
  ['one word that is not known', 'Xylofonquark'],
  ['two of them, one after the other', '·Xylofonquark. ·Quark.'],
  ['a list of them', '1. من · سگ · بودن · خسته.\n2. ·Xylofonquark'],
  ['a word beside a number', '·Xylofonquark.\n۴۵'],
  ['one word in another form', 'رفتن'],
])('the result is empty if no sentence is known: %s', (_, translation) => {
  expect(resultText(translation, false)).toBe('')
})

test.each([
  ['روز بخیر! من · سگ · بودن · خسته.', 'روز بخیر! …'],
  ['روز بخیر\n·Xylofonquark', 'روز بخیر\n…'],
  ['روز بخیر! ·درها!', 'روز بخیر! …'],
  ['·درها! روز بخیر!', '… روز بخیر!'],
  ['بله · بله. نه · نه. روز بخیر!', '… روز بخیر!'],
  ['او · گفتن: · „آمدن!“ روز بخیر.', '… روز بخیر.'],
  ['1. روز بخیر!\n2. ·Xylofonquark', '1. روز بخیر!\n2. …'],
  ['· روز بخیر!\n· ·Xylofonquark', '· روز بخیر!\n…'],
])('only the known ones of several sentences are shown: %j', (translation, shown) => {
  expect(resultText(translation, false)).toBe(shown)
})
