import { expect, test } from 'vitest'
import { lessonProgress } from '../../test/lessons.ts'
import { attemptAfter, finishedLessons, finishedUnits } from './lesson-progress.ts'

test('a unit is finished by its check alone: the last lesson, with at least nine right answers', () => {
  const check = (unit: number, right: number, done = true) =>
    lessonProgress({ lesson: `unit-${unit}-7`, right, done })
  expect(finishedUnits([check(24, 12), check(1, 9), check(2, 8), check(3, 12, false)])).toEqual([1, 24])
  expect(finishedUnits([lessonProgress({ lesson: 'unit-1-6', right: 12 })])).toEqual([])
})

test('the finished lessons of a unit are those that were done to their end, whatever the result', () => {
  const lessons = [
    lessonProgress({ lesson: 'unit-2-7', done: true, right: 3, of: 12 }),
    lessonProgress({ lesson: 'unit-2-1', done: true }),
    lessonProgress({ lesson: 'unit-2-2', done: false, step: 4 }),
    lessonProgress({ lesson: 'unit-22-3', done: true }),
  ]
  expect(finishedLessons(2, lessons)).toEqual([1, 7])
  expect(finishedLessons(1, lessons)).toEqual([])
})

test('a check that was played to its end asks other questions the next time, also from the middle on', () => {
  expect(attemptAfter(undefined)).toBe(0)
  expect(attemptAfter(lessonProgress({ step: 9, right: 5, of: 7, done: false }))).toBe(0)
  expect(attemptAfter(lessonProgress({ step: 0, right: 5, of: 12, done: false }))).toBe(1)
  expect(attemptAfter(lessonProgress({ step: 9, right: 5, of: 12, done: false }))).toBe(1)
})
