import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addStar, readLearning, removeStar } from '@pol/contract/operations/learning'
import { stars, users } from '../../../src/database/schema.ts'
import { starsMaximum } from '../../../src/features/learning/add-star.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const retired = 'emergency-bitte-helfen-sie-mir'

describe.runIf(hasDatabase)('Clara’s list of marked items', () => {
  let world: World
  let clara: Device
  let userId: string
  beforeAll(async () => {
    world = await createWorld()
    clara = await world.signedIn('clara')
    const [account] = await world.db.select().from(users).where(eq(users.email, cast.clara.email))
    userId = String(account?.id)
  })
  beforeEach(() => world.db.delete(stars))
  afterAll(() => world.stop())

  const star = async (item: string) => (await clara.call(addStar, { item })).map(({ item }) => item)
  const unstar = async (item: string) => (await clara.call(removeStar, { item })).map(({ item }) => item)
  const state = () => clara.call(readLearning, {})

  test('has the newest first, and each once', async () => {
    await star('haus')
    world.passTime(1000)
    expect(await star('wasser')).toEqual(['wasser', 'haus'])
    const before = await state()
    expect(await star('haus')).toEqual(['wasser', 'haus'])
    expect(await state()).toEqual(before)
    expect(before.stars.map(({ item }) => item)).toEqual(['wasser', 'haus'])
    expect(await unstar('wasser')).toEqual(['haus'])
    expect((await state()).version).toBe(before.version + 1)
    expect(await unstar('wasser')).toEqual(['haus'])
    expect((await state()).version).toBe(before.version + 1)
  })

  test('is hers alone', async () => {
    await star('haus')
    const bahram = await world.signedIn('bahram')
    expect((await bahram.call(readLearning, {})).stars).toEqual([])
    expect(await bahram.call(removeStar, { item: 'haus' })).toEqual([])
    expect((await state()).stars).toHaveLength(1)
  })

  test('accepts only taught items; items that are no longer taught can be removed', async () => {
    for (const item of ['gibt-es-nicht', retired]) {
      await expect(star(item)).rejects.toMatchObject({ code: 'item-not-found', status: 404 })
    }
    await expect(star('kein name')).rejects.toMatchObject({ code: 'invalid-input' })
    await world.db.insert(stars).values({ user_id: userId, item: retired, at: new Date().toISOString() })
    expect(await unstar(retired)).toEqual([])
  })

  test('has at most 2,000 items', async () => {
    const full = Array.from({ length: starsMaximum }, (_, n) => ({
      user_id: userId,
      item: `item-${n}`,
      at: new Date().toISOString(),
    }))
    await world.db.insert(stars).values(full)
    await expect(star('haus')).rejects.toMatchObject({ code: 'too-many-stars', status: 409 })
    await unstar('item-7')
    expect(await star('haus')).toHaveLength(starsMaximum)
    expect(await star('haus')).toHaveLength(starsMaximum)
  })
})
