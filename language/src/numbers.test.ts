import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { germanNumber, germanNumberAt } from './german-numbers.ts'
import { persianNumberAt } from './persian-numbers.ts'

const words = (text: string) => text.split(' ').map((word) => ({ text: word, folded: fold(word) }))
const persianNumber = (text: string) => persianNumberAt(words(text), 0)

describe('a German number word has its value:', () => {
  test.each([
    ['null', '0'],
    ['zwölf', '12'],
    ['dreißig', '30'],
    ['fünfundzwanzig', '25'],
    ['hundert', '100'],
    ['zweihundertfünfzig', '250'],
    ['hunderteins', '101'],
    ['neunzehnhundertneunzig', '1990'],
    ['zweitausendvierundzwanzig', '2024'],
    ['hunderttausend', '100000'],
    ['eineinhalb', '1½'],
    ['anderthalb', '1½'],
    ['zweieinhalb', '2½'],
    ['halbe', '½'],
    ['dreimal', '3×'],
    ['dritte', '3.'],
    ['siebten', '7.'],
    ['einundzwanzigsten', '21.'],
  ])('%s is %s', (word, value) => {
    expect(germanNumber(fold(word))).toBe(value)
  })

  test.each(['ein', 'eine', 'Achtung', 'dreiundacht', 'halb', 'unddrei', 'einst', 'Mal'])(
    '%s is none',
    (word) => {
      expect(germanNumber(fold(word))).toBeNull()
    },
  )

  test.each([
    ['halb neun', '8:30'],
    ['halb eins', '12:30'],
  ])('"%s" tells the time, %s', (text, value) => {
    expect(germanNumberAt(words(text), 0)).toEqual({ length: 2, value })
  })
})

describe('Persian number words have their value:', () => {
  test.each([
    ['دوازده', 1, '12'],
    ['بیست و پنج', 3, '25'],
    ['صد و بیست', 3, '120'],
    ['دویست و پنجاه و سه', 5, '253'],
    ['هزار و چهارصد و سه', 5, '1403'],
    ['دو هزار', 2, '2000'],
    ['سیصد هزار و دویست و یک', 6, '300201'],
    ['دو میلیون و سیصد هزار', 5, '2300000'],
    ['یک میلیون و هزار و پنج', 6, '1001005'],
    ['بیست و نه', 3, '29'],
    ['نُه', 1, '9'],
    ['نه‌تا', 1, '9'],
    ['شیش', 1, '6'],
    ['دوتا', 1, '2'],
    ['نیم', 1, '½'],
    ['یک و نیم', 3, '1½'],
    ['سه بار', 2, '3×'],
    ['سوم', 1, '3.'],
    ['سی‌ام', 1, '30.'],
    ['بیست و یکم', 3, '21.'],
  ])('%s (%i words) is %s', (text, length, value) => {
    expect(persianNumber(text)).toEqual({ length, value })
  })

  test.each([
    ['two and three are two numbers', 'دو و سه', '2'],
    ['a smaller part before a larger one is not part of it', 'پنج و بیست', '5'],
    ['ten and one are two numbers', 'ده و یک', '10'],
    ['ten and a thousand are two numbers', 'ده و هزار', '10'],
  ])('%s: %s', (_, text, value) => {
    expect(persianNumber(text)).toEqual({ length: 1, value })
  })

  test('without its vowel mark نه is "no"', () => {
    expect(persianNumber('نه')).toBeNull()
  })
})

test('every number below 1,000 that is spelled out is read', () => {
  const ones = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
  const teens = 'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
  const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
  const small = [...ones, ...teens]
  const spelled = (value: number): string => {
    if (value >= 100) {
      const rest = value % 100
      return `${small[Math.floor(value / 100)]}hundert${rest === 0 ? '' : spelled(rest)}`
    }
    if (value < 20) return value === 1 ? 'eins' : (small[value] ?? '')
    const one = value % 10
    return `${one === 0 ? '' : `${small[one]}und`}${tens[Math.floor(value / 10) - 2]}`
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (value) => {
      expect(germanNumber(fold(spelled(value)))).toBe(String(value))
    }),
  )
})
