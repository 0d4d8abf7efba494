import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHistory, readLearning, sendAnswers } from '@pol/contract/operations/learning'
import { CallError } from '@pol/contract/client'
import type { Answer } from '@pol/learning/values'
import { cards } from '../../../src/database/schema.ts'
import { answerOf } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'

const hour = 60 * 60

/** learning-load.proof.test.ts tests the default limits with a full store. */
describe.runIf(hasDatabase)('Bahram, who may have three answers to an item and five in all,', () => {
  let world: World
  let bahram: Device
  beforeAll(async () => {
    world = await createWorld({
      limits: {
        storedAnswers: { ofItem: 3, ofLearner: 5 },
        cardsRead: { points: 100, duration: hour },
        answersCounted: { points: 9, duration: hour },
      },
    })
    bahram = await world.signedIn('bahram')
  })
  afterAll(() => world.stop())

  const refused = async (given: readonly Answer[]) =>
    (await bahram.call(sendAnswers, { answers: [...given] })).refused
  const tooMany = (...answers: readonly Answer[]) =>
    answers.map(({ id }) => ({ id, code: 'too-many-answers' }))

  test('gets the id of each refused answer', async () => {
    const [first, second, third, fourth] = [4, 3, 2, 1].map((daysAgo) => answerOf(daysAgo)) as [
      Answer,
      Answer,
      Answer,
      Answer,
    ]
    expect(await refused([first, second, third, fourth])).toEqual(tooMany(fourth))
    const others = ['wasser', 'baum', 'brot'].map((item, n) => answerOf(0.5 - n / 10, { item }))
    expect(await refused(others)).toEqual(tooMany(...others.slice(2)))
  })

  test('gets correct cards after a server has ended before it had folded late answers', async () => {
    const [right] = await world.db.select().from(cards).where(eq(cards.item, 'haus'))
    const unfinished = { provisional: true, stability: 1 }
    await world.db.update(cards).set(unfinished).where(eq(cards.item, 'haus'))
    const second = await world.startSecondServer()
    await second.listen()
    await expect.poll(() => world.db.$count(cards, eq(cards.provisional, true))).toBe(0)
    await second.close()
    const [folded] = await world.db.select().from(cards).where(eq(cards.item, 'haus'))
    // The version is newer, so his browsers receive the card.
    expect(folded).toEqual({ ...right, version: expect.any(Number) })
    expect(folded?.version).toBeGreaterThan(right?.version ?? Infinity)
  })

  test.each([
    ['his cards', () => bahram.call(readLearning, {})],
    ['his history', () => bahram.call(readHistory, {})],
  ])('may read all %s some times, and is then told to wait', async (_, read) => {
    await read()
    const refusal = await untilRefused(read)
    expect(refusal).toMatchObject({ code: 'too-many-attempts', status: 429 })
  })
})

async function untilRefused(call: () => Promise<unknown>): Promise<CallError> {
  for (;;) {
    try {
      await call()
    } catch (error) {
      if (error instanceof CallError) return error
      throw error
    }
  }
}
