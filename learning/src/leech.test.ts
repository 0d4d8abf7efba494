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

test('a card that was wrong five times and then right rests until the third day, so that it takes no time from others', () => {
  const card = { due: at(1), last: at(0), lapses: 5, stability: 2 }
  expect(dueOf(card)).toBe(at(3))
  expect(dueOf({ ...card, lapses: 4 })).toBe(at(1))
})

test('a card that was wrong less often is asked on the next day', () => {
  const grades = '3111'
  expect(dueOn(grades, grades.length)).toBe(1)
})

test('a card that left its round as wrong is asked on the next day, as it was told', () => {
  const grades = '3111111'
  expect(dueOn(grades, grades.length)).toBe(1)
})

test('a card that is known well by now does not rest', () => {
  const [card] = cardsAfter('3111111').values()
  if (!card) throw new Error('There is no card')
  const due = at(8)
  expect(dueOf({ ...card, due, last: at(7), stability: 5 })).toBe(due)
})
