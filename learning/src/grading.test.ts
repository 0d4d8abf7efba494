import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '@pol/language/language'
import { gradeOf, verdictOn } from './grading.ts'

const verdict = (typed: string, answer: string, language: Language = 'de') =>
  verdictOn(typed, { accepted: [answer] }, language)

describe('right', () => {
  test.each([
    ['Haus', 'Haus'],
    ['  das   Haus ', 'das Haus'],
    ['Guten Tag', 'Guten Tag!'],
    ['Ja bitte.', 'Ja, bitte!'],
    ['سلام', 'سلام!'],
    ['كتاب', 'کتاب'],
    ['خيلي', 'خیلی'],
    ['\u202Bکتاب\u202C', 'کتاب'],
    ['کتاب\u200D', 'کتاب'],
    ['\u061Cکتاب', 'کتاب'],
    ['\uFB90\uFE98\uFE8E\uFE8F', 'کتاب'],
    ['خانۀ من', 'خانه\u200Cی من'],
    ['Haus\u200B', 'Haus'],
    ['E\u2011Mail', 'E-Mail'],
    ['Wie geht’s?', "Wie geht's?"],
    ['Ma\u0308dchen', 'Mädchen'],
  ])('"%s" for "%s", and nothing to note', (typed, answer) => {
    expect(verdict(typed, answer)).toMatchObject({ isRight: true, notes: [], difference: null })
  })
})

describe('right, but pointed out', () => {
  test.each([
    ['haus', 'Haus', 'capital'],
    ['das haus', 'das Haus', 'capital'],
    ['Strasse', 'Straße', 'letters'],
    ['Tuer', 'Tür', 'letters'],
    ['schoen', 'schön', 'letters'],
  ])('German: "%s" for "%s" (%s)', (typed, answer, note) => {
    expect(verdict(typed, answer)).toMatchObject({ isRight: true, notes: [note] })
  })

  test.each([
    ['اب', 'آب', 'letters'],
    ['میخواهم', 'می‌خواهم', 'spacing'],
    ['می خواهم', 'می‌خواهم', 'spacing'],
    ['نه', 'نُه', 'spacing'],
    ['کتابخانه', 'کتاب‌خانه', 'spacing'],
  ])('Persian: "%s" for "%s" (%s)', (typed, answer, note) => {
    const given = verdict(typed, answer, 'fa')
    expect(given).toMatchObject({ isRight: true, notes: [note] })
    expect(given.difference).not.toBeNull()
    expect(gradeOf(given, false)).toBe(3)
  })
})

describe('one typo', () => {
  test.each([
    ['Krankenaus', 'Krankenhaus'],
    ['das Krakenhaus', 'das Krankenhaus'],
    ['verstehn', 'verstehen'],
    ['auf stehen', 'aufstehen'],
    ['Ich verstehe dich nciht', 'Ich verstehe dich nicht.'],
  ])('"%s" for "%s" is right and graded hard', (typed, answer) => {
    expect(verdict(typed, answer)).toMatchObject({ isRight: true, notes: ['typo'] })
    expect(gradeOf(verdict(typed, answer), false)).toBe(2)
  })

  test.each([
    ['Hau', 'Haus'],
    ['der Haus', 'das Haus'],
    ['Kranknaus', 'Krankenhaus'],
    ['Ich verstee dich ncht', 'Ich verstehe dich nicht.'],
    ['اسپ', 'اسب'],
  ])('"%s" for "%s" is wrong: the word is short, or there are two', (typed, answer) => {
    expect(verdict(typed, answer).isRight).toBe(false)
    expect(gradeOf(verdict(typed, answer), false)).toBe(1)
  })

  test('that results in another word or form is wrong', () => {
    const isOther = (folded: string) => folded === 'schon'
    expect(verdictOn('schon', { accepted: ['schön'], isOther }, 'de').isRight).toBe(false)
    expect(verdictOn('schöhn', { accepted: ['schön'], isOther }, 'de').isRight).toBe(true)
  })
})

describe('the first difference is marked', () => {
  test.each([
    ['Hund', 'Haus', 1, 1],
    ['', 'Haus', 0, 0],
    ['Haus', 'Hausaufgabe', 4, 4],
    ['strasssse', 'Straße', 6, 5],
    ['fus', 'Fuß', 2, 2],
    ['schon', 'schön', 3, 3],
    ['Täg', 'Tag', 1, 1],
    ['der Haus', 'das Haus', 1, 1],
    ['كبات', 'کتاب', 1, 1],
  ])('"%s" for "%s": at %i and %i', (typed, answer, inTyped, inAnswer) => {
    expect(verdict(typed, answer).difference).toEqual({ typed: inTyped, answer: inAnswer })
  })

  test('compared with the closest right answer', () => {
    const given = verdictOn('großx', { accepted: ['weit', 'großartig', 'breit'] }, 'de')
    expect(given).toMatchObject({ isRight: false, answer: 'großartig', difference: { typed: 4, answer: 4 } })
  })
})

test('a right answer after help is graded hard, a wrong one stays wrong', () => {
  expect(gradeOf(verdict('Haus', 'Haus'), true)).toBe(2)
  expect(gradeOf(verdict('Maus', 'Haus'), true)).toBe(1)
})

test('an empty answer is always wrong', () => {
  fc.assert(
    fc.property(fc.constantFrom('', ' ', '.', '\u200F'), (typed) => {
      expect(verdict(typed, 'Haus').isRight).toBe(false)
    }),
  )
})

test('any typed text has a verdict, and right answers have the grade 2 or 3', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Haus', 'می‌خواهم', 'Guten Tag!'),
      (typed, answer) => {
        const given = verdict(typed, answer)
        expect(gradeOf(given, false) > 1).toBe(given.isRight)
        expect(given.difference?.answer ?? 0).toBeLessThanOrEqual(answer.length)
      },
    ),
  )
})

describe('a transliteration', () => {
  const sounds = [
    { text: 'خانه', transliteration: 'khâne' },
    { text: 'منزل', transliteration: 'manzel' },
  ]
  const expected = { accepted: ['خانه', 'خونه', 'منزل'], sounds }

  test('is right, and the answer shows how it is written', () => {
    const verdict = verdictOn('khane', expected, 'fa')
    expect(verdict).toMatchObject({
      isRight: true,
      notes: ['transliteration'],
      answer: 'خانه',
      difference: null,
    })
    expect(gradeOf(verdict, false)).toBe(3)
  })

  test('of another right answer shows how that is written', () => {
    expect(verdictOn('manzel', expected, 'fa')).toMatchObject({ isRight: true, answer: 'منزل' })
  })

  test('of another word is wrong', () => {
    expect(verdictOn('khale', expected, 'fa').isRight).toBe(false)
  })

  test('is only accepted where it is expected', () => {
    expect(verdictOn('khane', { accepted: ['خانه'] }, 'fa').isRight).toBe(false)
  })
})
