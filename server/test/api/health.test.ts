import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type World } from '../world.ts'

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
})
