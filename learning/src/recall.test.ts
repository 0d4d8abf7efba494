import { describe, expect, test } from 'vitest'
import { answer, answers } from '../test/answers.ts'
import { defaultParameters } from './memory.ts'
import { deviationOf, type Recollection, recollectionsOf } from './recall.ts'

const withoutContext = { restarted_at: null, parameters: [] }
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z`

describe('recollections', () => {
  test('are all answers to a card but the first, with the probability of its memory', () => {
    const [first, second] = recollectionsOf(answers([at(1), 3], [at(3), 3], [at(9), 1]), withoutContext)
    expect(first?.expected).toBeGreaterThan(0.9)
    expect(second).toMatchObject({ isRight: false, card: { reps: 2, last: at(3) } })
  })

  test('continue from cards that are known', () => {
    const [known] = recollectionsOf(answers([at(1), 3], [at(3), 3]), withoutContext)
    const cards = new Map(known && [['fa haus recognise', known.card]])
    expect(recollectionsOf(answers([at(3), 3]), withoutContext, cards)).toMatchObject([
      { expected: known?.expected },
    ])
  })

  test('do not count what was overruled, or was before a restart', () => {
    const wrong = answer({ at: at(3), grade: 1 })
    const overruling = answer({ at: '2026-03-03T08:00:09.000Z', overruled: true })
    const given = [...answers([at(1), 3]), wrong, overruling]
    expect(recollectionsOf(given, withoutContext).map(({ isRight }) => isRight)).toEqual([true])
    expect(recollectionsOf(given, { ...withoutContext, restarted_at: at(2) })).toEqual([])
  })

  test('follow the parameters of their time', () => {
    const given = answers([at(1), 3], [at(9), 3])
    const parameters = [{ at: at(1), w: defaultParameters.with(2, 0.5) }]
    const [before, after] = [withoutContext, { restarted_at: null, parameters }].map(
      (context) => recollectionsOf(given, context)[0]?.expected ?? 0,
    )
    expect(after).toBeLessThan(before ?? 0)
  })
})

describe('the deviation', () => {
  const made = (expected: number, isRight: boolean) => ({ expected, isRight }) as Recollection

  test('of 90 % and nine of ten right answers is none in the bin, and the loss of chance', () => {
    const given = Array.from({ length: 10 }, (_, index) => made(0.9, index > 0))
    const { logLoss, rmseOfBins } = deviationOf(given)
    expect(rmseOfBins).toBeCloseTo(0, 10)
    expect(logLoss).toBeCloseTo(-(0.9 * Math.log(0.9) + 0.1 * Math.log(0.1)), 10)
  })

  test('weighs bins by their recollections', () => {
    const sure = Array.from({ length: 3 }, () => made(1, true))
    expect(deviationOf([...sure, made(0.52, true)]).rmseOfBins).toBeCloseTo(0.48 / 2, 10)
  })

  test('stays finite when something certain was wrong', () => {
    expect(deviationOf([made(1, false)]).logLoss).toBeCloseTo(-Math.log(0.0001), 10)
  })
})
