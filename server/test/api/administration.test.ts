import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { decideRequest, pendingRequests, requestAccess } from '@pol/contract/access-requests'
import { readSession, signIn } from '@pol/contract/accounts'
import {
  addUserRole,
  createUser,
  deleteUser,
  getUsers,
  listProfiles,
  listUserRoles,
  removeUserRole,
} from '@pol/contract/administration'
import { textToSpeech } from '@pol/contract/speech'
import type { Role } from '@pol/contract/roles'
import { registrationRequests, userRoles, users } from '../../src/database/schema.ts'
import { createAccount } from '../../src/identity/create-account.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../world.ts'

/** The embedded engine has one connection: there, transactions never run side by side. */
const hasConnections = inject('database').engine === 'server'
const nobody = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'
const farid = { email: 'farid@example.org', username: 'Farid', password: 'anfangs-geheimnis' }

/** Anna at her desk, and what she and the tests need to know of the others. */
async function office() {
  const world = await createWorld()
  const anna = world.device()
  await anna.signIn('anna', 'admin')
  const idOf = async (email: string) => {
    const [user] = await world.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return String(user?.id)
  }
  const roleOf = async (userId: string, role: Role) =>
    (await anna.call(listUserRoles, {})).find((held) => held.user_id === userId && held.role === role)
  const enter = (email: string, password: string) =>
    world.device().call(signIn, { email, password, as: 'user', deviceId: 'a-device-id' })
  const ask = async (email: string) => {
    await world.device().call(requestAccess, { email, username: 'Wer fragt' })
    const pending = await anna.call(pendingRequests, {})
    return String(pending.find((request) => request.email === email)?.id)
  }
  return { world, anna, idOf, roleOf, enter, ask }
}
type Office = Awaited<ReturnType<typeof office>>

describe.runIf(hasDatabase)('creating a user', () => {
  let world: World
  let anna: Device
  let { idOf, enter, ask } = {} as Office
  beforeAll(async () => void ({ world, anna, idOf, enter, ask } = await office()))
  afterAll(() => world.stop())

  const statusOf = async (id: string) =>
    (await world.db.select().from(registrationRequests).where(eq(registrationRequests.id, id)))[0]?.status

  test('Farid gets account, profile and role user, and signs in with the password he was told', async () => {
    const { user } = await anna.call(createUser, {
      ...farid,
      email: ' Farid@Example.org ',
      username: ' Farid ',
    })
    expect(user).toEqual({ id: await idOf(farid.email), email: farid.email })
    await expect(enter(farid.email, farid.password)).resolves.toMatchObject({
      user,
      profile: { username: 'Farid', avatar_url: null },
      roles: ['user'],
    })
  })

  test('an address has one account, however it is written', async () => {
    const again = { ...farid, email: 'FARID@example.org', password: 'ein-anderes' }
    await expect(anna.call(createUser, again)).rejects.toMatchObject({
      code: 'email-taken',
      status: 409,
      message: 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    })
    await expect(enter(farid.email, farid.password)).resolves.toBeDefined()
  })

  test.each([
    ['an address that is none', { email: 'keine-adresse' }, 'Ungültige E-Mail-Adresse'],
    ['a short password', { password: '12345' }, 'Passwort muss mindestens 6 Zeichen lang sein'],
    ['no name', { username: '   ' }, 'Benutzername erforderlich'],
    ['a long name', { username: 'x'.repeat(51) }, 'Benutzername zu lang'],
  ])('%s: refused with its reason', async (_, part, message) => {
    const input = { ...farid, email: 'neu@example.org', ...part }
    await expect(anna.call(createUser, input)).rejects.toMatchObject({ code: 'invalid-input', message })
  })

  test('an administrator may choose any password of six characters for somebody else', async () => {
    await anna.call(createUser, { ...farid, email: 'einfach@example.org', password: '123456' })
    await expect(enter('einfach@example.org', '123456')).resolves.toBeDefined()
  })

  test('who has asked for access is approved with it', async () => {
    const request = await ask('ghazal@example.org')
    await anna.call(createUser, { ...farid, email: 'ghazal@example.org' })
    expect(await statusOf(request)).toBe('approved')
    expect(await anna.call(pendingRequests, {})).toEqual([])
  })

  test('a request that was decided meanwhile makes no account, nor does one that never was or is of another', async () => {
    const email = 'hamid@example.org'
    const [own, other] = [await ask(email), await ask('iman@example.org')]
    await anna.call(decideRequest, { id: own, status: 'rejected' })
    const approve = (request_id: string) => anna.call(createUser, { ...farid, email, request_id })
    await expect(approve(own)).rejects.toMatchObject({ code: 'request-decided', status: 409 })
    await expect(approve(nobody)).rejects.toMatchObject({ code: 'request-not-found', status: 404 })
    await expect(approve(other)).rejects.toMatchObject({ code: 'request-not-found' })
    await expect(enter(email, farid.password)).rejects.toMatchObject({ code: 'invalid-credentials' })
    expect([await statusOf(own), await statusOf(other)]).toEqual(['rejected', 'pending'])
  })

  test('where the address has an account already, the request stays as it was', async () => {
    const request_id = await ask(cast.clara.email)
    await expect(
      anna.call(createUser, { ...farid, email: cast.clara.email, request_id }),
    ).rejects.toMatchObject({ code: 'email-taken' })
    expect(await statusOf(request_id)).toBe('pending')
  })

  test('twenty times the same at once makes one account', async () => {
    const email = 'zugleich@example.org'
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => anna.call(createUser, { ...farid, email })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = tries.filter(({ status }) => status === 'rejected')
    for (const refusal of refused) expect(refusal).toMatchObject({ reason: { code: 'email-taken' } })
  })

  test('the lists name everybody, the newest profile first, and nothing secret', async () => {
    const [profiles, accounts, roles] = [
      await anna.call(listProfiles, {}),
      (await anna.call(getUsers, {})).users,
      await anna.call(listUserRoles, {}),
    ]
    expect(profiles[0]).toEqual({
      id: await idOf('zugleich@example.org'),
      username: 'Farid',
      avatar_url: null,
      created_at: expect.any(String),
    })
    const moments = profiles.map(({ created_at }) => Date.parse(created_at))
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
    expect(new Set(accounts.map(({ id }) => id))).toEqual(new Set(profiles.map(({ id }) => id)))
    expect(roles).toContainEqual({
      id: expect.any(String),
      user_id: await idOf(cast.mo.email),
      role: 'moderator',
    })
    expect(JSON.stringify([profiles, accounts, roles])).not.toMatch(/hash|argon2|password/iu)
  })
})

describe.runIf(hasDatabase)('roles of a user', () => {
  let world: World
  let anna: Device
  let { idOf, roleOf } = {} as Office
  beforeAll(async () => void ({ world, anna, idOf, roleOf } = await office()))
  afterAll(() => world.stop())

  const hear = (device: Device) => device.call(textToSpeech, { text: 'Hallo' })

  test('Mo becomes a learner, and counts as one on the very next request', async () => {
    const mo = world.device()
    await mo.signIn('mo')
    await expect(hear(mo)).rejects.toMatchObject({ code: 'forbidden' })
    const user_id = await idOf(cast.mo.email)
    await expect(anna.call(addUserRole, { user_id, role: 'user' })).resolves.toEqual({
      id: expect.any(String),
      user_id,
      role: 'user',
    })
    await expect(hear(mo)).resolves.toBeDefined()
    expect((await mo.call(readSession, {})).roles).toEqual(['moderator', 'user'])
  })

  test('a role is held once', async () => {
    const role = { user_id: await idOf(cast.clara.email), role: 'user' as const }
    await expect(anna.call(addUserRole, role)).rejects.toMatchObject({
      code: 'role-held',
      status: 409,
      message: 'Benutzer hat diese Rolle bereits',
    })
  })

  test('a role is one of three, and for somebody who is there', async () => {
    const nothingChosen = { user_id: await idOf(cast.clara.email), role: '' as 'user' }
    await expect(anna.call(addUserRole, nothingChosen)).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Bitte wähle eine Rolle aus',
    })
    await expect(anna.call(addUserRole, { user_id: nobody, role: 'user' })).rejects.toMatchObject({
      code: 'user-not-found',
      status: 404,
    })
  })

  test('a role that is taken away is missing on the very next request', async () => {
    const clara = world.device()
    await clara.signIn('clara')
    await expect(hear(clara)).resolves.toBeDefined()
    const held = await roleOf(await idOf(cast.clara.email), 'user')
    await anna.call(removeUserRole, { id: String(held?.id) })
    await expect(hear(clara)).rejects.toMatchObject({ code: 'forbidden', status: 403 })
    await expect(anna.call(removeUserRole, { id: String(held?.id) })).rejects.toMatchObject({
      code: 'role-not-found',
      status: 404,
    })
  })

  test('a former administrator is refused on the very next request', async () => {
    const user_id = await idOf(cast.bahram.email)
    const { id } = await anna.call(addUserRole, { user_id, role: 'admin' })
    const bahram = world.device()
    await bahram.signIn('bahram', 'admin')
    await expect(bahram.call(getUsers, {})).resolves.toBeDefined()
    await anna.call(removeUserRole, { id })
    await expect(bahram.call(getUsers, {})).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('the last administrator keeps the role', async () => {
    const held = await roleOf(await idOf(cast.anna.email), 'admin')
    await expect(anna.call(removeUserRole, { id: String(held?.id) })).rejects.toMatchObject({
      code: 'last-administrator',
      status: 409,
      message: 'Das ist der letzte Administrator. Gib zuerst jemand anderem die Rolle admin.',
    })
    await expect(anna.call(getUsers, {})).resolves.toBeDefined()
  })

  test('the database itself keeps the last administrator, whatever is done to it', async () => {
    const { db } = world
    const id = await idOf(cast.anna.email)
    const isAnna = eq(userRoles.userId, id)
    for (const spoil of [
      () => db.delete(userRoles),
      () => db.update(userRoles).set({ role: 'user' }).where(isAnna),
      () => db.delete(users).where(eq(users.id, id)),
    ]) {
      await expect(spoil()).rejects.toMatchObject({
        cause: { message: 'The last administrator cannot be removed' },
      })
    }
    await expect(anna.call(getUsers, {})).resolves.toBeDefined()
  })
})

describe.runIf(hasDatabase)('deleting a user', () => {
  let world: World
  let anna: Device
  let { idOf } = {} as Office
  beforeAll(async () => void ({ world, anna, idOf } = await office()))
  afterAll(() => world.stop())

  test('Clara is out on the very next request', async () => {
    const clara = world.device()
    await clara.signIn('clara')
    const user_id = await idOf(cast.clara.email)
    await expect(anna.call(deleteUser, { user_id })).resolves.toEqual({})
    await expect(clara.call(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
    await expect(clara.signIn('clara')).rejects.toMatchObject({ code: 'invalid-credentials' })
  })

  test('who was deleted can come again', async () => {
    await anna.call(createUser, cast.clara)
    await expect(world.device().signIn('clara')).resolves.toBeUndefined()
  })

  test('nobody deletes themselves, nor somebody who is not there', async () => {
    await expect(anna.call(deleteUser, { user_id: await idOf(cast.anna.email) })).rejects.toMatchObject({
      code: 'own-account',
      status: 409,
    })
    await expect(anna.call(deleteUser, { user_id: nobody })).rejects.toMatchObject({
      code: 'user-not-found',
      status: 404,
    })
    await expect(anna.call(readSession, {})).resolves.toBeDefined()
  })
})

describe.runIf(hasDatabase)('two administrators against each other', () => {
  let world: World
  let anna: Device
  let bahram: Device
  let { idOf } = {} as Office
  beforeAll(async () => {
    ;({ world, anna, idOf } = await office())
    bahram = world.device()
    await anna.call(addUserRole, { user_id: await idOf(cast.bahram.email), role: 'admin' })
    await bahram.signIn('bahram', 'admin')
  })
  afterAll(() => world.stop())

  /** On the one connection of the embedded engine, the second call is mostly refused by the guard already. */
  const racesAtLeast = hasConnections ? 1 : 0
  const administrators = () => world.db.select().from(userRoles).where(eq(userRoles.role, 'admin'))

  /** Exactly one of the two got through; what the other was told. */
  function refusalIn(tries: readonly PromiseSettledResult<unknown>[]): unknown {
    const refused = tries.filter(({ status }) => status === 'rejected')
    expect(tries.length - refused.length).toBe(1)
    return (refused[0] as PromiseRejectedResult).reason
  }

  test.runIf(hasConnections)(
    'whoever takes a role waits for the other one, and sees what is left then',
    async () => {
      const { db } = world
      const [first, second] = await administrators()
      const isRole = (role: typeof first) => eq(userRoles.id, String(role?.id))
      const [taken, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const takesFirst = db.transaction(async (tx) => {
        await tx.delete(userRoles).where(isRole(first))
        taken.resolve()
        await mayEnd.promise
      })
      await taken.promise
      const takesSecond = Promise.allSettled([db.delete(userRoles).where(isRole(second)).execute()])
      const locks = sql`pg_locks where locktype = 'advisory' and not granted`
      await expect.poll(() => db.select({ pid: sql`pid` }).from(locks)).toHaveLength(1)
      mayEnd.resolve()
      await takesFirst
      expect(await takesSecond).toMatchObject([{ status: 'rejected' }])
      expect(await administrators()).toEqual([second])
      await db.insert(userRoles).values({ userId: String(first?.userId), role: 'admin' })
    },
  )

  test('two hundred times they take each other the role at once: one administrator is left', async () => {
    let decidedByTheDatabase = 0
    for (let round = 0; round < 200; round += 1) {
      const held = await administrators()
      expect(held, `round ${round}`).toHaveLength(2)
      const roleOf = async (name: Name) => {
        const userId = await idOf(cast[name].email)
        return String(held.find((role) => role.userId === userId)?.id)
      }
      const [annas, bahrams] = [await roleOf('anna'), await roleOf('bahram')]
      const tries = await Promise.allSettled([
        anna.call(removeUserRole, { id: bahrams }),
        bahram.call(removeUserRole, { id: annas }),
      ])
      const { code } = refusalIn(tries) as { code: string }
      expect(['last-administrator', 'forbidden']).toContain(code)
      if (code === 'last-administrator') decidedByTheDatabase += 1
      const left = await administrators()
      expect(left, `round ${round}`).toHaveLength(1)
      const [lost] = held.filter(({ id }) => id !== left[0]?.id)
      await world.db.insert(userRoles).values({ userId: String(lost?.userId), role: 'admin' })
    }
    expect(decidedByTheDatabase).toBeGreaterThanOrEqual(racesAtLeast)
  })

  test('thirty times they delete each other at once: one administrator is left', async () => {
    const hash = {
      anna: await hashPassword(cast.anna.password),
      bahram: await hashPassword(cast.bahram.password),
    }
    let decidedByTheDatabase = 0
    for (let round = 0; round < 30; round += 1) {
      const tries = await Promise.allSettled([
        anna.call(deleteUser, { user_id: await idOf(cast.bahram.email) }),
        bahram.call(deleteUser, { user_id: await idOf(cast.anna.email) }),
      ])
      const { code } = refusalIn(tries) as { code: string }
      expect(['last-administrator', 'unauthenticated']).toContain(code)
      if (code === 'last-administrator') decidedByTheDatabase += 1
      expect(await administrators(), `round ${round}`).toHaveLength(1)
      const [lostName, lost] =
        tries[0]?.status === 'fulfilled' ? (['bahram', bahram] as const) : (['anna', anna] as const)
      const { email, username } = cast[lostName]
      await world.db.transaction((tx) =>
        createAccount(tx, { email, username, passwordHash: hash[lostName], role: 'admin' }),
      )
      await lost.signIn(lostName, 'admin')
    }
    expect(decidedByTheDatabase).toBeGreaterThanOrEqual(racesAtLeast)
  })
})
