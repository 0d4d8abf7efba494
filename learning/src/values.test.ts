import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { answer as givenAnswer, anyAnswer } from '../test/answers.ts'
import { lessonProgress as givenProgress } from '../test/lessons.ts'
import { foldAnswers } from './fold.ts'
import { answer, card, lessonProgress } from './values.ts'

const whole = givenAnswer()

describe('an answer', () => {
  test.each([
    ['id', 'x'],
    ['language', 'en'],
    ['item', '../etc'],
    ['item', 'a'.repeat(121)],
    ['skill', 'read'],
    ['grade', 5],
    ['grade', '3'],
    ['task', 'meet'],
    ['at', '2026-02-30T08:00:00Z'],
    ['at', '2026-03-01T08:00:00+01:00'],
    ['at', '2026-03-01 08:00:00Z'],
    ['at', 1_772_000_000_000],
    ['ms', -1],
    ['ms', 1.5],
    ['ms', 86_400_001],
    ['overruled', false],
    ['zone', 'Mars/Olympus'],
    ['zone', '+02:00'],
  ])('is invalid if its %s is %j', (field, value) => {
    const { success, issues } = v.safeParse(answer, { ...whole, [field]: value })
    expect(success).toBe(false)
    expect(new Set(issues?.map((issue) => v.getDotPath(issue)))).toEqual(new Set([field]))
  })

  test.each([null, undefined, 3, 'answer', [], {}])('is not %j', (value) => {
    expect(v.is(answer, value)).toBe(false)
  })

  test('is unchanged if it is complete', () => {
    fc.assert(
      fc.property(anyAnswer, (given) => {
        expect(v.parse(answer, given)).toEqual(given)
      }),
    )
  })

  test('is normalised, because folding compares times and ids as strings', () => {
    const written = { ...whole, id: whole.id.toUpperCase(), at: '2026-03-01T08:00:00Z', name: 'Mina' }
    expect(v.parse(answer, written)).toEqual(whole)
  })

  test('never makes the validation throw, for any invalid input', () => {
    const damage = fc.dictionary(fc.constantFrom(...Object.keys(whole), 'zone', 'overruled'), fc.anything())
    fc.assert(
      fc.property(fc.anything(), damage, (anything, fields) => {
        expect(() => v.is(answer, anything)).not.toThrow()
        expect(() => v.is(answer, { ...whole, ...fields })).not.toThrow()
      }),
    )
  })
})

describe('the progress in a lesson', () => {
  test.each([
    ['lesson', 'unit-0-1'],
    ['lesson', 'unit-33-1'],
    ['lesson', 'unit-1-0'],
    ['lesson', 'unit-1-8'],
    ['lesson', 'unit-01-1'],
    ['lesson', 'unit-1-1-1'],
    ['lesson', ' unit-1-1'],
    ['lesson', 'script-11'],
    ['at', '2026-02-30T08:00:00Z'],
    ['step', 101],
    ['step', 1.5],
    ['right', -1],
    ['of', 101],
    ['of', '12'],
    ['done', 1],
  ])('is invalid if its %s is %j', (field, value) => {
    const { success, issues } = v.safeParse(lessonProgress, { ...givenProgress(), [field]: value })
    expect(success).toBe(false)
    expect(new Set(issues?.map((issue) => v.getDotPath(issue)))).toEqual(new Set([field]))
  })

  test('has no more right answers than questions', () => {
    expect(v.is(lessonProgress, givenProgress({ right: 12, of: 12 }))).toBe(true)
    expect(v.is(lessonProgress, givenProgress({ right: 13, of: 12 }))).toBe(false)
  })
})

test('every card derived from answers matches the schema of a card', () => {
  fc.assert(
    fc.property(fc.array(anyAnswer, { maxLength: 20 }), (given) => {
      for (const folded of foldAnswers(given).values()) expect(v.parse(card, folded)).toEqual(folded)
    }),
  )
})
