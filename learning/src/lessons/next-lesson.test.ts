import { describe, expect, test } from 'vitest'
import { unitMaterial } from '../../test/unit-material.ts'
import type { LessonProgress } from '../values.ts'
import { unitCount } from './course-shape.ts'
import { wayOf } from './lesson-names.ts'
import { minutesOf } from './lesson.ts'
import { lessonsOf } from './lessons.ts'
import { nextLesson, usualMinutes } from './next-lesson.ts'

/** A lesson that was begun on a day of November, and finished then unless said otherwise. */
const on = (day: number, lesson: string, done = true): LessonProgress => ({
  lesson,
  at: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  step: 8,
  right: 5,
  of: 6,
  done,
})
const allFinished = wayOf('units').map((lesson) => on(1, lesson))

test.each([
  ['a new learner begins with the first lesson', [], { unit: 1, lesson: 1 }],
  ['after a lesson comes the one after it', [on(1, 'unit-1-1')], { unit: 1, lesson: 2 }],
  ['after the last lesson of a unit comes the next unit', [on(1, 'unit-1-7')], { unit: 2, lesson: 1 }],
  ['a lesson that was only begun comes again', [on(1, 'unit-1-1', false)], { unit: 1, lesson: 1 }],
  [
    'who goes on elsewhere is led on from there',
    [on(1, 'unit-1-1'), on(2, 'unit-6-2')],
    { unit: 6, lesson: 3 },
  ],
  [
    'finished lessons are left out',
    [on(1, 'unit-1-2'), on(2, 'unit-1-3'), on(3, 'unit-1-1')],
    { unit: 1, lesson: 4 },
  ],
  [
    'after the last lesson of the course comes what was left out',
    [on(1, 'unit-1-1'), on(2, `unit-${unitCount}-7`)],
    { unit: 1, lesson: 2 },
  ],
])('%s', (_, lessons, next) => {
  expect(nextLesson(lessons, 'units')).toEqual(next)
})

test('after all lessons there is no next one', () => {
  expect(nextLesson(allFinished, 'units')).toBeNull()
  expect(nextLesson(allFinished.slice(0, -1), 'units')).toEqual({ unit: unitCount, lesson: 7 })
})

describe('who cannot read the script yet', () => {
  const unit = (number: number, day: number) =>
    wayOf('units')
      .filter((name) => name.startsWith(`unit-${number}-`))
      .map((name) => on(day, name))

  test('begins with its first step, then goes through units and steps in turn', () => {
    expect(nextLesson([], 'script')).toEqual({ scriptStep: 1 })
    expect(nextLesson([on(1, 'script-1')], 'script')).toEqual({ unit: 1, lesson: 1 })
    expect(nextLesson([on(1, 'script-1'), ...unit(1, 2)], 'script')).toEqual({ scriptStep: 2 })
  })

  test('has units only after the tenth step', () => {
    const tenth = [on(1, 'script-10'), ...unit(10, 2)]
    expect(nextLesson(tenth, 'script')).toEqual({ unit: 11, lesson: 1 })
    expect(wayOf('script')).toHaveLength(unitCount * 7 + 10)
  })

  test('a step that is taken outside of the way leads nobody back', () => {
    expect(nextLesson([on(1, 'unit-3-2'), on(2, 'script-4')], 'units')).toEqual({ unit: 3, lesson: 3 })
  })
})

test('the usual minutes are those of the lessons of a unit', () => {
  const lessons = lessonsOf(unitMaterial(), 'fa')
  expect(lessons.map((_, at) => usualMinutes(at + 1))).toEqual(lessons.map(minutesOf))
})
