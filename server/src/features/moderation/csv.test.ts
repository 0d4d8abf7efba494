import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecords } from '@pol/content/kind'
import { csvOf } from './csv.ts'

const columns = ['german', 'farsi'] as const
const written = (rows: readonly (readonly string[])[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf([columns, ...rows]))
/** The rows as a German spreadsheet reads them. */
const readAgain = (rows: readonly (readonly string[])[]) =>
  readRecords('table.csv', written(rows), ';').map(({ record }) => columns.map((column) => record[column]))

test('a table is marked as UTF-8, with every cell in quotes and the line ends of a spreadsheet', () => {
  expect(
    written([
      ['Haus', 'خانه'],
      ['"so"', 'a; b\nc'],
    ]),
  ).toBe('\uFEFF"german";"farsi"\r\n"Haus";"خانه"\r\n"""so""";"a; b\nc"\r\n')
})

test.each(['=1+1', '+49 40', '-1', '@SUM(A1)', '＝1'])('a spreadsheet does not calculate %j', (cell) =>
  expect(readAgain([[cell, 'خانه']])).toEqual([[`'${cell}`, 'خانه']]),
)

test.each([
  'Hallo;=HYPERLINK("https://example.org");x',
  'Zeile1\n=2+3',
  'a, =1+1',
  'a\t+1',
  'a|-1',
  'a;"=1+1',
  '\t=1',
  '\r=1',
  '\n=1',
  '";@SUM(A1)',
  ' =1',
  '"=1',
  '\u200B=1',
  'a;\u00A0\uFEFF=1',
  'a\u2028=1',
  'a\v=1',
])('and none of its parts, whichever separator and quotes it assumes: %j', (cell) => {
  const table = written([['x', cell]])
  const cells = table.slice(1).split(/[;,|\t\r\n\v\u2028]["\s\p{Cf}]*/u)
  expect(cells.filter((part) => /^[=+\-@＝＋－＠]/u.test(part))).toEqual([])
  expect(readAgain([['x', cell]])[0]?.[1]?.replaceAll("'", '')).toBe(cell)
})

test.each(['Berlin - Teheran', 'a = b', 'E-Mail, U-Bahn', '30 € + 5 €'])('%j is no formula', (cell) => {
  expect(readAgain([['x', cell]])).toEqual([['x', cell]])
})

test('a text is read back unchanged, unless it looks like a formula', () => {
  const cell = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/(?:^|[;,|\s\u0085])["'\s\p{Cf}]*[=+\-@＝＋－＠]|^\s/u.test(text))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      expect(readAgain(rows)).toEqual(rows)
    }),
  )
})
