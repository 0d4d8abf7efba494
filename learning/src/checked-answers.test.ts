import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, anyAnswer } from '../test/answers.ts'
import { checkedAnswers } from './checked-answers.ts'

const whole = answer()

describe('a damaged answer is refused by name', () => {
  test.each([
    ['damaged-id', { id: 'x' }],
    ['damaged-language', { language: 'en' }],
    ['damaged-item', { item: '../etc' }],
    ['damaged-item', { item: 'a'.repeat(200) }],
    ['damaged-skill', { skill: 'read' }],
    ['damaged-grade', { grade: 5 }],
    ['damaged-grade', { grade: '3' }],
    ['damaged-task', { task: 'meet' }],
    ['damaged-time', { at: '2026-02-30T08:00:00Z' }],
    ['damaged-time', { at: '2026-03-01T08:00:00+01:00' }],
    ['damaged-time', { at: 1_772_000_000_000 }],
    ['damaged-duration', { ms: -1 }],
    ['damaged-duration', { ms: 1.5 }],
    ['damaged-duration', { ms: 1e12 }],
    ['damaged-overruling', { overruled: false }],
  ])('%s: %j', (code, damage) => {
    const { answers, refused } = checkedAnswers([{ ...whole, ...damage }, whole])
    expect(refused).toEqual([{ id: 'id' in damage ? '' : whole.id, code }])
    expect(answers).toEqual([whole])
  })

  test.each([null, undefined, 3, 'answer', [], {}])('%j is no answer', (value) => {
    expect(checkedAnswers([value])).toEqual({ answers: [], refused: [{ id: '', code: 'damaged-id' }] })
  })
})

test('whatever comes, it is taken or refused, and nothing is thrown', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc
      .tuple(anyAnswer, fc.dictionary(fc.constantFrom(...Object.keys(whole)), fc.anything()))
      .map(([one, damage]) => ({ ...one, ...damage })),
  )
  fc.assert(
    fc.property(fc.array(anything), (values) => {
      const { answers, refused } = checkedAnswers(values)
      expect(answers.length + refused.length).toBe(values.length)
    }),
  )
})

test('every whole answer is taken as it is', () => {
  fc.assert(
    fc.property(anyAnswer, (one) => {
      expect(checkedAnswers([one])).toEqual({ answers: [one], refused: [] })
    }),
  )
})

test('times and ids are written in one way, since the fold compares them', () => {
  const { answers } = checkedAnswers([{ ...whole, id: whole.id.toUpperCase(), at: '2026-03-01T08:00:00Z' }])
  expect(answers).toEqual([whole])
})

test('fields that nobody asked for are not kept', () => {
  expect(checkedAnswers([{ ...whole, name: 'Mina' }]).answers).toEqual([whole])
})

describe('where answers arrive', () => {
  const admission = { now: '2026-03-01T08:00:00.000Z', isKnown: (item: string) => item !== 'nothing' }
  test.each([
    ['2026-03-01T08:05:00.000Z', 'haus', null],
    ['2026-03-01T08:05:00.001Z', 'haus', 'answer-in-future'],
    ['2025-01-25T08:00:00.000Z', 'haus', null],
    ['2025-01-25T07:59:59.999Z', 'haus', 'answer-too-old'],
    ['2026-03-01T08:00:00.000Z', 'nothing', 'unknown-item'],
  ])('one of %s to "%s": %s', (at, item, code) => {
    const one = answer({ at, item })
    expect(checkedAnswers([one], admission).refused).toEqual(code ? [{ id: one.id, code }] : [])
  })
})
