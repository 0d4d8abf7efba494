import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../scripts/testing/seed.ts'
import { simulate } from '../test/simulated-learner.ts'
import { dayOf } from './day.ts'
import { foldAnswers } from './fold.ts'

/**
 * A learner from Berlin spends spring and autumn in Tehran and travels around the world once. Clocks change twice a year.
 */
const travels = (day: number) => {
  if (day >= 200 && day < 206) return (['America/Los_Angeles', 'Pacific/Auckland'] as const)[day % 2] ?? ''
  return day % 180 > 60 && day % 180 < 100 ? 'Asia/Tehran' : 'Europe/Berlin'
}

/**
 * Minutes a day, slowness, seed. Fast learners with much time are left out: their thousands of cards take minutes to
 * simulate.
 */
const budgets = [
  [5, 0.6, 1],
  [5, 1, 2],
  [5, 2.5, 3],
  [10, 0.6, 1],
  [10, 1, 2],
  [10, 2.5, 3],
  [20, 1, 1],
  [20, 2.5, 2],
  [30, 1, 1],
  [30, 2.5, 2],
] as const

describe.each(sampleOf(budgets, 3, 'budgets'))(
  '%i minutes a day, slowness %f, seed %i',
  (minutes, slowness, seed) => {
    const settings = { minutes, new_a_day: null } as const

    test('everything due fits into 95 of 100 days, over 400 days of daily practice', () => {
      const { days, answers, cards } = simulate({
        settings,
        days: 400,
        seed,
        slowness,
        isDiligent: true,
        zoneOn: travels,
      })
      const over = days.filter(({ seconds }) => seconds > minutes * 60)
      expect(over.length).toBeLessThanOrEqual(20)
      // At least half of the time is used, and every four weeks bring new items.
      const used = days.slice(30).reduce((sum, { seconds }) => sum + seconds, 0) / (days.length - 30)
      expect(used).toBeGreaterThan(minutes * 30)
      for (let week = 0; week < 53; week += 1)
        expect(days.slice(week * 7, week * 7 + 28).some(({ items }) => items > 0)).toBe(true)
      expect(Object.fromEntries(foldAnswers(answers))).toEqual(Object.fromEntries(cards))
    })

    test('after two weeks away the backlog is cleared within two weeks, within the daily time', () => {
      const isThere = (day: number) => day < 100 || day >= 114
      const { days } = simulate({ settings, days: 150, seed, slowness, practisesOn: isThere })
      const back = days.slice(100)
      expect(back[0]?.later).toBeGreaterThan(0)
      expect(back.findIndex(({ later }) => later === 0)).toBeLessThanOrEqual(13)
      const over = back.slice(0, 14).filter(({ seconds }) => seconds > minutes * 60)
      expect(over.length).toBeLessThanOrEqual(1)
    })
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
