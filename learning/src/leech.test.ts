import { expect, test } from 'vitest'
import { answer } from '../test/answers.ts'
import { foldAnswers } from './fold.ts'
import { dueOf } from './leech.ts'
import { paceOf } from './pace.ts'
import { dueCards } from './plan.ts'

const dayMs = 86_400_000
const noon = Date.UTC(2026, 10, 1, 12)
const at = (day: number) => new Date(noon + day * dayMs).toISOString()

/** Answers on one day after the other: a digit is the grade. */
function cardsAfter(grades: string) {
  return foldAnswers([...grades].map((grade, day) => answer({ grade: Number(grade) as 1 | 3, at: at(day) })))
}

const dueOn = (grades: string, day: number) =>
  dueCards({
    cards: cardsAfter(grades),
    language: 'fa',
    settings: { minutes: 10, new_a_day: null },
    pace: paceOf([]),
    now: at(day),
    zone: 'Europe/Berlin',
  }).length

test('a card that was wrong on five days rests until the third day, so that it takes no time from others', () => {
  const grades = '3111111'
  const last = grades.length - 1
  expect(dueOn(grades, last + 1)).toBe(0)
  expect(dueOn(grades, last + 2)).toBe(0)
  expect(dueOn(grades, last + 3)).toBe(1)
})

test('a card that was wrong less often is asked on the next day', () => {
  const grades = '3111'
  expect(dueOn(grades, grades.length)).toBe(1)
})

test('a card that is known well by now does not rest', () => {
  const [card] = cardsAfter('3111111').values()
  if (!card) throw new Error('There is no card')
  const due = at(8)
  expect(dueOf({ ...card, due, last: at(7), stability: 5 })).toBe(due)
})
