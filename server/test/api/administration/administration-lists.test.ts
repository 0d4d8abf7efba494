import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPendingRequests } from '@pol/contract/operations/access-requests'
import { getUsers, listProfiles, listUserRoles } from '@pol/contract/operations/administration'
import { searchTextOf } from '../../../src/database/newest-first.ts'
import { profiles, registrationRequests } from '../../../src/database/schema.ts'
import { createAccount } from '../../../src/accounts/create-account.ts'
import { hashPassword } from '../../../src/accounts/passwords/password-hash.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

/** Users besides the four of the cast. Groups of four have the same creation time. */
const people = [
  { email: 'joerg@example.org', username: 'Jörg Weiß' },
  { email: 'sara@example.com', username: 'سارا كريمي' },
  ...Array.from({ length: 118 }, (_, n) => ({ email: `schueler${n}@example.org`, username: `Schüler ${n}` })),
]
const requestCount = 60
const minute = 60_000

describe.runIf(hasDatabase)('the lists of the administration, with 124 people and 61 requests', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    const { db } = world
    anna = await world.signedIn('anna', 'admin')
    const passwordHash = await hashPassword('ein-geheimnis')
    const begin = Date.now() - people.length * minute
    for (const [n, person] of people.entries()) {
      await db.transaction(async (tx) => {
        const id = String(await createAccount(tx, { ...person, passwordHash, role: 'user' }))
        const createdAt = new Date(begin + (n - (n % 4)) * minute)
        await tx.update(profiles).set({ createdAt }).where(eq(profiles.id, id))
      })
    }
    const asking = Array.from({ length: requestCount }, (_, n) => ({
      email: `bitte${n}@example.org`,
      username: n === 0 ? 'Özlem' : 'Bitte',
    }))
    await db.insert(registrationRequests).values(
      [...asking, cast.clara].map(({ email, username }, n) => ({
        email,
        username,
        searchText: searchTextOf({ email, username }),
        createdAt: new Date(begin + n * minute),
      })),
    )
    await db.insert(registrationRequests).values({
      email: 'vorbei@example.org',
      username: 'Vorbei',
      searchText: 'vorbei',
      status: 'rejected',
    })
  })
  afterAll(() => world.stop())

  /** Reads a list to its end, page by page. */
  async function readAll<Row extends { readonly id: string }>(
    readPage: (after: string | undefined) => Promise<{ body: Row[]; total: number }>,
  ) {
    const pages: Row[][] = []
    for (;;) {
      const { body } = await readPage(pages.at(-1)?.at(-1)?.id)
      if (body.length === 0) return pages
      pages.push(body)
    }
  }

  test('paging lists every user once, the newest first, even if several were created at the same time', async () => {
    const pages = await readAll((after) => anna.call(listProfiles, { after }))
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 24])
    const all = pages.flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(124)
    const moments = all.map(({ created_at }) => created_at)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })

  test('accounts and roles belong to the profiles of the same page, in the same order', async () => {
    const { body: first } = await anna.call(listProfiles, {})
    for (const input of [{}, { after: first.at(-1)?.id }, { search: 'schueler 1', limit: '7' }]) {
      const ids = (await anna.call(listProfiles, input)).body.map(({ id }) => id)
      const { users } = (await anna.call(getUsers, input)).body
      expect(users.map(({ id }) => id)).toEqual(ids)
      const holders = (await anna.call(listUserRoles, input)).body.map(({ user_id }) => user_id)
      expect(holders).toEqual(ids)
    }
  })

  test('each list returns the total count, not only that of the page', async () => {
    for (const operation of [listProfiles, getUsers, listUserRoles]) {
      expect((await anna.call(operation, {})).total).toBe(124)
      expect((await anna.call(operation, { limit: '3' })).total).toBe(124)
      expect((await anna.call(operation, { search: 'schüler' })).total).toBe(118)
      expect((await anna.call(operation, { search: 'niemand' })).total).toBe(0)
    }
    const { body } = await anna.call(listProfiles, { search: 'schüler' })
    const last = await anna.call(listProfiles, { search: 'schüler', after: body.at(-1)?.id })
    expect([last.body.length, last.total]).toEqual([50, 118])
    expect((await anna.call(listPendingRequests, {})).total).toBe(requestCount + 1)
  })

  test.each([
    ['part of a name in capitals', 'JÖRG', 'joerg@example.org'],
    ['an umlaut in two letters', 'joerg w', 'joerg@example.org'],
    ['a sharp s in two letters', 'weiss', 'joerg@example.org'],
    ['Persian letters for a name written with Arabic ones', 'کریمی', 'sara@example.com'],
    ['part of an address', 'ARA@example.com', 'sara@example.com'],
    ['a text with spaces around it', '  anna  ', cast.anna.email],
  ])('users are found by %s', async (_, search, email) => {
    const { body, total } = await anna.call(getUsers, { search })
    expect(body.users.map((user) => user.email)).toEqual([email])
    expect(total).toBe(1)
  })

  test.each([['%'], ['_'], ['\\'], ['weiss joerg'], ['anna\nanna'], ["' or 1=1"]])(
    'a search text is neither a pattern nor SQL: %j finds no user',
    async (search) => {
      await expect(anna.call(listProfiles, { search })).resolves.toEqual({ body: [], total: 0 })
    },
  )

  test('pending requests are paged and searched in the same way, and marked if the address has an account', async () => {
    const pages = await readAll((after) => anna.call(listPendingRequests, { after }))
    expect(pages.map(({ length }) => length)).toEqual([50, 11])
    const [newest, ...others] = pages.flat()
    expect(newest).toMatchObject({ email: cast.clara.email, has_account: true })
    expect(others.filter(({ has_account }) => has_account)).toEqual([])
    const found = await anna.call(listPendingRequests, { search: 'oezlem' })
    expect(found).toMatchObject({ body: [{ email: 'bitte0@example.org' }], total: 1 })
    expect((await anna.call(listPendingRequests, { search: 'vorbei' })).total).toBe(0)
  })

  test('a page has at most fifty rows; a page after an unknown id is empty', async () => {
    expect((await anna.call(listProfiles, { limit: '1000000' })).body).toHaveLength(50)
    const after = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'
    await expect(anna.call(listProfiles, { after })).resolves.toEqual({ body: [], total: 124 })
  })

  test.each([
    ['limit=0'],
    ['limit=-1'],
    ['limit=1.5'],
    ['limit=viele'],
    ['limit='],
    ['after=1'],
    ['after='],
    ['search=%00'],
    [`search=${'x'.repeat(255)}`],
    ['search=a&search=b'],
  ])('%s is rejected with a message', async (query) => {
    const answer = await world.app.inject({
      url: `/api/profiles?${query}`,
      headers: { authorization: `Bearer ${anna.token}` },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-input', error: expect.any(String) })
  })

  test('the lists have the specified JSON shapes, and the count is in a header', async () => {
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${anna.token}` }
      const answer = await world.app.inject({ url: path, headers })
      expect(answer.headers['x-total-count']).toBe(path.includes('requests') ? '61' : '124')
      expect(Buffer.byteLength(answer.body)).toBeLessThan(50_000)
      return answer.json<unknown>()
    }
    expect(await get('/api/profiles')).toHaveLength(50)
    expect(await get('/api/user-roles?limit=50')).toHaveLength(50)
    expect(await get('/api/registration-requests')).toHaveLength(50)
    expect(await get('/api/functions/get-users')).toMatchObject({ users: { length: 50 } })
  })
})
