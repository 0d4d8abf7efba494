import { expect, test } from 'vitest'
import { lessonGap, unitMaterial } from '../../test/unit-material.ts'
import { asking } from './asking.ts'
import { checkOf } from './check.ts'
import { questionsOfCheck } from './course-shape.ts'
import type { UnitMaterial } from './unit-material.ts'

const pointsOf = (unit: UnitMaterial) => checkOf(unit, asking('fa'))
const itemsOf = (unit: UnitMaterial, task: string) =>
  pointsOf(unit).flatMap((point) => (point.task === task ? point.card.item : []))

test('words are written and completed that can be asked so', () => {
  const unit = unitMaterial(
    {},
    { buildable: new Set(['wort-5', 'wort-6']), withLetterGaps: new Set(['wort-7']) },
  )
  expect(itemsOf(unit, 'write')).toEqual(['wort-5', 'wort-6'])
  expect(itemsOf(unit, 'gap')).toEqual(['wort-7'])
})

test('forms are of different words, and those of the rules of the unit come first', () => {
  const gaps = [lessonGap('war', null), lessonGap('bin', 1), lessonGap('bin', 2), lessonGap('hat', 3)]
  expect(itemsOf(unitMaterial({ gaps }), 'form')).toEqual(['bin', 'hat'])
  expect(itemsOf(unitMaterial({ gaps: gaps.slice(0, 3) }), 'form')).toEqual(['bin', 'war'])
})

test('forms are of different sentences, since a sentence shows the form that another question asks for', () => {
  const bin = lessonGap('bin', 1)
  const gaps = [bin, { ...lessonGap('hat', 1), gap: bin.gap }, lessonGap('war', 2)]
  expect(itemsOf(unitMaterial({ gaps }), 'form')).toEqual(['bin', 'war'])
})

test('there are twelve points about different items, without forms and letters that could be missing, too', () => {
  const units = [
    unitMaterial(),
    unitMaterial({ gaps: [] }, { withLetterGaps: new Set(), buildable: new Set() }),
  ]
  for (const unit of units)
    expect(new Set(pointsOf(unit).map(({ card }) => card.item)).size).toBe(questionsOfCheck)
})
