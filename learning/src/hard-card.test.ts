import { expect, test } from 'vitest'
import { answer } from '../test/answers.ts'
import { foldAnswers } from './fold.ts'
import { isHardCard } from './hard-card.ts'
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
  const grades = '3111113'
  const last = grades.length - 1
  expect([1, 2, 3].map((days) => dueOn(grades, last + days))).toEqual([0, 0, 1])
})

test('a card that was wrong less often does not rest', () => {
  const grades = '311113'
  const last = grades.length - 1
  expect([1, 2, 3].map((days) => dueOn(grades, last + days))).toEqual([0, 1, 1])
})

test('a card that left its round as wrong is asked on the next day, as it was told, however often it was wrong', () => {
  for (const grades of ['3111', '3111111', '31111131']) expect(dueOn(grades, grades.length)).toBe(1)
})

test('a card that is known well by now counts no longer as wrong again and again', () => {
  const isHardCardAfter = (grades: string) => [...cardsAfter(grades).values()].map(isHardCard)
  expect(isHardCardAfter('311111')).toEqual([true])
  expect(isHardCardAfter(`311111${'3'.repeat(8)}`)).toEqual([false])
})
