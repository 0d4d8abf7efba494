import { expect, test } from 'vitest'
import { answer } from '../../test/answers.ts'
import { foldAnswers } from '../fold.ts'
import { isExercise, languageOfExercise, unitOfExercise } from './exercise-id.ts'
import { newExercises, waitingExercises } from './exercise-items.ts'

const done = (lesson: string, isDone = true) => ({
  lesson,
  at: '2026-03-01T08:00:00.000Z',
  step: 0,
  right: 5,
  of: 5,
  done: isDone,
})
const none = foldAnswers([])

test('the id of an exercise says its unit and language', () => {
  const id = 'exercise-12-de-die-zimmer-sind-hell'
  expect([isExercise(id), unitOfExercise(id), languageOfExercise(id)]).toEqual([true, 12, 'de'])
  expect([isExercise('haus'), unitOfExercise('haus'), languageOfExercise('haus')]).toEqual([
    false,
    null,
    null,
  ])
})

test('exercises wait from the end of the lesson of their rules on, until each was answered', () => {
  const counts = { fa: [2, 3], de: [4, 4] }
  const lessons = [done('unit-1-5'), done('unit-2-5', false)]
  expect(waitingExercises(counts, 'fa', [], none)).toEqual([])
  expect(waitingExercises(counts, 'fa', lessons, none)).toEqual([{ unit: 1, waiting: 2 }])
  const one = foldAnswers([answer({ item: 'exercise-1-fa-a', skill: 'produce', task: 'exercise' })])
  expect(waitingExercises(counts, 'fa', lessons, one)).toEqual([{ unit: 1, waiting: 1 }])
  expect(waitingExercises(counts, 'de', lessons, one)).toEqual([{ unit: 1, waiting: 4 }])
  const both = foldAnswers(
    ['a', 'b'].map((id) => answer({ item: `exercise-1-fa-${id}`, skill: 'produce', task: 'exercise' })),
  )
  expect(waitingExercises(counts, 'fa', lessons, both)).toEqual([])
})

test('the easiest of a unit come first, and none of another language', () => {
  const all = [
    { id: 'exercise-2-fa-c', kind: 'choose' },
    { id: 'exercise-1-fa-a', kind: 'write' },
    { id: 'exercise-1-fa-b', kind: 'choose' },
    { id: 'exercise-1-de-b', kind: 'choose' },
  ] as const
  const units = [
    { unit: 1, waiting: 2 },
    { unit: 2, waiting: 1 },
  ]
  const inOrder = ['exercise-1-fa-b', 'exercise-1-fa-a', 'exercise-2-fa-c']
  expect(newExercises(all, 'fa', units, none)).toEqual(inOrder)
  const begun = foldAnswers([answer({ item: 'exercise-1-fa-b', skill: 'produce', task: 'exercise' })])
  expect(newExercises(all, 'fa', units, begun)).toEqual(inOrder.slice(1))
})
