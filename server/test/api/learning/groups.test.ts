import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readLearning, restartLearning, sendAnswers } from '@pol/contract/operations/learning'
import { exportOwnData } from '@pol/contract/operations/personal-data'
import { keyOf } from '@pol/learning/card'
import type { Grouping } from '@pol/learning/grouping'
import { leadersOf } from '@pol/learning/leaders'
import type { Answer, Card, LearningState } from '@pol/learning/values'
import { noGroups } from '../../../../learning/test/no-groups.ts'
import { anyAnswer } from '../../../../learning/test/answers.ts'
import { findViolations } from '../../../src/database/invariants.ts'
import { answers, cards, learningSettings, users } from '../../../src/database/schema.ts'
import { regroup } from '../../../src/features/learning/regroup.ts'
import { answerOf, cardsOf, sorted } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const ofPersian = (...groups: string[][]): Grouping => ({ ...noGroups, fa: { groups, untaught: [] } })
/** Releases of the content. In the second one, four words are one item; in the third one, two others are. */
const releases = {
  apart: noGroups,
  one: ofPersian(['haus', 'wasser', 'baum', 'brot']),
  others: ofPersian(['brot', 'haus'], ['baum', 'wasser']),
}
type Release = keyof typeof releases

/** The cards that follow from answers in a release. */
function cardsIn(release: Release, given: readonly Answer[], restartedAt: string | null = null): Card[] {
  const { leaderOf } = leadersOf(releases[release])
  return cardsOf(
    given.map((answer) => ({ ...answer, item: leaderOf(answer.language, answer.item) })),
    restartedAt,
  )
}

/** One answer to each of the four words, on different days. */
const toAll = () => ['haus', 'wasser', 'baum', 'brot'].map((item, at) => answerOf(20 - 3 * at, { item }))

/** A browser that asks for changes only. */
function createBrowser() {
  let known = new Map<string, Card>()
  let version = 0
  return {
    since: () => version,
    receive(state: LearningState) {
      known = new Map([
        ...(state.complete ? [] : known),
        ...state.cards.map((card) => [keyOf(card), card] as const),
      ])
      version = state.version
      return state
    },
    cards: () => sorted(known.values()),
  }
}

describe.runIf(hasDatabase)('words that are one item', () => {
  let world: World
  let userId: string
  const servers = new Map<Release, FastifyInstance>()
  const devices = {} as Record<Release, Device>
  beforeAll(async () => {
    const plenty = { points: 1_000_000, duration: 24 * 60 * 60 }
    world = await createWorld({
      grouping: releases.apart,
      limits: { answers: plenty, answersFoldedAgain: plenty },
    })
    devices.apart = await world.signedIn('clara')
    for (const release of ['one', 'others'] as const) {
      const server = await world.startSecondServer(releases[release])
      await server.ready()
      servers.set(release, server)
      // The same session: the servers share the database.
      devices[release] = Object.assign(world.device('192.0.2.1', server), { token: devices.apart.token })
    }
    const [account] = await world.db.select().from(users).where(eq(users.email, cast.clara.email))
    userId = String(account?.id)
  })
  const forgetAll = async () => {
    for (const table of [answers, cards, learningSettings])
      await world.db.delete(table).where(eq(table.user_id, userId))
  }
  beforeEach(forgetAll)
  afterAll(async () => {
    for (const server of servers.values()) await server.close()
    await world.stop()
  })

  const send = (release: Release, given: readonly Answer[], since?: number) =>
    devices[release].call(sendAnswers, { answers: [...given], ...(since !== undefined && { since }) })
  const read = (release: Release, since?: number) =>
    devices[release].call(readLearning, since === undefined ? {} : { since: String(since) })
  const learner = async () =>
    (await world.db.select().from(learningSettings).where(eq(learningSettings.user_id, userId)))[0]
  const violations = () => findViolations(world.db)

  test('an answer to a member counts for its leader, and is exported as it was given', async () => {
    const given = toAll()
    const { cards, refused } = await send('one', given)
    expect(refused).toEqual([])
    expect(sorted(cards)).toEqual(cardsIn('one', given))
    expect(cards).toMatchObject([{ item: 'haus', reps: 4 }])
    const { learning } = await devices.one.call(exportOwnData, {})
    expect(learning.answers.map(({ item }) => item).toSorted()).toEqual(['baum', 'brot', 'haus', 'wasser'])
    expect(await violations()).toEqual([])
  })

  test('other languages and skills stay apart', async () => {
    const given = [
      answerOf(3, { item: 'wasser', language: 'de' }),
      answerOf(2, { item: 'wasser', skill: 'produce' }),
      answerOf(1, { item: 'wasser' }),
    ]
    const names = (await send('one', given)).cards.map(keyOf).toSorted()
    expect(names).toEqual(['de wasser recognise', 'fa haus produce', 'fa haus recognise'])
  })

  test('an old learner with answers to four members has one card, the fold of all of them; nothing is lost', async () => {
    const given = toAll()
    const browser = createBrowser()
    browser.receive(await send('apart', given))
    expect(browser.cards()).toHaveLength(4)
    const state = browser.receive(await read('one', browser.since()))
    expect(state.complete).toBe(true)
    expect(browser.cards()).toEqual(cardsIn('one', given))
    expect(browser.cards()).toHaveLength(1)
    expect(await world.db.$count(answers, eq(answers.user_id, userId))).toBe(4)
    expect((await learner())?.answer_count).toBe(4)
    expect(await violations()).toEqual([])
  })

  test('two devices get all cards anew, each once', async () => {
    const given = toAll()
    const [phone, tablet] = [createBrowser(), createBrowser()]
    for (const browser of [phone, tablet]) browser.receive(await send('apart', given, browser.since()))
    for (const browser of [phone, tablet]) {
      expect(browser.receive(await read('one', browser.since())).complete).toBe(true)
      expect(browser.receive(await read('one', browser.since()))).toMatchObject({
        complete: false,
        cards: [],
      })
      expect(browser.cards()).toEqual(cardsIn('one', given))
    }
  })

  test('the first answers after the release are enough to regroup', async () => {
    const given = toAll()
    const browser = createBrowser()
    browser.receive(await send('apart', given))
    const late = answerOf(19, { item: 'baum', grade: 1 })
    expect(browser.receive(await send('one', [late], browser.since()))).toMatchObject({ complete: true })
    expect(browser.cards()).toEqual(cardsIn('one', [...given, late]))
  })

  test('a release with other groups regroups once, and back', async () => {
    const given = [...toAll(), answerOf(1, { item: 'baum', grade: 1 })]
    await send('one', given)
    expect(sorted((await read('others')).cards)).toEqual(cardsIn('others', given))
    const regrouped = await learner()
    await read('others')
    await send('others', [])
    expect(await learner()).toEqual(regrouped)
    expect(sorted((await read('apart')).cards)).toEqual(cardsIn('apart', given))
    expect(await violations()).toEqual([])
  })

  test('a new learner is never regrouped', async () => {
    const { version } = await send('one', [answerOf(1, { item: 'wasser' })])
    expect(await read('one', version)).toMatchObject({ version, complete: false, cards: [] })
  })

  test('answers before a restart are regrouped, too, and count for nothing', async () => {
    await send('apart', toAll())
    const { restarted_at } = await devices.apart.call(restartLearning, {})
    expect((await read('one')).cards).toEqual([])
    const given = [answerOf(-0.001, { item: 'baum' })]
    expect(sorted((await send('one', given)).cards)).toEqual(cardsIn('one', given, restarted_at))
    expect(sorted((await read('others')).cards)).toEqual(cardsIn('others', given, restarted_at))
    expect(await violations()).toEqual([])
  })

  test('refusals are the same, with the id of the answer', async () => {
    const unknown = answerOf(1, { item: 'gibt-es-nicht' })
    const early = answerOf(-1, { item: 'wasser' })
    const old = answerOf(500, { item: 'wasser' })
    expect((await send('one', [unknown, early, old])).refused).toEqual([
      { id: unknown.id, code: 'unknown-item' },
      { id: early.id, code: 'answer-in-future' },
      { id: old.id, code: 'answer-too-old' },
    ])
  })

  test('answers that a server of the previous release has stored meanwhile are regrouped', async () => {
    const given = toAll()
    const { version } = await send('one', given)
    const missed = answerOf(4, { item: 'wasser', grade: 1 })
    const [card] = cardsOf([missed])
    if (!card) throw new Error('An answer makes a card')
    // It knows neither groups nor their columns.
    await world.db.insert(answers).values({ ...missed, user_id: userId, overruled: false, grade: 1 })
    await world.db.insert(cards).values({ ...card, user_id: userId, version: version + 1, answer_count: 1 })
    await world.db
      .update(learningSettings)
      .set({ version: version + 1, answer_count: 5 })
      .where(eq(learningSettings.user_id, userId))
    const state = await read('one', version + 1)
    expect(state.complete).toBe(true)
    expect(sorted(state.cards)).toEqual(cardsIn('one', [...given, missed]))
    expect(await violations()).toEqual([])
  })

  test('servers of two releases at the same time lose nothing, and the last one regroups', async () => {
    const given = Array.from({ length: 60 }, (_, at) =>
      answerOf(60 - at, {
        item: ['haus', 'wasser', 'baum', 'brot'][at % 4] ?? '',
        grade: at % 7 === 0 ? 1 : 3,
      }),
    )
    await Promise.all(
      given.map((answer, at) => send((['one', 'others', 'apart'] as const)[at % 3] ?? 'one', [answer])),
    )
    for (const release of ['others', 'one'] as const) {
      await read(release)
      await expect.poll(() => world.db.$count(cards, eq(cards.provisional, true))).toBe(0)
      expect(sorted((await read(release)).cards)).toEqual(cardsIn(release, given))
      expect(await violations()).toEqual([])
    }
  })

  test('an interruption loses nothing, and the next request goes on', async () => {
    const given = Array.from({ length: 240 }, (_, at) =>
      answerOf(300 - at, { item: ['wasser', 'baum', 'brot'][at % 3] ?? '', grade: at % 5 === 0 ? 1 : 3 }),
    )
    for (const half of [given.slice(0, 120), given.slice(120)]) await send('apart', half)
    const { leaderOf } = leadersOf(releases.one)
    let calls = 0
    const items = {
      ...world.items,
      grouping: 'another',
      members: ['wasser', 'baum', 'brot'],
      leaderOf: ((language, item) => {
        calls += 1
        if (calls > 400) throw new Error('The process ends here')
        return leaderOf(language, item)
      }) as typeof leaderOf,
    }
    const parts = { db: world.db, items, onProvisional: () => {} }
    await expect(regroup(parts, userId)).rejects.toThrow('The process ends here')
    const moved = await world.db.$count(
      answers,
      sql`${answers.user_id} = ${userId} and ${answers.asked} is not null`,
    )
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThan(given.length)
    expect(await violations()).toEqual([])
    await read('one')
    await expect.poll(() => world.db.$count(cards, eq(cards.provisional, true))).toBe(0)
    expect(sorted((await read('one')).cards)).toEqual(cardsIn('one', given))
    expect(await violations()).toEqual([])
  })

  test('whatever was answered in which release, the cards are the fold of the answers', async () => {
    // Of the last 400 days, with a minute to spare.
    const shift = Date.now() + 60_000 - (Date.UTC(2026, 2, 1) + 400 * 86_400_000)
    const anyBatch = fc.record({
      release: fc.constantFrom<Release>('apart', 'one', 'others'),
      batch: fc
        .array(anyAnswer, { minLength: 1, maxLength: 12 })
        .map((given) =>
          given.map((answer) => ({ ...answer, at: new Date(Date.parse(answer.at) + shift).toISOString() })),
        ),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anyBatch, { minLength: 1, maxLength: 5 }), async (batches) => {
        await forgetAll()
        const browser = createBrowser()
        for (const { release, batch } of batches) browser.receive(await send(release, batch, browser.since()))
        const last = batches.at(-1)?.release ?? 'apart'
        await expect.poll(() => world.db.$count(cards, eq(cards.provisional, true))).toBe(0)
        browser.receive(await read(last, browser.since()))
        expect(browser.cards()).toEqual(
          cardsIn(
            last,
            batches.flatMap(({ batch }) => batch),
          ),
        )
        expect(await violations()).toEqual([])
      }),
      { numRuns: 20 },
    )
  })
})
