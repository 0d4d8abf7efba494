import { describe, expect, test } from 'vitest'
import { type AmountType, germanAmountValue, germanAmountWords } from './german-amounts.ts'

describe('what is written is said', () => {
  test.each<[AmountType, string, string]>([
    ['number', '1.000', 'tausend'],
    ['price', '0,50 €', 'fünfzig Cent'],
    ['price', '1.000,50 €', 'tausend Euro fünfzig'],
    ['time', '00:15', 'null Uhr fünfzehn'],
    ['time', '12:05', 'zwölf Uhr fünf'],
    ['date', '03.05.1990', 'der dritte Mai neunzehnhundertneunzig'],
    ['house-number', '27', 'Hausnummer siebenundzwanzig'],
    ['phone', '030 23 12', 'null drei null, dreiundzwanzig, zwölf'],
  ])('%s %s: %s', (type, written, words) => {
    expect(germanAmountWords(type, written)).toBe(words)
  })

  test.each<[AmountType, string]>([
    ['number', '1000'],
    ['number', '1,000'],
    ['price', '0.50 €'],
    ['price', '5 €'],
    ['time', '24:00'],
    ['time', '12:60'],
    ['time', '12.05'],
    ['date', '3.5.1990'],
    ['date', '31.13.1990'],
    ['date', '00.01.1990'],
    ['phone', '23 12'],
  ])('%s %s is not written as in the material', (type, written) => {
    expect(germanAmountWords(type, written)).toBeNull()
  })
})

describe('two ways to write an amount have one value', () => {
  test.each<[AmountType, string, string]>([
    ['number', '1.000.000', '1000000'],
    ['number', '1.000', '1 000'],
    ['price', '1.000,50 €', '1000,50'],
    ['price', '5,00 €', '5,- Euro'],
    ['price', '5,00 €', '€ 5'],
    ['time', '09:05', '9.05 Uhr'],
    ['date', '03.05.1990', '3. 5. 1990'],
    ['house-number', '27', 'Hausnummer 27'],
    ['phone', '0221 4710127', '0221 / 47 10 12-7'],
    ['phone', '0221 4710127', '(0221) 4710127'],
    ['phone', '0221 4710127', '+49 221 4710127'],
    ['phone', '0221 4710127', '0049 (0) 221 4710127'],
  ])('%s: %s and %s', (type, one, other) => {
    expect(germanAmountValue(type, one)).not.toBeNull()
    expect(germanAmountValue(type, one)).toBe(germanAmountValue(type, other))
  })

  test.each<[AmountType, string]>([
    ['number', '1.00'],
    ['number', '1,000'],
    ['number', ''],
    ['price', '1,000.50'],
    ['price', '0,5'],
    ['time', '14'],
    ['date', '03.05.90'],
    ['phone', 'null drei'],
  ])('%s "%s" has none', (type, typed) => {
    expect(germanAmountValue(type, typed)).toBeNull()
  })

  test('a zero at the beginning of a telephone number counts', () => {
    expect(germanAmountValue('phone', '0221')).not.toBe(germanAmountValue('phone', '221'))
  })
})
