import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addStar,
  finishRound,
  readLearning,
  removeStar,
  saveLesson,
  sendAnswers,
} from '@pol/contract/operations/learning'
import { languages } from '@pol/language/language'
import { lessonNames } from '@pol/learning/lessons/lesson-names'
import { type Answer, card } from '@pol/learning/values'
import { answerOf as answerOfRow, fieldsOf } from '../../../src/database/learning-rows.ts'
import { answers, cards, learningSettings, rounds, stars, users } from '../../../src/database/schema.ts'
import { starsMaximum } from '../../../src/features/learning/add-star.ts'
import { roundsMaximum } from '../../../src/features/learning/finish-round.ts'
import { changeLearner } from '../../../src/features/learning/learner.ts'
import { storeAnswers } from '../../../src/features/learning/store-answers.ts'
import { defaultLimits, type LimitSettings } from '../../../src/limits/settings.ts'
import { longestWorkMs, watchHealth } from '../../health-watch.ts'
import { answerOf, cardsOf, sorted } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld } from '../../world.ts'
import { answersMaximum } from '@pol/contract/limits'

const unlimited = { points: 1_000_000, duration: 24 * 60 * 60 }

const roundsAPiece = 100

/**
 * A world in which Bahram has `toEach` right answers to each of the first `ofItems` items, one per minute until
 * yesterday.
 */
async function worldOf(ofItems: number, toEach: number, limits: Partial<LimitSettings> = {}) {
  const world = await createWorld({ validateResponses: false, limits: { answers: unlimited, ...limits } })
  const bahram = await world.signedIn('bahram')
  const [account] = await world.db.select().from(users).where(eq(users.email, cast.bahram.email))
  const userId = String(account?.id)
  const { grouping, leaderOf } = world.items
  const items = world.items.lines
    .map(({ id }) => id)
    .filter((id) => languages.every((language) => leaderOf(language, id) === id))
  const count = ofItems * toEach
  // In pieces, because one statement would exceed the time limit of queries.
  for (let round = 0; round < toEach; round += roundsAPiece)
    await world.db.execute(sql`
      insert into answers select ${userId}::uuid, gen_random_uuid(), 'fa', item, 'recognise', 3, 'choose',
        date_trunc('day', now()) - make_interval(mins => ${count} - (round * ${ofItems} + place)::int), 4000, false
      from unnest(${sql.param(items.slice(0, ofItems))}::text[]) with ordinality as i (item, place),
        generate_series(${round}::int, ${Math.min(round + roundsAPiece, toEach) - 1}::int) as round`)
  await world.db.execute(sql`
    insert into cards (user_id, language, item, skill, due, stability, difficulty, reps, lapses, last, right_twice, version,
      answer_count)
    select user_id, language, item, skill, now(), 9, 5, count(*), 0, max(at), true, 1, count(*)
    from answers group by 1, 2, 3, 4`)
  await world.db
    .insert(learningSettings)
    .values({ user_id: userId, version: 1, answer_count: count, grouping, grouped_version: 1 })
  await world.db.execute(sql`analyze`)

  const url = await world.app.listen({ host: '127.0.0.1', port: 0 })
  /**
   * Calls as a browser does. To receive a response takes processor time of this thread, too, so it is compressed and not
   * kept.
   */
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const headers = {
      authorization: `Bearer ${bahram.token}`,
      'accept-encoding': 'gzip',
      ...(payload && { 'content-type': 'application/json' }),
    }
    const sent = request(`${url}${path}`, { method, headers })
    sent.end(payload && JSON.stringify(payload))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    let bytes = 0
    for await (const chunk of response) bytes += (chunk as Buffer).length
    return { status: response.statusCode, bytes }
  }
  /** @returns the newest version, which a browser with all changes sends. */
  const version = async () => {
    const [learner] = await world.db
      .select()
      .from(learningSettings)
      .where(eq(learningSettings.user_id, userId))
    return learner?.version ?? 0
  }
  return {
    world,
    bahram,
    userId,
    items,
    call,
    version,
    send: async (given: readonly Answer[]) =>
      call('POST', '/api/learning/answers', { answers: given, since: await version() }),
    /** Wrong answers to the first `ofItems` items in turn, the first one `daysAgo` days ago. */
    batch: (daysAgo: number, ofItems: number, size = answersMaximum) =>
      Array.from({ length: size }, (_, n) =>
        answerOf(daysAgo - n / 10_000, { item: String(items[n % ofItems]), grade: 1 }),
      ),
    async untilFolded() {
      await expect.poll(() => world.db.$count(cards, eq(cards.provisional, true))).toBe(0)
    },
  }
}

type Prepared = Awaited<ReturnType<typeof worldOf>>
const ok = expect.objectContaining({ status: 200 })

describe.runIf(hasDatabase)('Bahram, who has 400 answers to each of 50 cards,', () => {
  let prepared: Prepared
  beforeAll(async () => {
    prepared = await worldOf(50, 400)
    // Warm-up: the first calls are slower, before the code is compiled.
    for (let n = 0; n < 3; n += 1) await prepared.send(prepared.batch(0.5 - n / 10, 50))
  })
  afterAll(() => prepared.world.stop())

  test('sends batches that come before all of them: others are served between the pieces, and in the end the cards are right', async () => {
    const { world, bahram, send, batch, untilFolded } = prepared
    const batches = Array.from({ length: 5 }, (_, n) => batch(390 - n, 50))
    const sending = await watchHealth(world.app, async () => {
      const states = []
      for (const one of batches) states.push(await send(one))
      return states
    })
    expect(sending.result).toEqual(batches.map(() => ok))
    expect(sending.answers).toBeGreaterThanOrEqual(batches.length * 4)
    expect(sending.longestMs).toBeLessThan(longestWorkMs)

    const folding = await watchHealth(world.app, untilFolded)
    expect(folding.longestMs).toBeLessThan(longestWorkMs)
    const stored = (await world.db.select().from(answers)).map(answerOfRow)
    expect(stored).toHaveLength(50 * 400 + (3 + batches.length) * answersMaximum)
    expect(sorted((await bahram.call(readLearning, {})).cards)).toEqual(cardsOf(stored))
  })

  test('and twenty of them at once', async () => {
    const { world, send, batch, untilFolded } = prepared
    const batches = Array.from({ length: 20 }, (_, n) => batch(380 - n, 50, 10))
    const sending = await watchHealth(world.app, () => Promise.all(batches.map(send)))
    expect(sending.result).toEqual(batches.map(() => ok))
    expect(sending.answers).toBeGreaterThanOrEqual(batches.length)
    expect(sending.longestMs).toBeLessThan(longestWorkMs)
    await untilFolded()
  })

  test('makes the server read no more stored answers than it may; the other cards are as if the answers were new', async () => {
    const { world, userId, batch, untilFolded } = prepared
    await untilFolded()
    class Rollback extends Error {}
    const bounds = { ofLearner: 1_000_000, ofItem: 1_000_000 }
    const trying = changeLearner(world.db, userId, async (tx, learner) => {
      for (const foldedAgain of [1_000, 0]) {
        const late = batch(370 + foldedAgain / 1_000, 50)
        const stored = await storeAnswers(tx, learner, late, { ...bounds, foldedAgain }, world.items)
        expect(stored.foldedAgain).toBeLessThanOrEqual(foldedAgain)
        expect(stored.leavesProvisional).toBe(true)
        // A late answer to a provisional card counts as given at the time of the newest one.
        const one = stored.cards.at(-1)
        expect(one?.lapses).toBeGreaterThan(0)
        expect(Date.parse(String(one?.last))).toBeGreaterThan(Date.now() - 2 * 86_400_000)
      }
      throw new Rollback()
    })
    await expect(trying).rejects.toThrow(Rollback)
  })

  test('gets correct cards after the server was restarted during the work', async () => {
    const { world, untilFolded } = prepared
    const [right] = await world.db.select().from(cards).limit(1)
    if (!right) throw new Error('There are cards')
    const { user_id: userId, item, version } = right
    const isIt = and(eq(cards.user_id, userId), eq(cards.item, item))
    await world.db.update(cards).set({ provisional: true, stability: 1 }).where(isIt)
    const second = await world.startSecondServer()
    await second.listen()
    await untilFolded()
    await second.close()
    const [folded] = await world.db.select().from(cards).where(isIt)
    expect(folded && fieldsOf(card, folded)).toEqual(fieldsOf(card, right))
    // The version is newer, so his browsers receive the card.
    expect(folded?.version).toBeGreaterThan(version)
  })
})

describe.runIf(hasDatabase)('Bahram, whose store is full,', () => {
  const { ofItem, ofLearner } = defaultLimits.storedAnswers
  const full = ofLearner / ofItem
  let prepared: Prepared
  beforeAll(async () => {
    prepared = await worldOf(full, ofItem, {
      answersCounted: { points: 2 * ofLearner, duration: 60 * 60 },
      cardsRead: { points: 60_000, duration: 60 * 60 },
    })
    const { world, userId, items } = prepared
    await world.db.execute(sql`
      insert into cards (user_id, language, item, skill, due, stability, difficulty, reps, lapses, last, right_twice, version)
      select ${userId}::uuid, language, item, skill, now(), 9, 5, 3, 0, now(), true, row_number() over () / 50 + 2
      from unnest(${sql.param(items)}::text[]) as item, unnest('{de,fa}'::text[]) as language,
        unnest('{recognise,produce}'::text[]) as skill on conflict do nothing`)
    await world.db.execute(sql`update learning_settings set version = newest, grouped_version = newest
      from (select max(version) as newest from cards) c`)
    await world.db
      .insert(stars)
      .values(
        items
          .slice(0, starsMaximum - 1)
          .map((item) => ({ user_id: userId, item, at: new Date().toISOString() })),
      )
    await world.db.execute(sql`
      insert into rounds select ${userId}::uuid, gen_random_uuid(), now() - n * interval '1 hour', 12
      from generate_series(1, ${roundsMaximum - 3}::int) n`)
    for (let n = 0; n < 3; n += 1) await prepared.send([])
  })
  afterAll(() => prepared.world.stop())

  test('gets all his cards in pieces, and after some times is told to wait', async () => {
    const { world, items, call } = prepared
    const { result, answers, longestMs } = await watchHealth(world.app, async () => [
      await call('GET', '/api/learning'),
      await call('GET', '/api/learning'),
    ])
    expect(result).toEqual([ok, ok])
    expect(result[0]?.bytes).toBeGreaterThan(items.length * 4 * 5)
    expect(answers).toBeGreaterThanOrEqual((items.length * 4 * 2) / 250)
    expect(longestMs).toBeLessThan(longestWorkMs)
    await call('GET', '/api/learning')
    expect(await call('GET', '/api/learning')).toMatchObject({ status: 429 })
  })

  test('gets his history in pieces, and after some times is told to wait', async () => {
    const { world, call } = prepared
    const { result, answers, longestMs } = await watchHealth(world.app, () =>
      call('GET', '/api/learning/history'),
    )
    expect(result).toEqual(ok)
    expect(answers).toBeGreaterThanOrEqual(full)
    expect(longestMs).toBeLessThan(longestWorkMs)
    await call('GET', '/api/learning/history')
    expect(await call('GET', '/api/learning/history')).toMatchObject({ status: 429 })
  })

  test('stars and unstars the last item that he may', async () => {
    const { world, bahram, items } = prepared
    const item = String(items.at(-1))
    const { longestMs } = await watchHealth(world.app, async () => {
      for (let n = 0; n < 3; n += 1) {
        expect(await bahram.call(addStar, { item })).toHaveLength(starsMaximum)
        expect(await bahram.call(removeStar, { item })).toHaveLength(starsMaximum - 1)
      }
    })
    expect(longestMs).toBeLessThan(longestWorkMs)
  })

  test('finishes the last rounds that he may', async () => {
    const { world, bahram, version, userId } = prepared
    const finish = async () =>
      bahram.call(finishRound, {
        id: randomUUID(),
        at: new Date().toISOString(),
        cards: 12,
        since: await version(),
      })
    const { longestMs } = await watchHealth(world.app, async () => {
      for (let n = 2; n >= 0; n -= 1) expect(await finish()).toMatchObject({ rounds: roundsMaximum - n })
      await expect(finish()).rejects.toMatchObject({ code: 'too-many-rounds' })
    })
    expect(longestMs).toBeLessThan(longestWorkMs)
    expect(await world.db.$count(rounds, eq(rounds.user_id, userId))).toBe(roundsMaximum)
  })

  test('saves his progress in every lesson of the course', async () => {
    const { world, bahram, version } = prepared
    const at = new Date().toISOString()
    const { longestMs } = await watchHealth(world.app, async () => {
      for (const lesson of lessonNames)
        await bahram.call(saveLesson, {
          lesson,
          at,
          step: 0,
          right: 12,
          of: 12,
          done: true,
          since: await version(),
        })
    })
    expect(longestMs).toBeLessThan(longestWorkMs)
    expect((await bahram.call(readLearning, { since: String(await version()) })).lessons).toEqual([])
  })

  test('stores no further answer: each is refused with its id, at the limit of an item and at the limit of the learner', async () => {
    const { world, bahram, userId, batch, version } = prepared
    const refused = async (given: readonly Answer[]) =>
      (await bahram.call(sendAnswers, { answers: [...given], since: await version() })).refused
    const beyond = batch(0.1, 1, 2)
    const codes = beyond.map(({ id }) => ({ id, code: 'too-many-answers' }))
    expect(await refused(beyond)).toEqual(codes)
    await world.db
      .update(learningSettings)
      .set({ answer_count: 0 })
      .where(eq(learningSettings.user_id, userId))
    expect(await refused(beyond)).toEqual(codes)
    expect(await refused([answerOf(0.1, { item: String(prepared.items.at(-1)) })])).toEqual([])
  })

  test('sends a late answer to each card with almost as many answers as an item may have', async () => {
    const { world, send, batch, untilFolded } = prepared
    await world.db.execute(
      sql`update cards set answer_count = answer_count - 1 where answer_count = ${ofItem}`,
    )
    const late = batch(390, full, 20)
    const { result, longestMs } = await watchHealth(world.app, async () => {
      const sent = await send(late)
      await untilFolded()
      return sent
    })
    expect(result).toEqual(ok)
    expect(longestMs).toBeLessThan(longestWorkMs)
  })

  test('begins anew', async () => {
    const { world, bahram, call, version } = prepared
    const { result, longestMs } = await watchHealth(world.app, () => call('DELETE', '/api/learning'))
    expect(result).toEqual(ok)
    expect(longestMs).toBeLessThan(longestWorkMs)
    expect((await bahram.call(sendAnswers, { answers: [], since: await version() })).cards).toEqual([])
  })
})
