import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { finishRound, readLearning, restartLearning, sendAnswers } from '@pol/contract/operations/learning'
import { answers, cards, learningSettings, rounds, users } from '../../../src/database/schema.ts'
import { roundsMaximum } from '../../../src/features/learning/finish-round.ts'
import { answerOf } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe.runIf(hasDatabase)('Clara’s finished rounds', () => {
  let world: World
  let clara: Device
  let userId: string
  beforeAll(async () => {
    world = await createWorld()
    clara = await world.signedIn('clara')
    const [account] = await world.db.select().from(users).where(eq(users.email, cast.clara.email))
    userId = String(account?.id)
  })
  beforeEach(async () => {
    for (const table of [rounds, cards, answers, learningSettings]) await world.db.delete(table)
  })
  afterAll(() => world.stop())

  const roundOf = (agoMs = 0, id: string = randomUUID()) => ({
    id,
    at: new Date(Date.now() - agoMs).toISOString(),
    cards: 12,
  })
  const finish = (round = roundOf(), since?: number) =>
    clara.call(finishRound, { ...round, ...(since !== undefined && { since }) })
  const state = (device = clara) => device.call(readLearning, {})

  test('count each once, however often they are sent, and the first of an id stays', async () => {
    expect(await state()).toMatchObject({ version: 0, rounds: 0 })
    const round = roundOf(minute)
    const first = await finish(round)
    expect(first).toMatchObject({ version: 1, rounds: 1 })
    expect(await finish(round)).toEqual(first)
    expect(await finish({ ...round, id: round.id.toUpperCase(), cards: 3 })).toEqual(first)
    expect(await world.db.select().from(rounds)).toEqual([{ user_id: userId, ...round }])
    expect(await finish()).toMatchObject({ version: 2, rounds: 2 })
    expect(await state()).toMatchObject({ version: 2, rounds: 2 })
  })

  test('say when the last one was finished, whichever arrives last', async () => {
    expect((await state()).last_round_at).toBeNull()
    const [earlier, later] = [roundOf(2 * minute), roundOf(minute)]
    expect((await finish(later)).last_round_at).toBe(later.at)
    expect((await finish(earlier)).last_round_at).toBe(later.at)
  })

  test('are hers alone, even with an id that Bahram has sent', async () => {
    const bahram = await world.signedIn('bahram')
    const round = roundOf()
    expect(await bahram.call(finishRound, round)).toMatchObject({ rounds: 1 })
    expect((await state()).rounds).toBe(0)
    expect((await finish(round)).rounds).toBe(1)
    expect((await state(bahram)).rounds).toBe(1)
  })

  test('are answered with the cards that her browser does not know', async () => {
    const { version } = await clara.call(sendAnswers, { answers: [answerOf(1)] })
    expect((await finish(roundOf(), version)).cards).toEqual([])
    const all = (await state()).cards
    expect(all).toHaveLength(1)
    expect((await finish(roundOf(), version - 1)).cards).toEqual(all)
    expect((await finish()).cards).toEqual(all)
    // Another device has sent an answer in the meantime.
    await clara.call(sendAnswers, { answers: [answerOf(0, { item: 'wasser' })] })
    expect((await finish(roundOf(), version)).cards).toMatchObject([{ item: 'wasser' }])
  })

  test('no longer count after "Neu beginnen", even if they arrive later', async () => {
    await finish(roundOf(-4 * minute))
    expect(await clara.call(restartLearning, {})).toMatchObject({
      cards: [],
      rounds: 0,
      last_round_at: null,
    })
    const { restarted_at, rounds: counted } = await state()
    expect(counted).toBe(0)
    expect((await finish(roundOf(day))).rounds).toBe(0)
    expect((await finish({ ...roundOf(), at: String(restarted_at) })).rounds).toBe(1)
  })

  test('may be four minutes ahead of the server, and 400 days old', async () => {
    expect((await finish(roundOf(-4 * minute))).rounds).toBe(1)
    expect((await finish(roundOf(399 * day))).rounds).toBe(2)
    await expect(finish(roundOf(-6 * minute))).rejects.toMatchObject({ code: 'round-in-future', status: 400 })
    await expect(finish(roundOf(401 * day))).rejects.toMatchObject({ code: 'round-too-old', status: 400 })
    expect((await state()).rounds).toBe(2)
  })

  test.each([
    ['without an id of the right form', { id: 'runde-1' }],
    ['without cards', { cards: 0 }],
    ['with more cards than a round has', { cards: 101 }],
    ['with half a card', { cards: 1.5 }],
    ['at a time that is none', { at: '2026-02-30T12:00:00Z' }],
  ])('%s are refused', async (_, fields) => {
    const malformed = finish({ ...roundOf(), ...fields })
    await expect(malformed).rejects.toMatchObject({ code: 'invalid-input', status: 400 })
  })

  test('are at most 20,000; one that is stored can still be sent again', async () => {
    await world.db.execute(sql`
      insert into rounds select ${userId}::uuid, gen_random_uuid(), now(), 12
      from generate_series(2, ${roundsMaximum}::int)`)
    const last = roundOf()
    expect((await finish(last)).rounds).toBe(roundsMaximum)
    await expect(finish()).rejects.toMatchObject({ code: 'too-many-rounds', status: 409 })
    expect((await finish(last)).rounds).toBe(roundsMaximum)
  })
})
