import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../scripts/testing/seed.ts'
import { simulate } from '../test/simulated-learner.ts'
import { dayOf } from './day.ts'
import { isExercise } from './exercises/exercise-id.ts'
import { foldAnswers } from './fold.ts'
import { mostNewExercises } from './plan.ts'

/**
 * A learner from Berlin spends spring and autumn in Tehran and travels around the world once. Clocks change twice a year.
 */
const travels = (day: number) => {
  if (day >= 200 && day < 206) return (['America/Los_Angeles', 'Pacific/Auckland'] as const)[day % 2] ?? ''
  return day % 180 > 60 && day % 180 < 100 ? 'Asia/Tehran' : 'Europe/Berlin'
}

/**
 * Minutes a day, slowness, seed, and the most of 400 days on which what is due takes more than the time. Fast learners with
 * much time are left out: their thousands of cards take minutes to simulate.
 */
const budgets = [
  [5, 0.6, 1, 20],
  [5, 1, 2, 20],
  [5, 2.5, 3, 20],
  [10, 0.6, 1, 20],
  [10, 1, 2, 20],
  // Three new items a day, which he gets because he could at least recognise them, are more than he can repeat.
  [10, 2.5, 3, 80],
  [20, 1, 1, 20],
  [20, 2.5, 2, 20],
  [30, 1, 1, 20],
  [30, 2.5, 2, 20],
] as const

describe.each(sampleOf(budgets, 3, 'budgets'))(
  '%i minutes a day, slowness %f, seed %i',
  (minutes, slowness, seed, mostOver) => {
    const settings = { minutes, new_a_day: null } as const

    test(`everything due fits into all but ${mostOver} of 400 days of daily practice`, () => {
      const { days, answers, cards } = simulate({
        settings,
        days: 400,
        seed,
        slowness,
        isDiligent: true,
        zoneOn: travels,
      })
      const over = days.filter(({ seconds }) => seconds > minutes * 60)
      expect(over.length).toBeLessThanOrEqual(mostOver)
      // At least half of the time is used, and every day brings new items; the travel around the world repeats a day.
      const used = days.slice(30).reduce((sum, { seconds }) => sum + seconds, 0) / (days.length - 30)
      expect(used).toBeGreaterThan(minutes * 30)
      expect(days.filter(({ items }) => items === 0).length).toBeLessThanOrEqual(3)
      expect(Object.fromEntries(foldAnswers(answers))).toEqual(Object.fromEntries(cards))
    })

    test('after two weeks away the backlog is cleared, within the daily time and with new items on every day', () => {
      const isThere = (day: number) => day < 100 || day >= 114
      const { days } = simulate({ settings, days: 150, seed, slowness, practisesOn: isThere })
      const back = days.slice(100)
      expect(back[0]?.later).toBeGreaterThan(0)
      expect(back.filter(({ items }) => items === 0)).toEqual([])
      // In about two weeks: of 20 minutes, in 10 to 15 days by the seed. Of five minutes, the new items take a fifth: then in up to 18.
      expect(back.findIndex(({ later }) => later === 0)).toBeLessThanOrEqual(minutes === 5 ? 18 : 15)
      const over = back.slice(0, 14).filter(({ seconds }) => seconds > minutes * 60)
      expect(over.length).toBeLessThanOrEqual(1)
    })
  },
)

/** Minutes a day, percentage of right answers, fewest new items of a day. */
const learners = [
  [5, 85, 3],
  [10, 85, 3],
  [20, 85, 3],
  [30, 85, 3],
  // At the pace of this learner, who repeats much, three new items a day would take more than the time.
  [5, 60, 2],
  [10, 60, 3],
  [20, 60, 3],
  [30, 60, 3],
] as const

test.each(learners)(
  '%i minutes a day, %i of 100 right: each of 400 days brings at least %i new items, and none many more',
  (minutes, percent, fewest) => {
    const { days } = simulate({
      settings: { minutes, new_a_day: null },
      days: 400,
      seed: 1,
      right: percent / 100,
    })
    const items = days.map(({ items }) => items).toSorted((a, b) => a - b)
    const quantile = (share: number) => items[Math.floor(share * items.length)] ?? NaN
    expect(items[0]).toBe(fewest)
    expect(quantile(0.9)).toBeLessThanOrEqual(2 * quantile(0.5))
    expect(items.at(-1)).toBeLessThanOrEqual(4 * fewest)
    expect(days.filter(({ seconds }) => seconds > minutes * 60).length).toBeLessThanOrEqual(20)
  },
)

test.each([5, 10, 20] as const)(
  '%i minutes a day: the exercises of 32 units take the time that is left, and none from words',
  (minutes) => {
    const course = { units: 32, itemsOfUnit: 40, ofUnit: 36, inLesson: 8 }
    const { days, answers } = simulate({
      settings: { minutes, new_a_day: null },
      days: 400,
      seed: 1,
      exercises: course,
    })
    expect(Math.min(...days.map(({ items }) => items))).toBeGreaterThanOrEqual(3)
    expect(days.filter(({ seconds }) => seconds > minutes * 60).length).toBeLessThanOrEqual(20)
    // What is due of words does not pile up.
    expect(Math.max(...days.slice(-30).map(({ later }) => later))).toBeLessThan(25)
    const first = new Map<string, number>()
    for (const { item, at } of answers)
      if (isExercise(item) && !first.has(item)) first.set(item, dayOf(at, 'Europe/Berlin'))
    const onDay = [...Map.groupBy([...first.values()], (day) => day).values()].map((all) => all.length)
    expect(Math.max(...onDay)).toBeLessThanOrEqual(mostNewExercises + course.inLesson)
    // More than the lessons ask, and many come back.
    expect(first.size).toBeGreaterThan(course.units * course.inLesson)
    expect(answers.filter(({ item }) => isExercise(item)).length).toBeGreaterThan(2 * first.size)
  },
)

test('nothing is produced before it was recognised on two days', () => {
  const { answers } = simulate({ settings: { minutes: 20, new_a_day: null }, days: 120, seed: 5 })
  const seen = new Map<string, Set<number>>()
  const tooEarly: string[] = []
  for (const { skill, item, grade, at } of answers) {
    const days = seen.get(item) ?? new Set()
    if (skill === 'produce' && days.size < 2) tooEarly.push(`${item} at ${at}`)
    if (skill === 'recognise' && grade > 1) seen.set(item, days.add(dayOf(at, 'Europe/Berlin')))
  }
  expect(tooEarly).toEqual([])
  expect(answers.some(({ skill }) => skill === 'produce')).toBe(true)
})
