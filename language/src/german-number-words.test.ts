import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import {
  germanDateWords,
  germanNumberWords,
  germanPhoneWords,
  germanPriceWords,
  germanTimeWords,
  germanYearWords,
} from './german-number-words.ts'
import { germanNumber } from './german-numbers.ts'

describe('a number is said in German:', () => {
  test.each([
    [0, 'null'],
    [1, 'eins'],
    [7, 'sieben'],
    [12, 'zwölf'],
    [16, 'sechzehn'],
    [17, 'siebzehn'],
    [20, 'zwanzig'],
    [21, 'einundzwanzig'],
    [30, 'dreißig'],
    [60, 'sechzig'],
    [66, 'sechsundsechzig'],
    [70, 'siebzig'],
    [77, 'siebenundsiebzig'],
    [100, 'hundert'],
    [101, 'hunderteins'],
    [116, 'hundertsechzehn'],
    [200, 'zweihundert'],
    [1_000, 'tausend'],
    [1_001, 'tausendeins'],
    [1_100, 'tausendeinhundert'],
    [2_024, 'zweitausendvierundzwanzig'],
    [2_100, 'zweitausendeinhundert'],
    [21_000, 'einundzwanzigtausend'],
    [101_000, 'hunderteintausend'],
    [999_999, 'neunhundertneunundneunzigtausendneunhundertneunundneunzig'],
    [1_000_000, 'eine Million'],
    [1_000_001, 'eine Million eins'],
    [2_500_000, 'zwei Millionen fünfhunderttausend'],
    [21_000_000, 'einundzwanzig Millionen'],
  ])('%i is %s', (value, words) => {
    expect(germanNumberWords(value)).toBe(words)
  })

  test.each([-1, 0.5, 100_000_000, Number.NaN])('%d is refused', (value) => {
    expect(() => germanNumberWords(value)).toThrow(RangeError)
  })
})

test('every number below a million is read as what was said', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (value) => {
      expect(germanNumber(fold(germanNumberWords(value)))).toBe(String(value))
    }),
  )
})

describe('a price is said as in a shop:', () => {
  test.each([
    [0, 'null Euro'],
    [1, 'ein Cent'],
    [50, 'fünfzig Cent'],
    [100, 'ein Euro'],
    [101, 'ein Euro eins'],
    [199, 'ein Euro neunundneunzig'],
    [1_650, 'sechzehn Euro fünfzig'],
    [2_100, 'einundzwanzig Euro'],
    [10_100, 'hundertein Euro'],
    [100_050, 'tausend Euro fünfzig'],
  ])('%i cents are %s', (cents, words) => {
    expect(germanPriceWords(cents)).toBe(words)
  })
})

describe('a time is said as at a station:', () => {
  test.each([
    [14, 30, 'vierzehn Uhr dreißig'],
    [12, 5, 'zwölf Uhr fünf'],
    [0, 15, 'null Uhr fünfzehn'],
    [1, 0, 'ein Uhr'],
    [1, 1, 'ein Uhr eins'],
    [21, 16, 'einundzwanzig Uhr sechzehn'],
    [24, 0, 'vierundzwanzig Uhr'],
  ])('%i:%i is %s', (hour, minute, words) => {
    expect(germanTimeWords(hour, minute)).toBe(words)
  })

  test.each([
    [25, 0],
    [12, 60],
    [-1, 0],
  ])('%i:%i is refused', (hour, minute) => {
    expect(() => germanTimeWords(hour, minute)).toThrow(RangeError)
  })
})

describe('a date has an ordinal, and a year of the last century hundreds:', () => {
  test.each([
    [1, 3, 2005, 'der erste März zweitausendfünf'],
    [3, 5, 1990, 'der dritte Mai neunzehnhundertneunzig'],
    [7, 7, 2007, 'der siebte Juli zweitausendsieben'],
    [8, 1, 1900, 'der achte Januar neunzehnhundert'],
    [16, 12, 2016, 'der sechzehnte Dezember zweitausendsechzehn'],
    [20, 10, 1985, 'der zwanzigste Oktober neunzehnhundertfünfundachtzig'],
    [31, 8, 2031, 'der einunddreißigste August zweitausendeinunddreißig'],
  ])('%i.%i.%i is %s', (day, month, year, words) => {
    expect(germanDateWords(day, month, year)).toBe(words)
  })

  test.each([
    [0, 1],
    [32, 1],
    [1, 0],
    [1, 13],
  ])('day %i of month %i is refused', (day, month) => {
    expect(() => germanDateWords(day, month, 2020)).toThrow(RangeError)
  })

  test('the year 2000 and those after it are numbers', () => {
    expect([1_999, 2_000, 2_026].map(germanYearWords)).toEqual([
      'neunzehnhundertneunundneunzig',
      'zweitausend',
      'zweitausendsechsundzwanzig',
    ])
  })
})

test('a telephone number is read in pairs, its code and a pair with a zero digit by digit', () => {
  expect(germanPhoneWords('030 23 12 50 07')).toBe(
    'null drei null, dreiundzwanzig, zwölf, fünfzig, null sieben',
  )
})
