import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLearning } from '@pol/contract/operations/learning'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type World } from '../../world.ts'

describe.runIf(hasDatabase)('the health check', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.stop())

  const status = async () => (await world.app.inject('/api/health')).statusCode

  test('fails if the database answers but the accounts cannot be read', async () => {
    expect(await status()).toBe(200)
    await world.db.execute(sql`alter table users rename to users_away`)
    await world.db.execute(sql`select 1`)
    expect(await status()).toBe(503)
    await world.db.execute(sql`alter table users_away rename to users`)
    expect(await status()).toBe(200)
  })

  test.each([
    ['is full', `errcode = '53100'`],
    ['has no quota left', `message = 'could not extend file "base/5/1": Disk quota exceeded'`],
  ])('says that nothing can be stored if the disk %s, until there is room again', async (_, error) => {
    const clara = await world.signedIn('clara')
    await world.db.execute(sql`
      create function fail() returns trigger language plpgsql as ${sql.raw(`$$ begin raise using ${error}; end $$`)}`)
    await world.db.execute(
      sql`create trigger fails before insert or update on learning_settings execute function fail()`,
    )
    const change = () =>
      world.app.inject({
        method: 'PUT',
        url: '/api/learning/settings',
        headers: { authorization: `Bearer ${clara.token}` },
        payload: { minutes: 20 },
      })
    const health = async () => {
      const answer = await world.app.inject('/api/health')
      return { status: answer.statusCode, code: answer.json<{ code?: string }>().code }
    }
    const refused = await change()
    expect(refused.json()).toMatchObject({ code: 'unavailable' })
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('3')
    expect(await health()).toEqual({ status: 503, code: 'read-only' })
    await clara.call(readLearning, {})

    await world.db.execute(sql`drop function fail() cascade`)
    // The health check tries to write again only after some seconds.
    expect(await health()).toEqual({ status: 503, code: 'read-only' })
    world.passTime(5_000)
    expect(await health()).toMatchObject({ status: 200 })
    expect((await change()).statusCode).toBe(200)
  })
})
