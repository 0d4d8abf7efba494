import { expect, test } from 'vitest'
import { lessonGap, unitMaterial } from '../../test/unit-material.ts'
import { asking } from './asking.ts'
import { checkOf } from './check.ts'
import type { AskStep } from './lesson.ts'
import { questionsOfCheck } from './course-shape.ts'
import type { UnitMaterial } from './unit-material.ts'

const checkOfUnit = (unit: UnitMaterial, attempt = 0) => checkOf(unit, asking('fa'), attempt)
const pointsOf = (unit: UnitMaterial, attempt = 0) =>
  checkOfUnit(unit, attempt).filter((step): step is AskStep => step.kind === 'ask')
const itemsOf = (unit: UnitMaterial, task: string) =>
  pointsOf(unit).flatMap((point) => (point.task === task ? point.card.item : []))

test('a word is written that can be asked so', () => {
  expect(itemsOf(unitMaterial({}, { buildable: new Set(['wort-5']) }), 'write')).toEqual(['wort-5'])
})

test('a form is one of the rules of the unit, where there is one', () => {
  const gaps = [lessonGap('war', null), lessonGap('bin', 1), lessonGap('hat', 3)]
  expect(itemsOf(unitMaterial({ gaps }), 'form')).toEqual(['bin'])
  expect(itemsOf(unitMaterial({ gaps: gaps.slice(0, 1) }), 'form')).toEqual(['war'])
})

test('exercises are of two kinds, the last ones of the unit first', () => {
  const exercises = [
    { id: 'exercise-a', rule: 0, kind: 'gap' },
    { id: 'exercise-b', rule: 1, kind: 'gap' },
    { id: 'exercise-c', rule: 1, kind: 'write' },
    { id: 'exercise-d', rule: 1, kind: 'transform' },
  ] as const
  expect(itemsOf(unitMaterial({}, { exercises }), 'exercise')).toEqual(['exercise-b', 'exercise-d'])
})

test('there are twelve different points, without forms, exercises and words to write, too', () => {
  const units = [unitMaterial(), unitMaterial({ gaps: [] }, { exercises: [], buildable: new Set() })]
  for (const unit of units) {
    expect(checkOfUnit(unit)).toHaveLength(questionsOfCheck)
    const items = pointsOf(unit).map(({ card }) => card.item)
    expect(new Set(items).size).toBe(items.length)
  }
})

test('the text that was not heard before comes first, in another attempt the one of the lesson before, then two turns', () => {
  const points = checkOfUnit(unitMaterial())
  expect(points.slice(0, 3)).toEqual(
    [0, 1, 2].map((question) => ({ kind: 'question', text: 'listening-2', question })),
  )
  expect(checkOfUnit(unitMaterial(), 1)[0]).toEqual({ kind: 'question', text: 'listening-1', question: 0 })
  expect(points.slice(3, 5)).toMatchObject([
    { kind: 'understand', by: 'text' },
    { kind: 'understand', by: 'text' },
  ])
})

test('another attempt asks other words, forms, sentences and turns, and the same attempt asks the same', () => {
  const gaps = ['bin', 'hat', 'war', 'ist'].map((item) => lessonGap(item, 0))
  const unit = unitMaterial({ gaps })
  const items = [0, 1, 2].map((attempt) => new Set(pointsOf(unit, attempt).map(({ card }) => card.item)))
  const turns = [0, 1, 2].map((attempt) =>
    checkOfUnit(unit, attempt).flatMap((step) => (step.kind === 'understand' ? step.turn : [])),
  )
  const [first = new Set(), second = new Set()] = items
  expect([...second].filter((item) => !first.has(item)).length).toBeGreaterThanOrEqual(4)
  expect(turns[0]).not.toEqual(turns[1])
  for (const set of items) expect(set.size).toBe(questionsOfCheck - 5)
  expect(checkOfUnit(unit, 1)).toEqual(checkOfUnit(unit, 1))
})
