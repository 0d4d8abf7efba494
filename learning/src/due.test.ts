import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer } from '../test/answers.ts'
import { keyOf } from './card.ts'
import { dayOf } from './day.ts'
import { dayDueOf } from './due.ts'
import { foldAnswers } from './fold.ts'
import { paceOf } from './pace.ts'
import { dailyQuotaOf, dueCards, type PlanInput, planAmong, planOf } from './plan.ts'
import type { Answer } from './values.ts'

const zone = 'Europe/Berlin'

function learner(given: readonly Answer[], now: string): PlanInput {
  const settings = { minutes: 10, new_a_day: 0 } as const
  return { cards: foldAnswers(given), language: 'fa', settings, pace: paceOf([]), now, zone }
}

const wrongAt = (at: string) => {
  const [card] = foldAnswers([answer({ at, grade: 1 })]).values()
  if (!card) throw new Error('There is no card')
  return card
}

describe('a card that was wrong is due on the next calendar day', () => {
  test.each([
    ['before the clocks are set forward', '2026-03-28T22:30:00.000Z'],
    ['before they are set back', '2026-10-24T22:15:00.000Z'],
    ['after they were set back', '2026-10-24T23:30:00.000Z'],
  ])('also near midnight %s', (_, at) => {
    expect(dayDueOf(wrongAt(at), zone)).toBe(dayOf(at, zone) + 1)
  })

  test('at any time of a year, in any time zone', () => {
    const zones = fc.constantFrom(zone, 'Asia/Tehran', 'America/Los_Angeles', 'Australia/Lord_Howe')
    fc.assert(
      fc.property(fc.nat(365 * 96), zones, (quarters, zone) => {
        const at = new Date(Date.UTC(2026, 0, 1) + quarters * 15 * 60_000).toISOString()
        expect(dayDueOf(wrongAt(at), zone)).toBe(dayOf(at, zone) + 1)
      }),
    )
  })
})

describe('a card that has left a round', () => {
  const earlier = ['2026-03-01T08:00:00.000Z', '2026-03-10T08:00:00.000Z']
  const misses = [1, 2, 3].map((minute) => `2026-03-20T08:0${minute}:00.000Z`)
  const known = answer({ item: 'known', at: '2026-03-20T08:05:00.000Z' })
  const left = (item: string, right: readonly string[]) => [
    ...right.map((at) => answer({ item, at })),
    ...misses.map((at) => answer({ item, at, grade: 1 })),
  ]
  const given = [...left('new', []), ...left('once', earlier.slice(0, 1)), ...left('twice', earlier), known]
  const names = ['new', 'once', 'twice', 'known', 'other']

  test('is in no other round of that day, whatever the round is about, and is not to be said either', () => {
    const now = learner(given, '2026-03-20T22:00:00.000Z')
    expect(planAmong(now, names).map(keyOf)).toEqual(['fa other recognise', 'fa known recognise'])
    const { tasks, later } = planOf(now, dailyQuotaOf(now, null), [], 0)
    expect([...tasks, ...later]).toEqual([])
  })

  test('is the first thing of the next day', () => {
    const backlog = ['a', 'b'].map((item) => answer({ item, at: '2026-03-02T08:00:00.000Z' }))
    const morning = learner([...given, ...backlog], '2026-03-21T06:00:00.000Z')
    const due = dueCards(morning).map(({ item }) => item)
    expect(due.slice(0, 3).toSorted()).toEqual(['new', 'once', 'twice'])
    expect(due.slice(3).toSorted()).toEqual(['a', 'b'])
  })

  test('is asked again once it was right', () => {
    const right = answer({ item: 'new', at: '2026-03-20T08:10:00.000Z' })
    const now = learner([...left('new', []), right], '2026-03-20T22:00:00.000Z')
    expect(planAmong(now, ['new']).map(({ item }) => item)).toEqual(['new'])
  })
})
