import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ContentError, kind, readRows } from './kind.ts'

const fruit = kind({
  file: 'fruit.csv',
  idPrefix: 'fruit',
  row: v.object({
    german: v.pipe(v.string(), v.nonEmpty('is empty')),
    colour: v.picklist(['rot', 'gelb'], 'is not a colour'),
  }),
  key: ({ german }) => german,
  spoken: ({ german }) => ({ german: [german], persian: [] }),
})

const read = (...lines: string[]) => readRows(fruit, ['german,colour', ...lines, ''].join('\n'))

function errorsIn(...lines: string[]): readonly string[] {
  try {
    read(...lines)
  } catch (error) {
    if (error instanceof ContentError) return error.errors
    throw error
  }
  throw new Error('No error was found')
}

describe('a content file', () => {
  test('is read in order', () => {
    expect(read('Apfel,rot', 'Zitrone,gelb')).toEqual([
      { german: 'Apfel', colour: 'rot' },
      { german: 'Zitrone', colour: 'gelb' },
    ])
  })

  test('may have a byte order mark and Windows line endings, as from a spreadsheet', () => {
    expect(readRows(fruit, '\uFEFFgerman,colour\r\nApfel,rot\r\n')).toEqual([
      { german: 'Apfel', colour: 'rot' },
    ])
  })

  test('keeps quoted commas and quotes', () => {
    expect(read('"Apfel, ""Boskop""",rot')).toEqual([{ german: 'Apfel, "Boskop"', colour: 'rot' }])
  })

  test('may contain only the header', () => {
    expect(read()).toEqual([])
  })
})

describe('validation', () => {
  test('reports file, line, column and error', () => {
    expect(errorsIn('Apfel,rot', 'Pflaume,blau')).toEqual(['fruit.csv:3: colour: is not a colour'])
  })

  test('reports all errors at once, several per line included', () => {
    expect(errorsIn('Pflaume,blau', 'Apfel,rot', ',grün')).toEqual([
      'fruit.csv:2: colour: is not a colour',
      'fruit.csv:4: german: is empty',
      'fruit.csv:4: colour: is not a colour',
    ])
  })

  test('compares rows as soon as each of them is valid', () => {
    const oneColour = {
      ...fruit,
      errorsBetween: (rows: readonly { german: string; colour: string }[]) =>
        rows.filter(({ colour }) => colour !== rows[0]?.colour).map((row) => ({ row, error: 'is mixed' })),
    }
    const readOne = (...lines: string[]) => readRows(oneColour, ['german,colour', ...lines].join('\n'))
    expect(() => readOne('Apfel,rot', 'Zitrone,gelb')).toThrow(/^fruit\.csv:3: is mixed$/)
    expect(() => readOne('Apfel,rot', 'Zitrone,gelb', 'Pflaume,blau')).toThrow(
      /^fruit\.csv:4: colour: is not a colour$/,
    )
  })

  test('has one line per error in its message', () => {
    expect(() => read('Pflaume,blau', ',rot')).toThrow(
      'fruit.csv:2: colour: is not a colour\nfruit.csv:3: german: is empty',
    )
  })

  test('counts lines correctly after a quoted line break', () => {
    expect(errorsIn('"Apfel\nbaum",rot', 'Pflaume,blau')).toEqual(['fruit.csv:4: colour: is not a colour'])
  })

  test('rejects a duplicate and names the line of the first', () => {
    expect(errorsIn('Apfel,rot', 'Zitrone,gelb', 'Apfel,gelb')).toEqual([
      'fruit.csv:4: "Apfel" is already in line 2',
    ])
  })

  test('reports a duplicate along with other errors', () => {
    expect(errorsIn('Apfel,rot', 'Pflaume,blau', 'Apfel,rot')).toEqual([
      'fruit.csv:3: colour: is not a colour',
      'fruit.csv:4: "Apfel" is already in line 2',
    ])
  })

  test('rejects decomposed letters, which look equal to composed ones but are not', () => {
    expect(read('Äpfel,rot')).toEqual([{ german: 'Äpfel', colour: 'rot' }])
    expect(errorsIn('A\u0308pfel,rot')).toEqual(['fruit.csv: is not in Unicode NFC'])
  })

  test('rejects a file without a required column', () => {
    expect(() => readRows(fruit, 'german,color\nApfel,rot\n')).toThrow('fruit.csv:2: colour: ')
  })

  test('takes its words from the lexicon, and writes those itself that the lexicon has not, if it may', () => {
    const basket = { ...fruit, fromLexicon: ['german'] }
    const entries = new Map([['apfel', { german: 'Apfel' }]])
    const lines = (...rows: string[]) => ['entry,german,colour', ...rows].join('\n')
    expect(readRows(basket, lines('apfel,,rot'), entries)).toEqual([{ german: 'Apfel', colour: 'rot' }])
    expect(() => readRows(basket, lines('apfel,Apfel,rot'), entries)).toThrow(
      'fruit.csv:2: german: is taken from the lexicon',
    )
    expect(() => readRows(basket, lines(',Quitte,gelb'), entries)).toThrow(
      'fruit.csv:2: entry: "" is not in the lexicon',
    )
    const withOwn = { ...basket, hasOwnTexts: true } as const
    expect(readRows(withOwn, lines('apfel,,rot', ',Quitte,gelb'), entries)).toEqual([
      { german: 'Apfel', colour: 'rot' },
      { german: 'Quitte', colour: 'gelb' },
    ])
    expect(() => readRows(withOwn, lines('birne,,gelb'), entries)).toThrow(
      'fruit.csv:2: entry: "birne" is not in the lexicon',
    )
  })
})
