import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLearning } from '@pol/contract/operations/learning'
import { answerOf } from '../../../src/database/learning-rows.ts'
import { findViolations } from '../../../src/database/invariants.ts'
import { answers, cards, learningSettings, users } from '../../../src/database/schema.ts'
import { piece } from '../../../src/features/learning/store-answers.ts'
import { longestWorkMs, watchHealth } from '../../health-watch.ts'
import { cardsOf, sorted } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type World } from '../../world.ts'

const ofItems = 5_000
const toEach = 10

describe.runIf(hasDatabase)('Bahram, who has 5,000 cards from before words were items,', () => {
  let world: World
  let userId: string
  beforeAll(async () => {
    world = await createWorld({ validateResponses: false })
    const [account] = await world.db.select().from(users).where(eq(users.email, cast.bahram.email))
    userId = String(account?.id)
    const items = world.items.lines.slice(0, ofItems).map(({ id }) => id)
    await world.db.execute(sql`
      insert into answers select ${userId}::uuid, gen_random_uuid(), 'fa', item, 'recognise', 3, 'choose',
        date_trunc('day', now()) - make_interval(mins => ${ofItems * toEach} - (round * ${ofItems} + place)::int), 4000, false
      from unnest(${sql.param(items)}::text[]) with ordinality as i (item, place),
        generate_series(0, ${toEach - 1}::int) as round`)
    await world.db.execute(sql`
      insert into cards (user_id, language, item, skill, due, stability, difficulty, reps, lapses, last, right_twice,
        version, answer_count)
      select user_id, language, item, skill, now(), 9, 5, count(*), 0, max(at), true, 1, count(*)
      from answers group by 1, 2, 3, 4`)
    await world.db
      .insert(learningSettings)
      .values({ user_id: userId, version: 1, answer_count: ofItems * toEach })
    await world.db.execute(sql`analyze`)
  })
  afterAll(() => world.stop())

  test('gets the cards of the words with his next request, while others are served', async () => {
    const bahram = await world.signedIn('bahram')
    const url = await world.app.listen({ host: '127.0.0.1', port: 0 })
    // As a browser does. To receive a response takes processor time of this thread, too.
    const headers = { authorization: `Bearer ${bahram.token}`, 'accept-encoding': 'gzip' }
    const {
      result,
      answers: served,
      longestMs,
    } = await watchHealth(world.app, async () => {
      const [response] = (await once(
        request(`${url}/api/learning?since=1`, { headers }).end(),
        'response',
      )) as [IncomingMessage]
      await once(response.resume(), 'end')
      return response
    })
    expect(result.statusCode).toBe(200)
    const stored = await world.db.select().from(answers)
    const moved = stored.filter(({ asked }) => asked !== null).length
    // The lexicon has such words.
    expect(moved).toBeGreaterThan(1_000)
    // Each piece moves a few answers, and the health is answered between two of them.
    expect(served).toBeGreaterThan(moved / piece.answers)
    expect(longestMs).toBeLessThan(longestWorkMs)
    await expect.poll(() => world.db.$count(cards, eq(cards.provisional, true))).toBe(0)

    expect(stored).toHaveLength(ofItems * toEach)
    const leading = stored.map((row) => {
      const answer = answerOf(row)
      return { ...answer, item: world.items.leaderOf(answer.language, answer.item) }
    })
    const state = await bahram.call(readLearning, { since: '1' })
    expect(state.complete).toBe(true)
    const words = new Set(leading.map(({ item }) => item))
    expect(state.cards).toHaveLength(words.size)
    // Cards that nothing was moved to are those of the sample, which are no folds.
    const changed = new Set(stored.filter(({ asked }) => asked !== null).map(({ item }) => item))
    const ofChanged = <Value extends { readonly item: string }>(values: readonly Value[]) =>
      values.filter(({ item }) => changed.has(item))
    expect(sorted(ofChanged(state.cards))).toEqual(cardsOf(ofChanged(leading)))
    expect(await findViolations(world.db)).toEqual([])
  })
})
