import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, answers, anyAnswer } from '../test/answers.ts'
import { answersOfForgetful } from '../test/forgetful-learner.ts'
import { defaultParameters } from './memory.ts'
import { shuffled, randomOf } from './random.ts'
import type { Answer, MemoryParameters } from './values.ts'
import { foldAnswers, foldOnto } from './fold.ts'

const byKey = (cards: ReadonlyMap<string, unknown>) => Object.fromEntries(cards)

test('a late upload is folded in by the time of its answer', () => {
  const [first, second, third] = answers(['2026-03-01', 3], ['2026-03-04', 1], ['2026-03-05', 3]) as [
    Answer,
    Answer,
    Answer,
  ]
  expect(byKey(foldAnswers([third, first, second]))).toEqual(byKey(foldAnswers([first, second, third])))
})

test('cards of different languages and skills of one item are independent', () => {
  const cards = foldAnswers([
    answer({ language: 'fa' }),
    answer({ language: 'de' }),
    answer({ language: 'de', skill: 'produce', grade: 1 }),
  ])
  expect([...cards.keys()].toSorted()).toEqual(['de haus produce', 'de haus recognise', 'fa haus recognise'])
  expect([...cards.values()].map(({ reps }) => reps)).toEqual([1, 1, 1])
})

describe('"War richtig"', () => {
  const wrong = answer({ at: '2026-03-05T08:00:00.000Z', grade: 1, task: 'write' })
  const overruling = answer({ at: '2026-03-05T08:00:05.000Z', task: 'write', overruled: true })
  const before = answer({ at: '2026-03-01T08:00:00.000Z' })

  test('replaces the wrong verdict', () => {
    const { overruled: _, ...right } = overruling
    expect(byKey(foldAnswers([before, wrong, overruling]))).toEqual(byKey(foldAnswers([before, right])))
    expect(foldAnswers([before, wrong, overruling]).get('fa haus recognise')).toMatchObject({ lapses: 0 })
  })

  test('overrules once: an earlier wrong answer stays wrong', () => {
    const earlier = answer({ at: '2026-03-04T08:00:00.000Z', grade: 1 })
    expect(foldAnswers([before, earlier, wrong, overruling]).get('fa haus recognise')).toMatchObject({
      lapses: 1,
      reps: 3,
    })
  })

  test('works like "Leicht", which replaces a right verdict', () => {
    const right = answer({ at: wrong.at, grade: 3 })
    const { overruled: _, ...easy } = { ...overruling, grade: 4 as const }
    expect(byKey(foldAnswers([before, right, { ...easy, overruled: true }]))).toEqual(
      byKey(foldAnswers([before, easy])),
    )
  })

  test('counts as a normal answer if the overruled verdict was never uploaded', () => {
    expect(foldAnswers([before, overruling]).get('fa haus recognise')).toMatchObject({ reps: 2 })
  })

  test('does not affect another card', () => {
    const other = { ...overruling, item: 'baum' }
    expect(foldAnswers([wrong, other]).get('fa haus recognise')).toMatchObject({ first_right: null })
  })
})

describe('after a restart', () => {
  const restartedAt = (restarted_at: string) => ({ restarted_at, parameters: [] })
  const given = answers(['2026-03-01T08:00Z', 3], ['2026-03-02T08:00Z', 1], ['2026-03-03T08:00Z', 3])

  test('earlier answers are ignored', () => {
    const cards = foldAnswers(given, restartedAt('2026-03-02T12:00:00.000Z'))
    expect(byKey(cards)).toEqual(byKey(foldAnswers(given.slice(2))))
  })

  test('an answer at the same moment counts', () => {
    expect(foldAnswers(given, restartedAt('2026-03-03T08:00:00.000Z')).size).toBe(1)
    expect(foldAnswers(given, restartedAt('2026-03-03T08:00:00.001Z')).size).toBe(0)
  })
})

describe('a year with parameters that change every other month', () => {
  const at = (month: number) => new Date(Date.UTC(2026, month, 9, 12)).toISOString()
  const parameters = [2, 4, 6, 8, 10].map((month): MemoryParameters => {
    const factor = 1 + Math.sin(month) / 2
    return { at: at(month), w: defaultParameters.map((value, index) => (index < 4 ? value * factor : value)) }
  })
  const context = { restarted_at: null, parameters }
  const w = defaultParameters.map((value, index) => (index < 4 ? value / 2 : value))
  const year = answersOfForgetful({ seed: 'year', w, planned: parameters, answers: 3_200, newADay: 1 })
  const folded = byKey(foldAnswers(year, context))

  test('lasts a year, and each change makes a difference', () => {
    expect(year.at(-1)?.at.slice(0, 7)).toMatch(/^202[67]-(12|01)$/)
    for (const [index] of parameters.entries()) {
      const without = { restarted_at: null, parameters: parameters.toSpliced(index, 1) }
      expect(byKey(foldAnswers(year, without))).not.toEqual(folded)
    }
  })

  test('is the same when it is folded again, in any order and with repetitions', () => {
    expect(byKey(foldAnswers(year, context))).toEqual(folded)
    expect(byKey(foldAnswers(shuffled([...year, ...year], randomOf('order')), context))).toEqual(folded)
  })

  test('is the same in batches of any size, each folded onto the cards before', () => {
    for (const size of [1, 7, 50, 800]) {
      let cards = foldAnswers([], context)
      for (let from = 0; from < year.length; from += size)
        cards = foldOnto(cards, year.slice(from, from + size), context)
      expect(byKey(cards)).toEqual(folded)
    }
  })

  test('is the same whether parameters are known at once or when they are fitted', () => {
    let cards = foldAnswers([], context)
    for (const answer of year) {
      const known = parameters.filter(({ at }) => at <= answer.at)
      cards = foldOnto(cards, [answer], { restarted_at: null, parameters: known })
    }
    expect(byKey(cards)).toEqual(folded)
  })

  test('answers that arrive after new parameters, but were given before, follow the parameters of their time', () => {
    const before = year.filter((answer) => answer.at < at(2))
    const defaults = { restarted_at: null, parameters: [] }
    expect(byKey(foldAnswers(before.toReversed(), context))).toEqual(byKey(foldAnswers(before, defaults)))
  })
})

const anyAnswers = fc.array(anyAnswer, { maxLength: 40 })

describe('any upload', () => {
  test('yields the same cards, in any order and any number of times', () => {
    const shuffled = anyAnswers.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray([...given, ...given], { minLength: given.length * 2 }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([given, uploaded]) => {
        expect(byKey(foldAnswers(uploaded))).toEqual(byKey(foldAnswers(given)))
      }),
    )
  })

  test('yields the same cards even if different answers share an id', () => {
    fc.assert(
      fc.property(anyAnswer, anyAnswer, (a, b) => {
        const both = [a, { ...b, id: a.id }]
        expect(byKey(foldAnswers(both))).toEqual(byKey(foldAnswers(both.toReversed())))
        expect(foldAnswers(both).size).toBe(1)
      }),
    )
  })

  test('has every answer in its card, unless it was overruled', () => {
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const cards = foldAnswers(given)
        for (const { language, item, skill } of given)
          expect(cards.has(`${language} ${item} ${skill}`)).toBe(true)
        const reps = [...cards.values()].reduce((sum, card) => sum + card.reps, 0)
        const overruling = given.filter(({ overruled }) => overruled).length
        expect(reps).toBeLessThanOrEqual(given.length)
        expect(reps).toBeGreaterThanOrEqual(given.length - overruling)
      }),
    )
  })

  test('has the same result as folding queued answers onto the cards', () => {
    const inOrder = anyAnswers.map((given) =>
      given.filter(({ overruled }) => !overruled).toSorted((a, b) => (a.at + a.id < b.at + b.id ? -1 : 1)),
    )
    fc.assert(
      fc.property(inOrder, fc.nat(40), (given, arrived) => {
        const cards = foldOnto(foldAnswers(given.slice(0, arrived)), given.slice(arrived))
        expect(byKey(cards)).toEqual(byKey(foldAnswers(given)))
      }),
    )
  })
})
