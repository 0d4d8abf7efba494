import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, deleteUser } from '@pol/contract/operations/administration'
import { readLearning, sendAnswers } from '@pol/contract/operations/learning'
import type { Answer, Card, LearningState } from '@pol/learning/values'
import { keyOf } from '@pol/learning/card'
import { anyAnswer } from '../../../../learning/test/answers.ts'
import { findViolations } from '../../../src/database/invariants.ts'
import { answers, cards, learningSettings, users } from '../../../src/database/schema.ts'
import { answerOf, cardsOf, sorted } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const dayMs = 86_400_000
const unlimited = { points: 1_000_000, duration: 24 * 60 * 60 }

/** Answers of the last 400 days, up to four minutes in the future because of a fast clock. */
const anyAnswers = fc.array(anyAnswer, { maxLength: 30 }).map((given) => {
  const shift = Date.now() + 4 * 60_000 - (Date.UTC(2026, 2, 1) + 400 * dayMs)
  return given.map((answer) => ({ ...answer, at: new Date(Date.parse(answer.at) + shift).toISOString() }))
})

/** Deliveries by a network: batches in any order, with some answers sent twice. */
const deliveries = anyAnswers.chain((given) =>
  fc.record({
    given: fc.constant(given),
    sent: fc
      .subarray(given)
      .chain((again) =>
        fc.shuffledSubarray([...given, ...again], { minLength: given.length + again.length }),
      ),
    size: fc.integer({ min: 1, max: 12 }),
  }),
)

/** A browser that requests only changes. */
function createBrowser() {
  const known = new Map<string, Card>()
  let version = 0
  return {
    since: () => version,
    receive(state: LearningState) {
      for (const card of state.cards) known.set(keyOf(card), card)
      version = state.version
    },
    cards: () => sorted(known.values()),
  }
}

describe.runIf(hasDatabase)('with an unreliable network', () => {
  let world: World
  let clara: Device
  let userId: string
  beforeAll(async () => {
    world = await createWorld({ limits: { answers: unlimited } })
    clara = await world.signedIn('clara')
    const [account] = await world.db.select().from(users).where(eq(users.email, cast.clara.email))
    userId = String(account?.id)
  })
  afterAll(() => world.stop())

  const forgetAll = async () => {
    for (const table of [answers, cards, learningSettings])
      await world.db.delete(table).where(eq(table.user_id, userId))
  }
  const batchesOf = (sent: readonly Answer[], size: number) =>
    Array.from({ length: Math.ceil(sent.length / size) }, (_, n) => sent.slice(n * size, (n + 1) * size))

  test('the cards are the fold of the answers, and a browser that asks for changes has all of them', async () => {
    await fc.assert(
      fc.asyncProperty(deliveries, async ({ given, sent, size }) => {
        await forgetAll()
        // Two devices send in turn. Each receives the changes of the other when it sends the next batch.
        const browsers = [createBrowser(), createBrowser()] as const
        for (const [n, batch] of batchesOf(sent, size).entries()) {
          const browser = browsers[n % 2 === 0 ? 0 : 1]
          browser.receive(await clara.call(sendAnswers, { answers: batch, since: browser.since() }))
        }
        for (const browser of browsers) {
          browser.receive(await clara.call(readLearning, { since: String(browser.since()) }))
          expect(browser.cards()).toEqual(cardsOf(given))
        }
        expect(sorted((await clara.call(readLearning, {})).cards)).toEqual(cardsOf(given))
        expect(await findViolations(world.db)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('batches and reads at the same time leave no gap', async () => {
    await forgetAll()
    const given = Array.from({ length: 120 }, (_, n) =>
      answerOf(n / 4, { item: ['haus', 'wasser', 'baum', 'brot'][n % 4] ?? '', grade: n % 7 === 0 ? 1 : 3 }),
    )
    const browser = createBrowser()
    const read = async () =>
      browser.receive(await clara.call(readLearning, { since: String(browser.since()) }))
    const batches = batchesOf(given, 6)
    const sends = batches.map((batch) => clara.call(sendAnswers, { answers: batch }))
    for (const _ of batches) await read()
    await Promise.all(sends)
    await read()
    expect(browser.cards()).toEqual(cardsOf(given))
  })

  test('an account that is deleted during practice causes no server error, and leaves nothing', async () => {
    const anna = await world.signedIn('anna', 'admin')
    for (let round = 0; round < 5; round += 1) {
      const farid = { email: 'farid@example.org', username: 'Farid', password: 'farids-geheimnis' }
      const { user } = await anna.call(createUser, farid)
      const device = await world.signedIn(farid)
      const practice = Array.from({ length: 10 }, () =>
        device.call(sendAnswers, { answers: [answerOf(1), answerOf(2)] }),
      )
      const ends = await Promise.allSettled([
        ...practice.slice(0, 5),
        anna.call(deleteUser, { user_id: user.id }),
        ...practice.slice(5),
      ])
      const codes = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
      expect(codes.filter((code) => code !== 'unauthenticated')).toEqual([])
      expect(await findViolations(world.db)).toEqual([])
      expect(await world.db.select().from(answers).where(eq(answers.user_id, user.id))).toEqual([])
    }
  })
})
