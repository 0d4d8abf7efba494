import { describe, expect, test } from 'vitest'
import type { SpeakerName } from '@pol/language/speakers'
import { createReadings } from './readings.ts'

const readingOf = createReadings({
  german: new Set(['Mädchen', 'E-Mail', 'Guten Tag!']),
  persian: new Map([
    ['کتاب', 'ketâb'],
    ['گل', 'gol'],
    ['آب', 'âb'],
    ['می‌روم.', 'míravam.'],
    ['اداره‌ی کار', 'edâre-ye kâr'],
    ['شنا', 'shenâ'],
    ['شِنا', 'shenâ'],
    ['کرم', 'kerm'],
    ['کَرم', 'karam'],
  ]),
  homographs: new Map([
    [
      'گل',
      new Map([
        ['blume', 'gol'],
        ['schlamm', 'gel'],
      ]),
    ],
  ]),
  said: new Map<string, ReadonlySet<SpeakerName>>([
    ['Guten Tag!', new Set(['man 1'])],
    ['گل', new Set(['child 2'])],
  ]),
})

describe('all spellings of a taught German text share one clip', () => {
  test.each([
    ['Ma\u0308dchen', 'Mädchen'],
    ['„Mädchen“', 'Mädchen'],
    ['(Mädchen)', 'Mädchen'],
    ['Mäd\u00ADchen', 'Mädchen'],
    ['E\u2011Mail', 'E-Mail'],
    ['Guten\u00A0Tag!', 'Guten Tag!'],
  ])('%j', (typed, text) => {
    expect(readingOf(typed, 'alloy')).toEqual({ text, voice: 'alloy', isTaught: true })
  })
})

describe('all spellings of a taught Persian text share one clip', () => {
  test.each([
    'كتاب',
    '«کتاب»',
    '(کتاب)',
    '\u202Bکتاب\u202C',
    'کتاب\u200D',
    '\uFB90\uFE98\uFE8E\uFE8F',
    ' کتاب\n',
  ])('%j', (typed) => {
    expect(readingOf(typed, 'nova')).toEqual({
      text: 'کتاب',
      voice: 'nova',
      transliteration: 'ketâb',
      isTaught: true,
    })
  })
})

describe('a text that differs from a taught one only in its spelling or its final mark', () => {
  test.each([
    ['کتاب؟', 'کتاب؟', 'ketâb?'],
    ['کتاب!', 'کتاب!', 'ketâb!'],
    ['میروم', 'می‌روم', 'míravam'],
    ['می روم؟', 'می‌روم؟', 'míravam?'],
    ['اداره کار', 'اداره‌ی کار', 'edâre-ye kâr'],
    ['ادارۀ كار.', 'اداره‌ی کار.', 'edâre-ye kâr.'],
    ['اب', 'آب', 'âb'],
  ])('is read like it: %s', (typed, text, transliteration) => {
    expect(readingOf(typed, 'nova')).toEqual({ text, voice: 'nova', transliteration, isTaught: false })
  })

  test('is not guessed if the spelling has two readings', () => {
    expect(readingOf('کرم؟', 'nova')).toEqual({ text: 'کرم؟', voice: 'nova', isTaught: false })
  })
})

test('many marks take no more processor time than many letters', () => {
  const begun = process.threadCpuUsage()
  for (const mark of [' ', '.', '…']) readingOf(`ا${mark.repeat(100_000)}ا`, 'nova')
  expect(process.threadCpuUsage(begun).user / 1000).toBeLessThan(2_000)
})

test('a homograph has the reading of the given row, otherwise the first one', () => {
  expect(readingOf('گل', 'nova', 'schlamm').transliteration).toBe('gel')
  expect(readingOf('«گل»', 'nova', 'schlamm').transliteration).toBe('gel')
  expect(readingOf('گل', 'nova', 'haus').transliteration).toBe('gol')
  expect(readingOf('گل', 'nova').transliteration).toBe('gol')
})

describe('a text of the course', () => {
  const man = { character: 'man', number: 1 } as const
  const child = { character: 'child', number: 2 } as const

  test('is taught by the usual speaker, and by those who say it there', () => {
    expect(readingOf('Guten Tag!', 'alloy').isTaught).toBe(true)
    expect(readingOf('„Guten Tag!“', 'alloy', undefined, man)).toEqual({
      text: 'Guten Tag!',
      voice: 'alloy',
      isTaught: true,
    })
    expect(readingOf('گل', 'nova', undefined, child).isTaught).toBe(true)
  })

  test('is a free text for all others', () => {
    expect(readingOf('Guten Tag!', 'alloy', undefined, { ...man, number: 2 }).isTaught).toBe(false)
    expect(readingOf('Mädchen', 'alloy', undefined, man).isTaught).toBe(false)
    expect(readingOf('کتاب', 'nova', undefined, child).isTaught).toBe(false)
    expect(readingOf('Guten Tag!', 'nova', undefined, man).isTaught).toBe(false)
  })

  test('is read by each speaker in the same way', () => {
    expect(readingOf('گل', 'nova', 'schlamm', child).transliteration).toBe('gel')
    expect(readingOf('گل', 'nova', 'schlamm', man)).toEqual({
      ...readingOf('گل', 'nova', 'schlamm'),
      isTaught: false,
    })
  })
})

test('any other text is unchanged except for invisible characters', () => {
  expect(readingOf('من\u200F کتاب دارم', 'nova')).toEqual({
    text: 'من کتاب دارم',
    voice: 'nova',
    isTaught: false,
  })
  expect(readingOf('Mäd\u200Bchen lesen.', 'alloy')).toEqual({
    text: 'Mädchen lesen.',
    voice: 'alloy',
    isTaught: false,
  })
})

test.each([
  ['سه و ربع', "se-o rob'"],
  ['سوم مارس هزار و نهصد و هشتاد', 'sevvom-e mârs-e hezâr-o nohsad-o hashtâd'],
  ['میم، رِ، یِ، میم', 'mim, re, ye, mim'],
])('a number, a time, a date or letters that a drill says are read rightly: %s', (text, transliteration) => {
  expect(readingOf(text, 'nova')).toEqual({ text, voice: 'nova', transliteration, isTaught: false })
})
