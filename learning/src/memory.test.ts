import fc from 'fast-check'
import { createEmptyCard, fsrs, GenSeedStrategyWithCardId, StrategyMode } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { answer, answers } from '../test/answers.ts'
import { keyOf } from './card.ts'
import type { Answer, Card, Grade, MemoryParameters } from './values.ts'
import { isHardCard } from './hard-card.ts'
import { defaultParameters, remember, retrievability } from './memory.ts'

const after = (given: readonly Answer[]) =>
  given.reduce<Card | null>((card, answer) => remember(card, answer), null)

const days = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 86_400_000).toISOString()

test('agrees with other implementations of FSRS-6', () => {
  // Expected values from the tests of ts-fsrs and py-fsrs for the default weights.
  const given: [string, Grade][] = [
    [days(0), 1],
    [days(0), 3],
    [days(1), 3],
    [days(4), 3],
    [days(12), 3],
    [days(33), 3],
  ]
  const card = after(answers(...given))
  expect(card?.stability).toBeCloseTo(53.62691, 4)
  expect(card?.difficulty).toBeCloseTo(6.3574867, 4)
})

test.each([
  [1, 0.212],
  [2, 1.2931],
  [3, 2.3065],
  [4, 8.2956],
] as const)('a first answer with grade %i lasts %f days', (grade, stability) => {
  expect(after(answers([days(0), grade]))).toMatchObject({ stability, reps: 1, lapses: 0 })
})

test('agrees with ts-fsrs after every answer, for any grades and intervals', () => {
  const library = fsrs({ enable_fuzz: true, learning_steps: [], relearning_steps: [] })
  library.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('key'))
  const step = fc.tuple(fc.constantFrom<Grade[]>(1, 2, 3, 4), fc.integer({ min: 0, max: 90 * 24 }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let hours = 0
      let card: Card | null = null
      let theirs = { ...createEmptyCard(days(0)), key: 'fa haus recognise' }
      for (const [grade, pause] of steps) {
        hours += pause
        const at = days(hours / 24)
        card = remember(card, answer({ at, grade }))
        theirs = library.next(theirs, at, grade).card as typeof theirs
        // After wrong answers, and for hard cards, there is a rule of its own.
        const due = grade > 1 && !isHardCard(card) ? theirs.due.toISOString() : card.due
        expect(card).toMatchObject({
          due,
          stability: theirs.stability,
          difficulty: theirs.difficulty,
          reps: theirs.reps,
          lapses: theirs.lapses,
        })
        expect(retrievability(card, days(hours / 24 + 10))).toBeCloseTo(
          library.get_retrievability(theirs, days(hours / 24 + 10), false),
          8,
        )
      }
    }),
  )
})

describe('fitted parameters', () => {
  const w = defaultParameters.map((value, at) => (at < 4 ? value / 2 : value))
  const fitted: MemoryParameters[] = [{ at: days(10), w }]
  const stabilityAfter = (day: number, parameters: readonly MemoryParameters[]) =>
    remember(null, answer({ at: days(day), grade: 3 }), parameters).stability

  test('hold for answers from their time on, and the defaults before', () => {
    expect(stabilityAfter(9.99, fitted)).toBe(2.3065)
    expect(stabilityAfter(10, fitted)).toBeCloseTo(2.3065 / 2, 8)
  })

  test('hold until the next ones', () => {
    const again = [...fitted, { at: days(20), w: [...defaultParameters] }]
    expect(stabilityAfter(19.99, again)).toBeCloseTo(2.3065 / 2, 8)
    expect(stabilityAfter(20, again)).toBe(2.3065)
  })

  test('change how fast the probability falls, but not when it is 90 %', () => {
    const steeper = [{ at: days(0), w: defaultParameters.with(20, 0.5) }]
    const card = remember(null, answer({ at: days(0), grade: 3 }), steeper)
    expect(retrievability(card, days(card.stability), steeper)).toBeCloseTo(0.9, 6)
    expect(retrievability(card, days(100), steeper)).toBeLessThan(retrievability(card, days(100)))
  })
})

describe('the next day is', () => {
  test('the same on every device, although it is random', () => {
    const given = answers([days(0), 3], [days(3), 3], [days(14), 3])
    expect(after(given)).toEqual(after(given))
  })

  test('not the same for all cards, so that items of one day are not all repeated on one day', () => {
    const due = Array.from({ length: 30 }, (_, at) => {
      const given = answers([days(0), 3], [days(3), 3], [days(14), 3])
      return after(given.map((each) => ({ ...each, item: `item-${at}` })))?.due
    })
    expect(new Set(due).size).toBeGreaterThan(2)
  })

  test('never the same day, even after a wrong answer, which is repeated within the round', () => {
    const card = after(answers([days(0), 1]))
    expect(card?.due).toBe(days(1))
  })

  test('tomorrow after a wrong answer, also if the fitted parameters expect that it is known for a week', () => {
    const fitted = [{ at: days(0), w: defaultParameters.with(0, 7) }]
    const card = remember(null, answer({ at: days(0), grade: 1 }), fitted)
    expect(card.stability).toBe(7)
    expect(card.due).toBe(days(1))
  })
})

test('an answer from a clock that was set back counts as simultaneous with the last one', () => {
  const [first, second] = answers([days(10), 3], [days(2), 3])
  const card = remember(remember(null, first as Answer), second as Answer)
  expect(card).toMatchObject({ reps: 2, last: days(10), last_right: days(10) })
})

describe('the times of right answers', () => {
  test('the first and the last are kept while they may be on one day, and wrong answers change neither', () => {
    const card = after(answers([days(0), 1], [days(0.2), 3], [days(1.4), 2], [days(1.45), 1]))
    expect(card).toMatchObject({
      first: days(0),
      first_right: days(0.2),
      last_right: days(1.4),
      right_twice: false,
      last: days(1.45),
    })
  })

  test('are dropped for good once they are on two days in every time zone', () => {
    const twice = { first: null, first_right: null, last_right: null, right_twice: true }
    expect(after(answers([days(0), 3], [days(1.5), 3]))).toMatchObject(twice)
    expect(after(answers([days(0), 3], [days(1.5), 3], [days(9), 1]))).toMatchObject(twice)
  })

  test('the time of the first answer is kept only while it may be on this day', () => {
    expect(after(answers([days(0), 1], [days(1.49), 1]))).toMatchObject({ first: days(0) })
    expect(after(answers([days(0), 1], [days(1.5), 1], [days(1.6), 3]))).toMatchObject({
      first: null,
      first_right: days(1.6),
      right_twice: false,
    })
  })
})

test('recall starts at 100 %, is 90 % after `stability` days, and keeps falling', () => {
  const card = after(answers([days(0), 3])) as Card
  expect(retrievability(card, days(0))).toBe(1)
  expect(retrievability(card, days(card.stability))).toBeCloseTo(0.9, 6)
  expect(retrievability(card, days(100))).toBeLessThan(0.7)
  expect(keyOf(card)).toBe('fa haus recognise')
})
