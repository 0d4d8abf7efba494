import { beforeAll, describe, expect, test } from 'vitest'
import { defaultParameters } from '@pol/learning/memory'
import { deviationOf, recollectionsOf } from '@pol/learning/recall'
import type { Answer } from '@pol/learning/values'
import { seed } from '../../../../../scripts/testing/seed.ts'
import { answersOfForgetful } from '../../../../../learning/test/forgetful-learner.ts'
import { fitParameters } from './fit-parameters.ts'

const usual = [...defaultParameters]
/** A memory in which everything lasts a tenth of the usual time, and grows more slowly. */
const fleeting = usual.map((value, at) => (at < 4 ? value / 10 : at === 8 ? value - 1.2 : value))
const count = 2_000

interface Fitted {
  readonly answers: readonly Answer[]
  /** When the last fifth begins. */
  readonly from: string
  readonly w: readonly number[] | null
}

const answersWith = (w: number[], learner: number) =>
  answersOfForgetful({ seed: `${seed} ${learner}`, w, answers: count, newADay: 6 })

const fitAll = (w: number[]): Promise<Fitted[]> =>
  Promise.all(
    Array.from({ length: 12 }, async (_, learner) => {
      const answers = answersWith(w, learner)
      const from = String(answers[(count * 4) / 5]?.at)
      return { answers, from, w: await fitParameters(answers, []) }
    }),
  )

const takenOf = (all: readonly Fitted[]) => all.flatMap(({ w, ...others }) => (w ? { ...others, w } : []))

describe('the fit', () => {
  let toFleeting: Fitted[]
  let toUsual: Fitted[]
  beforeAll(async () => {
    toFleeting = await fitAll(fleeting)
    toUsual = await fitAll(usual)
  })

  test('to a fleeting memory is taken more often than one to a memory as the defaults say', () => {
    // By chance, some fits to a usual memory are better on the last fifth, too.
    expect(takenOf(toFleeting).length).toBeGreaterThan(takenOf(toUsual).length)
  })

  test('is taken only if it is better on the last fifth of the answers, by both measures', () => {
    for (const { answers, from, w } of [...takenOf(toFleeting), ...takenOf(toUsual)]) {
      const deviationWith = (w: readonly number[]) =>
        deviationOf(
          recollectionsOf(answers, { restarted_at: null, parameters: [{ at: from, w: [...w] }] }).filter(
            ({ answer, card }) => answer.at >= from && answer.at.slice(0, 10) > card.last.slice(0, 10),
          ),
        )
      const [before, after] = [deviationWith(usual), deviationWith(w)]
      expect(after.logLoss).toBeLessThan(before.logLoss)
      expect(after.rmseOfBins).toBeLessThan(before.rmseOfBins)
    }
  })

  test('is not taken if it is not better: as good as the parameters that hold', async () => {
    const [first] = takenOf(toFleeting)
    const held = { at: '2026-01-01T00:00:00.000Z', w: [...(first?.w ?? [])] }
    expect(first).toBeDefined()
    expect(await fitParameters(first?.answers ?? [], [held])).toBeNull()
  })

  test('is not taken if it is worse: contradicted by the last fifth', async () => {
    const [first] = toFleeting
    // Until then everything is forgotten at once, from then on nothing ever.
    const recovered = first?.answers.map((answer) =>
      answer.at < first.from ? answer : { ...answer, grade: 3 as const },
    )
    expect(await fitParameters(recovered ?? [], [])).toBeNull()
  })

  test('needs 300 answers', async () => {
    // Nothing is ever forgotten, so the defaults expect too little. Always the same answers: of so few, the last fifth is by
    // chance too small in one of twenty cases to show that the fit is better.
    const answers = answersOfForgetful({ seed: 'few', w: usual, answers: 299, newADay: 6 }).map((answer) => ({
      ...answer,
      grade: 3 as const,
    }))
    // The only one to its item has no effect on a fit, except that it counts.
    const first = { ...answers[0], id: '00000000-0000-4000-9000-000000000000', item: 'once' } as Answer
    expect(await fitParameters([first, ...answers], [])).not.toBeNull()
    expect(await fitParameters(answers, [])).toBeNull()
  })

  test('is the same for the same answers in any order, and has 21 numbers', async () => {
    const [first] = takenOf(toFleeting)
    expect(first?.w).toHaveLength(21)
    expect(await fitParameters(first?.answers.toReversed() ?? [], [])).toEqual(first?.w)
  })
})
