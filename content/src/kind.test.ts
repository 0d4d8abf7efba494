import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ContentError, kind, readRows } from './kind.ts'

const fruit = kind({
  file: 'fruit.csv',
  row: v.object({
    german: v.pipe(v.string(), v.nonEmpty('is empty')),
    colour: v.picklist(['rot', 'gelb'], 'is not a colour'),
  }),
  key: ({ german }) => german,
  spoken: ({ german }) => ({ german: [german], persian: [] }),
})

const read = (...lines: string[]) => readRows(fruit, ['german,colour', ...lines, ''].join('\n'))

function faultsOf(...lines: string[]): readonly string[] {
  try {
    read(...lines)
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  throw new Error('No fault was found')
}

describe('a file of teaching material', () => {
  test('is read line by line, in its order', () => {
    expect(read('Apfel,rot', 'Zitrone,gelb')).toEqual([
      { german: 'Apfel', colour: 'rot' },
      { german: 'Zitrone', colour: 'gelb' },
    ])
  })

  test('may come from a spreadsheet, with a byte order mark and the line ends of Windows', () => {
    expect(readRows(fruit, '\uFEFFgerman,colour\r\nApfel,rot\r\n')).toEqual([
      { german: 'Apfel', colour: 'rot' },
    ])
  })

  test('keeps commas and quotes that stand in quotes', () => {
    expect(read('"Apfel, ""Boskop""",rot')).toEqual([{ german: 'Apfel, "Boskop"', colour: 'rot' }])
  })

  test('may hold nothing but its header', () => {
    expect(read()).toEqual([])
  })
})

describe('the gate', () => {
  test('names file, line, column and fault', () => {
    expect(faultsOf('Apfel,rot', 'Pflaume,blau')).toEqual(['fruit.csv:3: colour: is not a colour'])
  })

  test('names every fault at once, several in one line too', () => {
    expect(faultsOf('Pflaume,blau', 'Apfel,rot', ',grün')).toEqual([
      'fruit.csv:2: colour: is not a colour',
      'fruit.csv:4: german: is empty',
      'fruit.csv:4: colour: is not a colour',
    ])
  })

  test('says all of it in its message, a line a fault', () => {
    expect(() => read('Pflaume,blau', ',rot')).toThrow(
      'fruit.csv:2: colour: is not a colour\nfruit.csv:3: german: is empty',
    )
  })

  test('counts lines rightly after a text in quotes that holds a line end', () => {
    expect(faultsOf('"Apfel\nbaum",rot', 'Pflaume,blau')).toEqual(['fruit.csv:4: colour: is not a colour'])
  })

  test('refuses a duplicate and says where the first one stands', () => {
    expect(faultsOf('Apfel,rot', 'Zitrone,gelb', 'Apfel,gelb')).toEqual([
      'fruit.csv:4: "Apfel" stands already in line 2',
    ])
  })

  test('names a duplicate beside other faults', () => {
    expect(faultsOf('Apfel,rot', 'Pflaume,blau', 'Apfel,rot')).toEqual([
      'fruit.csv:3: colour: is not a colour',
      'fruit.csv:4: "Apfel" stands already in line 2',
    ])
  })

  test('refuses letters that are put together from parts, which look like others and are not equal', () => {
    expect(read('Äpfel,rot')).toEqual([{ german: 'Äpfel', colour: 'rot' }])
    expect(faultsOf('A\u0308pfel,rot')).toEqual(['fruit.csv: is not in Unicode NFC'])
  })

  test('misses a column that the header does not have', () => {
    expect(() => readRows(fruit, 'german,color\nApfel,rot\n')).toThrow('fruit.csv:2: colour: ')
  })
})
