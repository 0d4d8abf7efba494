import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, answers, anyAnswer } from '../test/answers.ts'
import { keyOf } from './card.ts'
import type { Answer, Grade } from './values.ts'
import { foldAnswers } from './fold.ts'
import { historyOf } from '../test/history.ts'
import { agreementOf, recalledShare, withAnswers } from './history.ts'

const zone = 'Europe/Berlin'
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 8)).toISOString()

const inZone = (zone: string) => (given: Answer) => ({ ...given, zone })

describe('practised days', () => {
  const given = answers(['2026-03-05T08:00Z', 3], ['2026-03-01T20:00Z', 3], ['2026-03-01T21:00Z', 1])

  test('are local days of the learner, the oldest first', () => {
    expect(historyOf(given.map(inZone(zone))).days).toEqual([
      { day: '2026-03-01', answers: 2, ms: 8000 },
      { day: '2026-03-05', answers: 1, ms: 4000 },
    ])
    expect(historyOf(given.map(inZone('Asia/Tehran'))).days.map(({ day }) => day)).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-05',
    ])
  })

  test('do not change when the learner travels: each answer keeps its local day', () => {
    const inBerlin = answers(['2026-03-01T22:30Z', 3], ['2026-03-02T20:00Z', 3], ['2026-03-03T20:00Z', 3])
    const inTehran = answers(['2026-03-04T21:00Z', 3]).map(inZone('Asia/Tehran'))
    expect(historyOf([...inBerlin.map(inZone(zone)), ...inTehran]).days.map(({ day }) => day)).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-05',
    ])
  })

  test('are days of UTC if the time zone is unknown', () => {
    expect(historyOf(answers(['2026-03-01T23:30Z', 3])).days.map(({ day }) => day)).toEqual(['2026-03-01'])
  })

  test('do not change with repeated uploads', () => {
    expect(historyOf([...given, ...given])).toEqual(historyOf(given))
  })
})

describe('recall', () => {
  const recallOf = (...given: (readonly [at: string, grade: Grade])[]) =>
    historyOf(answers(...given)).recall.fa

  test('is unknown until a card is repeated', () => {
    expect(recallOf([at(1), 3])).toEqual({ asked: 0, recalled: 0 })
    expect(recalledShare({ asked: 0, recalled: 0 })).toBeNull()
  })

  test('counts neither first answers nor repeats of the same day', () => {
    const recall = recallOf([at(1), 1], [at(1), 3], [at(2), 3], [at(4), 1], [at(4), 3], [at(5), 2])
    expect(recall).toEqual({ asked: 3, recalled: 2 })
    expect(recalledShare(recall)).toBeCloseTo(2 / 3)
  })

  test('counts "War richtig" as recalled', () => {
    const wrong = answer({ at: at(5), grade: 1 })
    const overruling = answer({ at: '2026-03-05T08:00:09.000Z', overruled: true })
    const { recall } = historyOf([answer({ at: at(1) }), wrong, overruling])
    expect(recall.fa).toEqual({ asked: 1, recalled: 1 })
  })

  test('is counted for each language', () => {
    const given = [1, 3].flatMap((day) => [
      answer({ at: at(day), language: 'de' }),
      answer({ at: at(day), grade: 1 }),
    ])
    expect(historyOf(given).recall).toEqual({
      fa: { asked: 1, recalled: 0 },
      de: { asked: 1, recalled: 1 },
    })
  })
})

test('an incremental history equals the history of all answers', () => {
  const inOrder = fc
    .array(anyAnswer, { maxLength: 40 })
    .map((given) => given.toSorted((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? -1 : 1)))
  fc.assert(
    fc.property(inOrder, fc.nat(40), fc.constantFrom(zone, 'Asia/Tehran'), (anywhere, read, zone) => {
      const given = anywhere.map(inZone(zone))
      const before = given.slice(0, read)
      // A verdict and the answer that overrules it are never split: the first new answer to a card overrules nothing.
      const since = [...Map.groupBy(given.slice(read), keyOf).values()].flatMap(([first, ...others]) => [
        ...(first && !first.overruled ? [first] : []),
        ...(first && !first.overruled ? others : others.filter(({ overruled }) => !overruled)),
      ])
      const now = '2027-04-05T00:00:00.000Z'
      const context = { now, parameters: [] }
      const { days, recall, due } = withAnswers(
        historyOf(before, context),
        foldAnswers(before),
        since,
        zone,
        context,
      )
      const all = historyOf([...before, ...since], context)
      expect({ days, recall, due }).toEqual({ days: all.days, recall: all.recall, due: all.due })
    }),
  )
})

describe('due cards', () => {
  const now = '2026-06-01T00:00:00.000Z'
  const of = (...given: readonly (readonly [at: string, grade: Grade])[]) =>
    historyOf(answers(...given), { now }).due

  test('count on the day on which they are asked, with the probability at that time', () => {
    expect(of([at(1), 3], [at(3), 3])).toEqual([{ day: '2026-03-03', asked: 1, expected: 91, recalled: 1 }])
    expect(of([at(1), 3], [at(20), 1])).toEqual([{ day: '2026-03-20', asked: 1, expected: 71, recalled: 0 }])
  })

  test('count from the morning of their day on, in the time zone of the answer', () => {
    const given = answers(['2026-03-01T16:00Z', 3], ['2026-03-03T05:00Z', 3]).map(inZone(zone))
    expect(historyOf(given, { now }).due).toHaveLength(1)
  })

  test('do not count before they are due', () => {
    expect(of([at(1), 3], [at(2), 3])).toEqual([])
    expect(of([at(1), 4], [at(3), 3])).toEqual([])
  })

  test('count for 90 days', () => {
    const longAgo = answers(['2026-01-01T08:00Z', 3], ['2026-01-05T08:00Z', 3])
    expect(historyOf(longAgo, { now }).due).toEqual([])
  })
})

describe('the agreement of probabilities and answers', () => {
  const now = '2026-06-01T08:00:00.000Z'
  const day = (day: string, asked: number) => ({ day, asked, expected: asked * 90, recalled: asked * 0.88 })

  test('is shown from 100 due cards on', () => {
    expect(agreementOf({ due: [day('2026-05-01', 50), day('2026-05-02', 50)] }, now)).toEqual({
      asked: 100,
      expected: 90,
      recalled: 88,
    })
    expect(agreementOf({ due: [day('2026-05-01', 50), day('2026-05-02', 25)] }, now)).toBeNull()
  })

  test('is that of the last 90 days, even if the figures are older', () => {
    const due = [day('2026-03-01', 100), day('2026-05-01', 200)]
    expect(agreementOf({ due }, now)?.asked).toBe(200)
    expect(agreementOf({ due }, '2026-12-01T08:00:00.000Z')).toBeNull()
  })
})

test('a verdict and the answer that overrules it count once in an incremental history', () => {
  const before = answers([at(1), 3])
  const since = [answer({ at: at(5), grade: 1 }), answer({ at: '2026-03-05T08:00:09.000Z', overruled: true })]
  const context = { now: at(9), parameters: [] }
  const { recall } = withAnswers(historyOf(before), foldAnswers(before), since, zone, context)
  expect(recall).toEqual(historyOf([...before, ...since]).recall)
})
