import { describe, expect, test } from 'vitest'
import { answer } from '../test/answers.ts'
import { simulate } from '../test/simulated-learner.ts'
import { type Cards, keyOf, needsPresentation } from './card.ts'
import type { Answer, CardId } from './values.ts'
import { foldAnswers } from './fold.ts'
import { paceOf } from './pace.ts'
import { dailyQuotaOf, canBeProduced, dueCards, type PlanInput, planAmong, planOf } from './plan.ts'

const berlin = 'Europe/Berlin'

function learner(cards: Cards, now: string, fields: Partial<PlanInput> = {}): PlanInput {
  const settings = { minutes: 10, new_a_day: null } as const
  return { cards, language: 'fa', settings, pace: paceOf([]), now, zone: berlin, ...fields }
}

const names = (cards: readonly CardId[]) => cards.map(({ item, skill }) => `${item} ${skill}`)

describe('a card is due', () => {
  // Due one day later, at 23:30 in Berlin.
  const cards = foldAnswers([answer({ at: '2026-03-01T22:30:00.000Z', grade: 1 })])

  test('from midnight of its day, regardless of the time of the last answer', () => {
    expect(dueCards(learner(cards, '2026-03-01T22:59:00.000Z'))).toEqual([])
    expect(names(dueCards(learner(cards, '2026-03-01T23:00:00.000Z')))).toEqual(['haus recognise'])
  })

  test('on the local day of the learner', () => {
    // In Tehran it is two and a half hours later, so the card falls on the next day.
    const [now, zone] = ['2026-03-02T08:00:00.000Z', 'Asia/Tehran']
    expect(dueCards(learner(cards, now, { zone }))).toEqual([])
    expect(dueCards(learner(cards, '2026-03-02T20:30:00.000Z', { zone })).length).toBe(1)
  })

  test('only in the learned language', () => {
    expect(dueCards(learner(cards, '2026-03-09T08:00:00.000Z', { language: 'de' }))).toEqual([])
  })

  test('and the card closest to being forgotten comes first', () => {
    const two = foldAnswers([
      answer({ item: 'strong', at: '2026-03-01T08:00:00.000Z', grade: 4 }),
      answer({ item: 'weak', at: '2026-03-01T08:00:00.000Z', grade: 1 }),
      answer({ item: 'middle', at: '2026-03-01T08:00:00.000Z', grade: 3 }),
    ])
    expect(dueCards(learner(two, '2026-04-01T08:00:00.000Z')).map(({ item }) => item)).toEqual([
      'weak',
      'middle',
      'strong',
    ])
  })
})

test('what left a round yesterday is asked first today, before any backlog', () => {
  const wrong = [1, 2, 3].map((minute) =>
    answer({ item: 'left', at: `2026-03-31T08:0${minute}:00.000Z`, grade: 1 }),
  )
  const known = ['2025-09-01', '2025-10-01', '2026-01-01'].map((day) =>
    answer({ item: 'left', at: `${day}T08:00:00.000Z`, grade: 4 }),
  )
  const backlog = Array.from({ length: 400 }, (_, at) =>
    answer({ item: `old-${at}`, at: '2026-02-01T08:00:00.000Z', grade: 3 }),
  )
  const input = learner(foldAnswers([...known, ...wrong, ...backlog]), '2026-04-01T07:00:00.000Z')
  const plan = planOf(input, dailyQuotaOf(input, null), [], 0)
  expect(plan.later.length).toBeGreaterThan(0)
  expect(plan.tasks[0]?.item).toBe('left')
})

describe('production begins', () => {
  const recognised = (...days: [at: string, grade: Answer['grade']][]) =>
    foldAnswers(days.map(([at, grade]) => answer({ at, grade }))).get('fa haus recognise')

  test.each([
    ['not after one right answer', [['2026-03-01T08:00:00.000Z', 3]], false],
    [
      'not after two on one day',
      [
        ['2026-03-01T08:00:00.000Z', 3],
        ['2026-03-01T20:00:00.000Z', 3],
      ],
      false,
    ],
    [
      'not if only one of two days was right',
      [
        ['2026-03-01T08:00:00.000Z', 1],
        ['2026-03-02T08:00:00.000Z', 3],
      ],
      false,
    ],
    [
      'when two days were right',
      [
        ['2026-03-01T08:00:00.000Z', 3],
        ['2026-03-02T08:00:00.000Z', 2],
      ],
      true,
    ],
    [
      'and later wrong answers do not undo it',
      [
        ['2026-03-01T08:00:00.000Z', 3],
        ['2026-03-02T08:00:00.000Z', 3],
        ['2026-03-03T08:00:00.000Z', 1],
      ],
      true,
    ],
  ] as const)('%s', (_, days, begins) => {
    expect(canBeProduced(recognised(...(days as unknown as [string, 3][])), berlin)).toBe(begins)
  })

  test('by local days: midnight in Tehran is at another time', () => {
    const card = recognised(['2026-03-01T20:00:00.000Z', 3], ['2026-03-01T21:00:00.000Z', 3])
    expect(canBeProduced(card, berlin)).toBe(false)
    expect(canBeProduced(card, 'Asia/Tehran')).toBe(true)
  })

  test('as a task of the plan, after the due cards', () => {
    const cards = foldAnswers([
      answer({ at: '2026-03-01T08:00:00.000Z' }),
      answer({ at: '2026-03-02T08:00:00.000Z' }),
      answer({ item: 'baum', at: '2026-03-01T08:00:00.000Z' }),
    ])
    const now = learner(cards, '2026-03-03T08:00:00.000Z')
    const plan = planOf(now, dailyQuotaOf(now, null), [], 0)
    expect(names(plan.tasks)).toEqual(['baum recognise', 'haus produce'])
  })
})

describe('new items', () => {
  const candidates = Array.from({ length: 50 }, (_, at) => `item-${at}`)
  const first = learner(new Map(), '2026-03-01T08:00:00.000Z')

  test('on the first day fit into the time, and are at most six or half as many again as could be sustained', () => {
    const counts = ([5, 10, 20, 30] as const).map(
      (minutes) => dailyQuotaOf({ ...first, settings: { minutes, new_a_day: null } }, null).items,
    )
    expect(counts).toEqual([5, 6, 6, 8])
  })

  test('are as many as set by the learner, from none to thirty', () => {
    for (const new_a_day of [0, 8, 30]) {
      const own = { ...first, settings: { minutes: 5, new_a_day } as const }
      expect(planOf(own, dailyQuotaOf(own, null), candidates, 0).items).toBe(new_a_day)
    }
  })

  test('decrease during the day and are reset the next day', () => {
    const settled = dailyQuotaOf(first, null)
    const cards = foldAnswers([
      answer({ item: 'item-0', at: '2026-03-01T08:01:00.000Z' }),
      answer({ item: 'item-1', at: '2026-03-01T08:02:00.000Z', grade: 1 }),
    ])
    const noon = learner(cards, '2026-03-01T12:00:00.000Z')
    expect(dailyQuotaOf(noon, settled)).toBe(settled)
    expect(planOf(noon, settled, candidates, 30).items).toBe(settled.items - 2)
    expect(names(planOf(noon, settled, candidates, 30).tasks)[0]).toBe('item-2 recognise')
    const tomorrow = learner(cards, '2026-03-02T08:00:00.000Z')
    expect(dailyQuotaOf(tomorrow, settled).day).toBe(settled.day + 1)
  })

  test('follow a changed setting immediately', () => {
    const settled = dailyQuotaOf(first, null)
    const changed = { ...first, settings: { minutes: 10, new_a_day: 2 } as const }
    expect(dailyQuotaOf(changed, settled).items).toBe(2)
  })

  test('are three while more cards are due than there is time for, which leave time for them', () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      answer({ item: `due-${at}`, at: '2026-03-01T08:00:00.000Z' }),
    )
    const late = learner(foldAnswers(many), '2026-03-20T08:00:00.000Z')
    const quota = dailyQuotaOf(late, null)
    expect(quota).toMatchObject({ items: 3, productions: 0 })
    const { tasks, later } = planOf(late, quota, candidates, 0)
    expect(names(tasks.slice(-3))).toEqual(['item-0 recognise', 'item-1 recognise', 'item-2 recognise'])
    expect(later.length).toBeGreaterThan(0)
    // The three are presented, too.
    expect((tasks.length + 3) * late.pace.recognise).toBeLessThanOrEqual(600)
  })

  test('are as many as a slow learner can keep up with, but at least one', () => {
    const slow = {
      ...first,
      settings: { minutes: 5, new_a_day: null },
      pace: { recognise: 30, produce: 50 },
    } as const
    expect(dailyQuotaOf(slow, null).items).toBe(1)
  })

  test('are none only if the learner wants none', () => {
    const none = { ...first, settings: { minutes: 10, new_a_day: 0 } } as const
    expect(dailyQuotaOf(none, null).items).toBe(0)
  })
})

describe('a round about certain items', () => {
  const cards = foldAnswers([
    answer({ item: 'due', at: '2026-03-01T08:00:00.000Z' }),
    answer({ item: 'strong', at: '2026-03-08T08:00:00.000Z', grade: 4 }),
    answer({ item: 'stronger', at: '2026-03-09T08:00:00.000Z', grade: 4 }),
    answer({ item: 'known', at: '2026-03-05T08:00:00.000Z' }),
    answer({ item: 'known', at: '2026-03-09T08:00:00.000Z' }),
    answer({ item: 'other', at: '2026-03-01T08:00:00.000Z' }),
  ])

  test('asks all of them: due, new and producible ones, then the weakest', () => {
    const now = learner(cards, '2026-03-10T08:00:00.000Z')
    expect(names(planAmong(now, ['stronger', 'new', 'due', 'strong', 'known']))).toEqual([
      'due recognise',
      'new recognise',
      'known produce',
      'strong recognise',
      'stronger recognise',
      'known recognise',
    ])
  })

  test('asks no retired items, and neither does any plan', () => {
    const isTaught = (item: string) => item !== 'due'
    const now = learner(cards, '2026-03-10T08:00:00.000Z', { isTaught })
    expect(planAmong(now, ['due'])).toEqual([])
    expect(names(dueCards(now))).toEqual(['other recognise'])
    expect(planOf(now, dailyQuotaOf(now, null), ['due', 'new'], 0).items).toBe(1)
  })
})

describe('the time of a day', () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    answer({ item: `due-${at}`, at: '2026-03-01T08:00:00.000Z' }),
  )
  const late = learner(foldAnswers(many), '2026-03-20T08:00:00.000Z')
  const settled = dailyQuotaOf(late, null)

  test('is filled with due cards, and the others are postponed', () => {
    const plan = planOf(late, settled, [], 0)
    expect(plan.due.length).toBe(200)
    const reserved = 2 * settled.items
    const filled = ((plan.tasks.length + reserved) * late.pace.recognise) / 600
    expect(filled).toBeGreaterThan(0.8)
    expect(filled).toBeLessThan(1)
    expect([...plan.tasks, ...plan.later].map(keyOf)).toEqual(plan.due.map(keyOf))
  })

  test('can be used up: then all cards are left for later', () => {
    const plan = planOf(late, settled, [], 600)
    expect(plan.tasks).toEqual([])
    expect(plan.later.length).toBe(200)
  })
})

describe('the pace is the learner’s own', () => {
  const many = (ms: number, count: number) =>
    Array.from({ length: count }, (_, at) => answer({ item: `item-${at}`, ms }))

  test('a guess at first, and measured later', () => {
    expect(paceOf([]).recognise).toBe(8)
    expect(paceOf(many(3000, 300)).recognise).toBeLessThan(3.5)
    expect(paceOf(many(20_000, 300)).recognise).toBeGreaterThan(19)
  })

  test('including repeats', () => {
    const twice = [...many(3000, 150), ...many(3000, 150)]
    expect(paceOf(twice).recognise).toBeCloseTo((900 + 80) / 160, 5)
  })

  test('and interruptions are capped', () => {
    expect(paceOf(many(3_600_000, 300)).recognise).toBeLessThanOrEqual(60)
  })
})

test('the daily time is kept over a hundred days of practice', () => {
  const { days } = simulate({
    settings: { minutes: 10, new_a_day: null },
    days: 100,
    seed: 7,
    isDiligent: true,
  })
  expect(days.filter(({ seconds }) => seconds > 600).length).toBeLessThanOrEqual(5)
  expect(days.filter(({ items }) => items < 3)).toEqual([])
})

describe('exercises', () => {
  const [asked, today] = ['2026-03-01T08:00:00.000Z', '2026-03-09T08:00:00.000Z']
  const produced = (item: string) => answer({ item, at: asked, skill: 'produce', grade: 1 })
  const [words, exercises] = [idsOf('wort'), idsOf('exercise-1-fa-satz')]
  const plan = (due: readonly string[], spent = 0, waiting = 0) => {
    const input = learner(foldAnswers(due.map(produced)), today, { exercises: waiting })
    return planOf(input, dailyQuotaOf(input, null), [], spent, exercises.slice(0, waiting))
  }

  test('that are due take the time that words leave; the others wait for another day', () => {
    const { due, tasks, later } = plan([...words, ...exercises])
    expect(later).toEqual([])
    expect(due.filter(({ item }) => words.includes(item))).toHaveLength(words.length)
    const asked = tasks.filter(({ item }) => exercises.includes(item)).length
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(exercises.length)
  })

  test('take no time that is spent', () => {
    expect(plan(exercises, 600)).toMatchObject({ due: [], tasks: [], later: [] })
  })

  test('are new only where nothing that is due needs the time, three on a day', () => {
    expect(plan([], 0, 10)).toMatchObject({ exercises: 3, productions: 0 })
    expect(plan([...words, ...exercises], 0, 10)).toMatchObject({ exercises: 0 })
  })

  test('are only produced, and never presented', () => {
    const input = learner(foldAnswers([produced('exercise-1-fa-satz-1')]), today)
    expect(names(planAmong(input, ['exercise-1-fa-satz-1']))).toEqual(['exercise-1-fa-satz-1 produce'])
    expect(needsPresentation(new Map(), { language: 'fa', item: 'exercise-1-fa-satz-1' })).toBe(false)
    expect(needsPresentation(new Map(), { language: 'fa', item: 'haus' })).toBe(true)
  })
})

function idsOf(kind: string): string[] {
  return Array.from({ length: 20 }, (_, at) => `${kind}-${at}`)
}
