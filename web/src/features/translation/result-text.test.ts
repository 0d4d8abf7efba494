import { expect, test } from 'vitest'
import { resultText } from './result-text.ts'

test('a translation is shown as it is', () => {
  expect(resultText('Guten Tag', 'روز بخیر', true)).toBe('روز بخیر')
})

test.each([
  ['a sentence word by word', 'Mein Hund ist müde.', 'من · سگ · بودن · خسته.'],
  ['two of them', 'Mein Hund ist müde. Er schläft nicht.', 'من · سگ · بودن · خسته. او · خوابیدن · نه.'],
  ['one word that is not known', 'Xylofonquark', 'Xylofonquark'],
  ['one word in another form', 'Geht', 'رفتن'],
])('nothing is known: %s', (_, source, translation) => {
  expect(resultText(source, translation, false)).toBe('')
})

test.each([
  ['Guten Tag! Mein Hund ist müde.', 'روز بخیر! من · سگ · بودن · خسته.', 'روز بخیر! …'],
  ['Guten Tag\nXylofonquark', 'روز بخیر\nXylofonquark', 'روز بخیر\n…'],
  ['Ja, ja. Nein, nein. Guten Tag!', 'بله · بله. نه · نه. روز بخیر!', '… روز بخیر!'],
])('of several sentences the known ones are shown: %j', (source, translation, shown) => {
  expect(resultText(source, translation, false)).toBe(shown)
})
