import { describe, expect, test } from 'vitest'
import { lessonProgress } from '../test/lessons.ts'
import { answer } from '../test/answers.ts'
import { foldAnswers } from './fold.ts'
import {
  dueByDay,
  learnedBySkill,
  learnedByStrength,
  nextReview,
  showsReadingAid,
  tilesOf,
  unitWorkedOn,
} from './progress.ts'
import { dueCards, type PlanInput } from './plan.ts'
import type { LessonProgress } from './values.ts'

const zone = 'Europe/Berlin'
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 8)).toISOString()

/** Cards whose stability in days grows with the number of right answers. */
const cards = foldAnswers([
  answer({ item: 'weak', at: at(1), grade: 1 }),
  answer({ item: 'firm', at: at(1) }),
  answer({ item: 'firm', at: at(3) }),
  ...[1, 3, 14, 60].map((day) => answer({ item: 'strong', at: at(day) })),
  answer({ item: 'german', language: 'de', at: at(1) }),
])

test('learned cards are counted by strength, in the learned language', () => {
  expect(learnedByStrength(cards, 'fa')).toEqual({ fresh: 1, firm: 1, strong: 1 })
  expect(learnedByStrength(cards, 'de')).toEqual({ fresh: 1, firm: 0, strong: 0 })
})

test('learned cards are counted by skill', () => {
  const both = foldAnswers([
    answer({ item: 'haus' }),
    answer({ item: 'katze' }),
    answer({ item: 'haus', skill: 'produce' }),
  ])
  expect(learnedBySkill(both, 'fa')).toEqual([
    { skill: 'recognise', count: 2 },
    { skill: 'produce', count: 1 },
  ])
  expect(learnedBySkill(both, 'de').map(({ count }) => count)).toEqual([0, 0])
})

const inputOn = (day: number, given: Partial<PlanInput> = {}): PlanInput => ({
  cards,
  language: 'fa',
  settings: { minutes: 10, new_a_day: null },
  pace: { recognise: 8, produce: 14 },
  now: at(day),
  zone,
  ...given,
})

describe('due cards', () => {
  test('are counted by day; overdue cards count for today', () => {
    expect(dueByDay(inputOn(1), 7)).toEqual([0, 1, 0, 0, 0, 0, 0])
    expect(dueByDay(inputOn(5), 30).reduce((sum, count) => sum + count)).toBe(2)
    expect(dueByDay(inputOn(5), 30)[0]).toBe(1)
    expect(dueByDay(inputOn(5, { cards: new Map() }), 3)).toEqual([0, 0, 0])
  })

  test('are those of items that are still taught, as in the plan', () => {
    const input = inputOn(9_000, { isTaught: (item) => item !== 'weak' })
    expect(dueByDay(input, 1)).toEqual([2])
    expect(dueCards(input)).toHaveLength(2)
  })
})

describe('the next repetition', () => {
  const next = (day: number, given: Partial<PlanInput> = {}) => nextReview(inputOn(day, given))

  test('is on the day of the first due card, with all cards that are due then', () => {
    expect(next(1)).toEqual({ at: '2026-03-01T23:00:00.000Z', cards: 1 })
    expect(next(1, { cards: new Map() })).toBeNull()
  })

  test('is never today: what waits is for tomorrow, in the time zone of the learner', () => {
    expect(next(2)).toEqual({ at: '2026-03-02T23:00:00.000Z', cards: 1 })
    expect(next(2, { zone: 'Asia/Tehran' })?.at).toBe('2026-03-02T20:30:00.000Z')
    // All three are overdue long after.
    expect(next(9_000)?.cards).toBe(3)
  })

  test('leaves out items that are no longer taught', () => {
    expect(next(2, { isTaught: (item) => item !== 'weak' })?.cards).toBe(1)
    expect(next(2, { isTaught: () => false })).toBeNull()
  })
})

describe('the progress in the unit that the learner works on', () => {
  const units = [['weak', 'unknown'], ['firm', 'strong', 'new', 'other'], []]

  const progress = (asked: string[], met: string[] = [], language: 'fa' | 'de' = 'fa') =>
    unitWorkedOn({ asked, met }, units, cards, language)

  test('is that of the first unit of the round that is not finished, however many items of others the round had', () => {
    expect(progress(['weak', 'firm', 'strong'])).toEqual({ unit: 1, met: 1, items: 2 })
    expect(progress(['firm'])).toEqual({ unit: 2, met: 2, items: 4 })
  })

  test('is that of the first one that is not finished, after a round without any', () => {
    expect(progress([])).toEqual({ unit: 1, met: 1, items: 2 })
    expect(progress(['german'], [], 'de')).toEqual({ unit: 1, met: 0, items: 2 })
  })

  test('shows a unit that the round has finished, then the next one', () => {
    const finished = [['weak'], ['firm', 'new']]
    const after = (asked: string[], met: string[]) => unitWorkedOn({ asked, met }, finished, cards, 'fa')
    expect(after(['weak'], ['weak'])).toEqual({ unit: 1, met: 1, items: 1 })
    expect(after(['weak'], [])).toEqual({ unit: 2, met: 1, items: 2 })
  })

  test('does not exist when the course is finished', () => {
    expect(unitWorkedOn({ asked: ['weak'], met: [] }, [['weak'], []], cards, 'fa')).toBeNull()
  })
})

describe('the tiles', () => {
  test('start with level 1', () => {
    const nothing = { cards: new Map(), rounds: 0, lessons: [] }
    expect(tilesOf(nothing, 0)).toEqual({ stars: 0, trophies: 0, level: 1, days: 0 })
  })

  test('count strong cards, finished rounds and lessons as stars, and practised days', () => {
    const after = (rounds: number, ...lessons: LessonProgress[]) => tilesOf({ cards, rounds, lessons }, 9)
    expect(after(0)).toEqual({ stars: 1, trophies: 0, level: 1, days: 9 })
    expect(after(4)).toEqual({ stars: 5, trophies: 0, level: 2, days: 9 })
    const [finished, begun] = [lessonProgress(), lessonProgress({ lesson: 'unit-1-2', done: false })]
    expect(after(3, finished, begun)).toEqual({ stars: 5, trophies: 0, level: 2, days: 9 })
  })

  test('count units as trophies whose check was passed: the last lesson finished, nine of twelve right', () => {
    const trophies = (...lessons: LessonProgress[]) => tilesOf({ cards, rounds: 0, lessons }, 9).trophies
    const check = (fields: Partial<LessonProgress>) => lessonProgress({ lesson: 'unit-3-7', ...fields })
    expect(trophies(check({ right: 9 }))).toBe(1)
    expect(trophies(check({ right: 8 }))).toBe(0)
    expect(trophies(check({ right: 12, done: false }))).toBe(0)
    expect(trophies(check({ right: 12, lesson: 'unit-3-6' }))).toBe(0)
    expect(trophies(check({ right: 12 }), check({ lesson: 'unit-32-7', right: 9 }))).toBe(2)
  })

  test.each([
    [4, 1],
    [5, 2],
    [19, 2],
    [20, 3],
    [500, 11],
  ])('%i stars are level %i', (stars, level) => {
    const strong = [...cards.values()].find(({ item }) => item === 'strong')
    if (!strong) throw new Error('There is no strong card.')
    const many = new Map(Array.from({ length: stars }, (_, at) => [String(at), strong]))
    expect(tilesOf({ cards: many, rounds: 0, lessons: [] }, 0).level).toBe(level)
  })
})

test('the transliteration disappears as a card gets strong, and returns after a lapse', () => {
  const shown = (stability: number) => [
    showsReadingAid('auto', stability, false),
    showsReadingAid('auto', stability, true),
  ]
  expect([shown(2), shown(10), shown(30)]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
  expect(showsReadingAid('after', 2, false)).toBe(false)
  expect(showsReadingAid('after', 90, true)).toBe(true)
  expect(showsReadingAid('always', 90, false)).toBe(true)
  expect(showsReadingAid('never', 2, true)).toBe(false)
})
