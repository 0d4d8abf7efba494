import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  lockAccessRequests,
  lockActor,
  lockAddress,
  lockLine,
  lockUser,
} from '../../../src/accounts/locks.ts'
import type { Transaction } from '../../../src/database/database.ts'
import { users } from '../../../src/database/schema.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type World } from '../../world.ts'

const address = 'new@example.org'

describe.runIf(hasDatabase)('a transaction', () => {
  let world: World
  let anna: string
  beforeAll(async () => {
    world = await createWorld()
    const [user] = await world.db.select({ id: users.id }).from(users).where(eq(users.email, cast.anna.email))
    anna = user!.id
  })
  afterAll(() => world.stop())

  const inTransaction = (work: (tx: Transaction) => Promise<unknown>) => world.db.transaction(work)

  test('locks accounts first, then the address', async () => {
    await expect(
      inTransaction(async (tx) => {
        await lockActor(tx, anna)
        await lockAddress(tx, address)
      }),
    ).resolves.toBeUndefined()
  })

  test.each([
    ['an account after an address', (tx) => lockAddress(tx, address), (tx) => lockActor(tx, anna)],
    ['an account after a line', (tx) => lockLine(tx, 'tree', 'de'), (tx) => lockUser(tx, anna)],
    ['one account after another one', (tx) => lockActor(tx, anna), (tx) => lockUser(tx, anna)],
    ['two texts', (tx) => lockAccessRequests(tx), (tx) => lockAddress(tx, address)],
  ] satisfies [string, (tx: Transaction) => Promise<unknown>, (tx: Transaction) => Promise<unknown>][])(
    'cannot lock %s, which could be a deadlock',
    async (_, first, second) => {
      await expect(
        inTransaction(async (tx) => {
          await first(tx)
          await second(tx)
        }),
      ).rejects.toThrow('wrong order')
    },
  )
})
