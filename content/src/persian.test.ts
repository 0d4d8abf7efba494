import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { withoutVowelMarks } from '@pol/language/vowel-marks'
import { persian } from './persian.ts'

const wrongCharacter = 'has a character outside the Persian alphabet (use ی, ک and Persian digits)'
const halfSpace = '\u200C'

function errorsIn(text: string): string[] {
  const result = v.safeParse(persian, text)
  return result.success ? [] : result.issues.map((issue) => issue.message)
}

describe('Persian text', () => {
  test.each([
    ['سلام'],
    ['آب'],
    ['متأسفم'],
    ['مؤدب'],
    ['دستشویی'],
    ['لطفاً'],
    ['نُه'],
    ['سوءتفاهم'],
    [`می${halfSpace}خواهم`],
    [`نمی${halfSpace}دانم`],
    [`کتاب${halfSpace}ها`],
    [`بزرگ${halfSpace}ترین`],
    [`هفته${halfSpace}ی آینده`],
    [`قهوه${halfSpace}ای`],
    ['حال شما چطور است؟'],
    ['سلام، خوبید؟'],
    ['ساعت ۸:۳۰ است.'],
    ['«کتاب» (جلد ۲)'],
    ['تر و خشک'],
    ['می شه'],
  ])('%s is valid', (text) => {
    expect(errorsIn(text)).toEqual([])
  })

  test.each([
    ['an Arabic ye', 'خيلی'],
    ['an Arabic kaf', 'كتاب'],
    ['an Arabic alef maksura', 'علىه'],
    ['a ta marbuta', 'خانة'],
    ['Latin digits', 'ساعت 8 است'],
    ['Arabic digits', 'ساعت ٨ است'],
    ['a Latin letter', 'سلام a'],
    ['a Latin comma', 'سلام, خوبید'],
    ['a Latin question mark', 'خوبید?'],
    ['a tatweel', 'ســلام'],
    ['a tashdid', 'نجّار'],
    ['a no-break space', 'سلام\u00A0دوست'],
    ['a direction mark', '\u200Fسلام'],
    ['a line break', 'سلام\nدوست'],
  ])('%s is rejected', (_, text) => {
    expect(errorsIn(text)).toEqual([wrongCharacter])
  })

  test('an empty text is rejected', () => {
    expect(errorsIn('')).toContain('is empty')
  })

  test.each([[' سلام'], ['سلام '], ['حال  شما']])('a stray space is rejected: "%s"', (text) => {
    expect(errorsIn(text)).toEqual(['has a stray space'])
  })

  test.each([
    ['at the beginning', `${halfSpace}سلام`],
    ['at the end', `سلام${halfSpace}`],
    ['twice', `می${halfSpace}${halfSpace}خواهم`],
    ['after a letter that does not join', `کار${halfSpace}ها`],
    ['after an alef', `آقا${halfSpace}ها`],
    ['after a vav', `گاو${halfSpace}ها`],
    ['before a space', `می${halfSpace} خواهم`],
    ['after a space', `کتاب ${halfSpace}ها`],
    ['before a full stop', `سلام${halfSpace}.`],
  ])('a stray half-space is rejected: %s', (_, text) => {
    expect(errorsIn(text)).toEqual(['has a stray half-space'])
  })

  test.each([
    ['می خواهم'],
    ['نمی دانم'],
    ['من می روم'],
    ['«می روم»'],
    ['کتاب ها'],
    ['کتاب های من'],
    ['بزرگ تر'],
    ['بزرگ ترین شهر'],
    ['کتاب هایش؟'],
  ])('a space in place of a half-space is rejected: %s', (text) => {
    expect(errorsIn(text)).toEqual(['lacks a half-space'])
  })
})

test.each([
  ['نُه', 'نه'],
  ['گُل', 'گل'],
  ['کَرم', 'کرم'],
  ['مِلک', 'ملک'],
  ['لطفاً', 'لطفاً'],
  ['متأسفم', 'متأسفم'],
])('%s without vowel marks is %s', (marked, plain) => {
  expect(withoutVowelMarks(marked)).toBe(plain)
})
