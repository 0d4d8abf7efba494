import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecords } from '@pol/content/kind'
import { csvOf } from './csv.ts'

const columns = ['german', 'farsi'] as const
const written = (rows: readonly (readonly string[])[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf([columns, ...rows]))
/** The rows as the files of the content are read. */
const readAgain = (rows: readonly (readonly string[])[]) =>
  readRecords('table.csv', written(rows)).map(({ record }) => columns.map((column) => record[column]))

test('a table is marked as UTF-8, with every cell in quotes and the line ends of a spreadsheet', () => {
  expect(
    written([
      ['Haus', 'خانه'],
      ['"so"', 'a, b\nc'],
    ]),
  ).toBe('\uFEFF"german","farsi"\r\n"Haus","خانه"\r\n"""so""","a, b\nc"\r\n')
})

test.each(['=1+1', '+49 40', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
  'a spreadsheet does not calculate %j',
  (cell) => expect(readAgain([[cell, 'خانه']])).toEqual([[`'${cell}`, 'خانه']]),
)

test('what people write is read again as they wrote it, unless it looks like a formula', () => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\s＝＋－＠]/u.test(text))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      expect(readAgain(rows)).toEqual(rows)
    }),
  )
})
