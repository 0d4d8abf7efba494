import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ahead, alphabet, answered, card, cards, progress, round } from '../test/rounds.ts'
import { type Grade, grades } from './values.ts'
import { afterPairs, afterPresentation, allStepsOf, mostSteps, outcomeOf, type Round } from './round.ts'

describe('cards that are asked in pairs', () => {
  const inPairs = (round: Round, ...given: [string, Grade][]) =>
    afterPairs(
      round,
      given.map(([item, grade]) => ({ card: card(item), grade })),
    )

  test('are all done with one step', () => {
    const start = round('abcdef')
    const after = inPairs(start, ['a', 3], ['c', 3], ['d', 3], ['f', 3])
    expect(ahead(after)).toBe('b e')
    expect(progress(start)).toBe('0 of 6')
    expect(progress(after)).toBe('1 of 3')
    expect(progress(answered(after, 3, 3))).toBe('3 of 3')
  })

  test('come back each by itself if they were wrong', () => {
    const after = inPairs(round('abcdef'), ['a', 3], ['c', 1], ['d', 3], ['f', 3])
    expect(ahead(after)).toBe('b e c')
    expect(progress(after)).toBe('1 of 4')
    expect(outcomeOf(after)).toEqual({ asked: 4, right: 3 })
  })

  test('leave the round together if several were wrong too often', () => {
    const missed = [...'abcd', ...'abcd'].map((item) => ({ card: card(item), grade: 1 }) as const)
    const twice = { ...round('abcd'), results: missed }
    const now = inPairs(twice, ['a', 1], ['b', 3], ['c', 1], ['d', 1])
    expect(now.left).toEqual(cards('acd'))
    expect(now.ahead).toEqual([])
  })

  test('never let the progress of the round fall', () => {
    const given = fc.array(fc.constantFrom(...grades), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(given, { minLength: 20, maxLength: 20 }),
        fc.integer({ min: 4, max: 12 }),
        (given, size) => {
          let now = round(alphabet.slice(0, size))
          for (const grades of given) {
            const asked = now.ahead.filter(({ kind }) => kind === 'ask').slice(0, 4)
            const next =
              now.ahead[0]?.kind === 'ask'
                ? afterPairs(
                    now,
                    asked.map(({ card }, at) => ({ card, grade: grades[at] ?? 3 })),
                  )
                : afterPresentation(now)
            if (now.ahead.length === 0) break
            expect(next.done).toBe(now.done + 1)
            expect(next.done / allStepsOf(next)).toBeGreaterThanOrEqual(now.done / allStepsOf(now))
            now = next
          }
          expect(now.done).toBeLessThanOrEqual(mostSteps)
        },
      ),
    )
  })
})
