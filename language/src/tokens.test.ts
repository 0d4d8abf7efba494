import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const shown = (text: string) =>
  tokensOf(text)
    .map(({ text, kind }) => (kind === 'word' ? text : `${kind}:${text}`))
    .join(' | ')

test.each([
  ['words and marks', 'Ja, gern!', 'Ja | mark:, | gern | mark:!'],
  ['an apostrophe inside', "Wie geht's?", "Wie | geht's | mark:?"],
  ['a hyphen inside', 'U-Bahn', 'U-Bahn'],
  ['digits inside', 'B12', 'B12'],
  ['a decimal number with its unit', '2,5 mg', 'number:2,5 | mg'],
  ['a unit without a space', '500mg', 'number:500 | mg'],
  ['fractions', '½ und 1½ und 1/2', 'number:½ | und | number:1½ | und | number:1/2'],
  ['Persian digits and decimal sign', '۲٫۵', 'number:۲٫۵'],
  ['a dosage scheme', '1-0-1', 'number:1-0-1'],
  ['a range', '10–20', 'number:10–20'],
  ['times', '3x täglich, 2 × 3', 'number:3x | täglich | mark:, | number:2 × | number:3'],
  ['a sign', 'bei -5 °C', 'bei | number:-5 °C'],
  ['a bound', '< 38,5', 'number:< 38,5'],
  ['a percentage', '20 %', 'number:20 %'],
  ['money', '5 €', 'number:5 €'],
  ['a date and an hour', 'am 12.03.2024 um 8:30', 'am | number:12.03.2024 | um | number:8:30'],
  ['a Persian prefix and an ending typed apart', 'می روم، کتاب ها', 'می‌روم | mark:، | کتاب‌ها'],
  ['a comparative typed apart', 'بزرگ تر', 'بزرگ‌تر'],
  ['endings after a silent he typed apart', 'خانه ام، بچه مون', 'خانه\u200Cام | mark:، | بچه\u200Cمون'],
  ['a spoken plural with an ending typed apart', 'بچه هام', 'بچه\u200Cهام'],
  ['no ending but a word', 'نامه امروز', 'نامه | امروز'],
  ['nothing', '', ''],
])('%s: "%s"', (_, text, tokens) => {
  expect(shown(text)).toBe(tokens)
})

test('a token knows where it begins', () => {
  expect(tokensOf('Ja, gern').map(({ at }) => at)).toEqual([0, 2, 4])
})
