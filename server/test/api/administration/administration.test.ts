import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { decideRequest, listPendingRequests, requestAccess } from '@pol/contract/operations/access-requests'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import {
  addUserRole,
  createUser,
  deleteUser,
  getUsers,
  listProfiles,
  listUserRoles,
  removeUserRole,
} from '@pol/contract/operations/administration'
import { textToSpeech } from '@pol/contract/operations/speech'
import type { Role } from '@pol/contract/roles'
import { registrationRequests, userRoles, users } from '../../../src/database/schema.ts'
import { createAccount } from '../../../src/accounts/create-account.ts'
import { hashPassword } from '../../../src/accounts/passwords/password-hash.ts'
import { hasDatabase } from '../../test-database.ts'
import { waitingConnections } from '../../waiting-connections.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'

/** The embedded engine has one connection, so its transactions never run concurrently. */
const hasConnections = inject('database').engine === 'server'
const unknownId = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'
const farid = { email: 'farid@example.org', username: 'Farid', password: 'anfangs-geheimnis' }

/** A world in which Anna is signed in as an administrator, with helpers for the tests of this file. */
async function setUp() {
  const world = await createWorld()
  const anna = await world.signedIn('anna', 'admin')
  const idOf = async (email: string) => {
    const [user] = await world.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return String(user?.id)
  }
  const roleOf = async (userId: string, role: Role) =>
    (await anna.call(listUserRoles, {})).body.find((held) => held.user_id === userId && held.role === role)
  const signInWith = (email: string, password: string) =>
    world.device().call(signIn, { email, password, as: 'user', deviceId: 'a-device-id' })
  const ask = async (email: string) => {
    await world.device().call(requestAccess, { email, username: 'Wer fragt' })
    const pending = (await anna.call(listPendingRequests, {})).body
    return String(pending.find((request) => request.email === email)?.id)
  }
  return { world, anna, idOf, roleOf, signInWith, ask }
}
type SetUp = Awaited<ReturnType<typeof setUp>>

describe.runIf(hasDatabase)('creating a user', () => {
  let world: World
  let anna: Device
  let { idOf, signInWith, ask } = {} as SetUp
  beforeAll(async () => void ({ world, anna, idOf, signInWith, ask } = await setUp()))
  afterAll(() => world.stop())

  const statusOf = async (id: string) =>
    (await world.db.select().from(registrationRequests).where(eq(registrationRequests.id, id)))[0]?.status

  test('Farid gets account, profile and role user, and signs in with the password from Anna', async () => {
    const { user } = await anna.call(createUser, {
      ...farid,
      email: ' Farid@Example.org ',
      username: ' Farid ',
    })
    expect(user).toEqual({ id: await idOf(farid.email), email: farid.email })
    await expect(signInWith(farid.email, farid.password)).resolves.toMatchObject({
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
    await expect(signInWith(farid.email, farid.password)).resolves.toMatchObject({
      user: { email: farid.email },
    })
  })

  test.each([
    ['an invalid address', { email: 'keine-adresse' }, 'Ungültige E-Mail-Adresse'],
    ['a short password', { password: '12345' }, 'Passwort muss mindestens 6 Zeichen lang sein'],
    ['no name', { username: '   ' }, 'Benutzername erforderlich'],
    ['a long name', { username: 'x'.repeat(51) }, 'Benutzername zu lang'],
  ])('%s is rejected with the reason', async (_, part, message) => {
    const input = { ...farid, email: 'neu@example.org', ...part }
    await expect(anna.call(createUser, input)).rejects.toMatchObject({ code: 'invalid-input', message })
  })

  test('a password that is easy to guess is rejected, also when set for another user', async () => {
    const input = { ...farid, email: 'einfach@example.org', password: '123456' }
    await expect(anna.call(createUser, input)).rejects.toMatchObject({
      code: 'password-too-common',
      status: 422,
    })
    await anna.call(createUser, { ...input, password: 'ein-rotes-fahrrad' })
    await expect(signInWith(input.email, 'ein-rotes-fahrrad')).resolves.toMatchObject({
      user: { email: input.email },
    })
  })

  test('the pending request of the new user is approved', async () => {
    const request = await ask('ghazal@example.org')
    await anna.call(createUser, { ...farid, email: 'ghazal@example.org' })
    expect(await statusOf(request)).toBe('approved')
    expect((await anna.call(listPendingRequests, {})).body).toEqual([])
  })

  test('no account is created for a request that is decided, unknown or for another address', async () => {
    const email = 'hamid@example.org'
    const [own, other] = [await ask(email), await ask('iman@example.org')]
    await anna.call(decideRequest, { id: own, status: 'rejected' })
    const approve = (request_id: string) => anna.call(createUser, { ...farid, email, request_id })
    await expect(approve(own)).rejects.toMatchObject({ code: 'request-decided', status: 409 })
    await expect(approve(unknownId)).rejects.toMatchObject({ code: 'request-not-found', status: 404 })
    await expect(approve(other)).rejects.toMatchObject({ code: 'request-not-found' })
    await expect(signInWith(email, farid.password)).rejects.toMatchObject({ code: 'invalid-credentials' })
    expect([await statusOf(own), await statusOf(other)]).toEqual(['rejected', 'pending'])
  })

  test('if the address already has an account, the request is left unchanged', async () => {
    const request_id = await ask(cast.clara.email)
    await expect(
      anna.call(createUser, { ...farid, email: cast.clara.email, request_id }),
    ).rejects.toMatchObject({ code: 'email-taken' })
    expect(await statusOf(request_id)).toBe('pending')
  })

  test('twenty concurrent calls create one account', async () => {
    const email = 'zugleich@example.org'
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => anna.call(createUser, { ...farid, email })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = tries.filter(({ status }) => status === 'rejected')
    for (const refusal of refused) expect(refusal).toMatchObject({ reason: { code: 'email-taken' } })
  })

  test('the lists contain all users, the newest profile first, and no secrets', async () => {
    const [profiles, accounts, roles] = [
      (await anna.call(listProfiles, {})).body,
      (await anna.call(getUsers, {})).body.users,
      (await anna.call(listUserRoles, {})).body,
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
  let { idOf, roleOf } = {} as SetUp
  beforeAll(async () => void ({ world, anna, idOf, roleOf } = await setUp()))
  afterAll(() => world.stop())

  const requestClip = (device: Device) => device.call(textToSpeech, { text: 'Hallo' })
  const addressesListedFor = async (device: Device) =>
    (await device.call(getUsers, {})).body.users.map(({ email }) => email)

  test('Mo gets the role user, which counts at the very next request', async () => {
    const mo = await world.signedIn('mo')
    await expect(requestClip(mo)).rejects.toMatchObject({ code: 'forbidden' })
    const user_id = await idOf(cast.mo.email)
    await expect(anna.call(addUserRole, { user_id, role: 'user' })).resolves.toEqual({
      id: expect.any(String),
      user_id,
      role: 'user',
    })
    await expect(requestClip(mo)).resolves.toEqual({ audioContent: expect.any(String) })
    expect((await mo.call(readSession, {})).roles).toEqual(['moderator', 'user'])
  })

  test('a role that the user holds already is refused', async () => {
    const role = { user_id: await idOf(cast.clara.email), role: 'user' as const }
    await expect(anna.call(addUserRole, role)).rejects.toMatchObject({
      code: 'role-held',
      status: 409,
      message: 'Benutzer hat diese Rolle bereits',
    })
  })

  test('an unknown role or user is refused', async () => {
    const nothingChosen = { user_id: await idOf(cast.clara.email), role: '' as 'user' }
    await expect(anna.call(addUserRole, nothingChosen)).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Bitte wähle eine Rolle aus',
    })
    await expect(anna.call(addUserRole, { user_id: unknownId, role: 'user' })).rejects.toMatchObject({
      code: 'user-not-found',
      status: 404,
    })
  })

  test('a removed role is missing at the very next request', async () => {
    const clara = await world.signedIn('clara')
    await expect(requestClip(clara)).resolves.toEqual({ audioContent: expect.any(String) })
    const held = await roleOf(await idOf(cast.clara.email), 'user')
    await anna.call(removeUserRole, { id: String(held?.id) })
    await expect(requestClip(clara)).rejects.toMatchObject({ code: 'forbidden', status: 403 })
    await expect(anna.call(removeUserRole, { id: String(held?.id) })).rejects.toMatchObject({
      code: 'role-not-found',
      status: 404,
    })
  })

  test('a former administrator is refused at the very next request', async () => {
    const user_id = await idOf(cast.bahram.email)
    const { id } = await anna.call(addUserRole, { user_id, role: 'admin' })
    const bahram = await world.signedIn('bahram', 'admin')
    expect(await addressesListedFor(bahram)).toContain(cast.bahram.email)
    await anna.call(removeUserRole, { id })
    await expect(bahram.call(getUsers, {})).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('the role of the last administrator cannot be removed', async () => {
    const held = await roleOf(await idOf(cast.anna.email), 'admin')
    await expect(anna.call(removeUserRole, { id: String(held?.id) })).rejects.toMatchObject({
      code: 'last-administrator',
      status: 409,
      message: 'Das ist der letzte Administrator. Gib zuerst jemand anderem die Rolle admin.',
    })
    expect(await addressesListedFor(anna)).toContain(cast.anna.email)
  })

  test('the database itself rejects every statement that would remove the last administrator', async () => {
    const { db } = world
    const id = await idOf(cast.anna.email)
    const isAnna = eq(userRoles.userId, id)
    for (const remove of [
      () => db.delete(userRoles),
      () => db.update(userRoles).set({ role: 'user' }).where(isAnna),
      () => db.delete(users).where(eq(users.id, id)),
    ]) {
      await expect(remove()).rejects.toMatchObject({
        cause: { message: 'The last administrator cannot be removed' },
      })
    }
    expect(await addressesListedFor(anna)).toContain(cast.anna.email)
  })
})

describe.runIf(hasDatabase)('deleting a user', () => {
  let world: World
  let anna: Device
  let { idOf } = {} as SetUp
  beforeAll(async () => void ({ world, anna, idOf } = await setUp()))
  afterAll(() => world.stop())

  test('Clara is refused at the very next request', async () => {
    const clara = await world.signedIn('clara')
    const user_id = await idOf(cast.clara.email)
    await expect(anna.call(deleteUser, { user_id })).resolves.toEqual({})
    await expect(clara.call(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
    await expect(clara.signIn('clara')).rejects.toMatchObject({ code: 'invalid-credentials' })
  })

  test('a deleted user can get a new account', async () => {
    await anna.call(createUser, cast.clara)
    await expect(world.device().signIn('clara')).resolves.toBeUndefined()
  })

  test('the own account and an unknown account cannot be deleted', async () => {
    await expect(anna.call(deleteUser, { user_id: await idOf(cast.anna.email) })).rejects.toMatchObject({
      code: 'own-account',
      status: 409,
    })
    await expect(anna.call(deleteUser, { user_id: unknownId })).rejects.toMatchObject({
      code: 'user-not-found',
      status: 404,
    })
    await expect(anna.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.anna.email } })
  })
})

describe.runIf(hasDatabase)('two administrators against each other', () => {
  let world: World
  let anna: Device
  let bahram: Device
  let { idOf } = {} as SetUp
  beforeAll(async () => {
    ;({ world, anna, idOf } = await setUp())
    bahram = world.device()
    await anna.call(addUserRole, { user_id: await idOf(cast.bahram.email), role: 'admin' })
    await bahram.signIn('bahram', 'admin')
  })
  afterAll(() => world.stop())

  const rounds = 20
  /** Minimum number of races. On the embedded engine the guard usually refuses the second call before it can race. */
  const racesAtLeast = hasConnections ? 1 : 0
  const administrators = () => world.db.select().from(userRoles).where(eq(userRoles.role, 'admin'))

  /** Expects that exactly one of two calls succeeded. @returns the error of the failed one. */
  function errorOfLoser(tries: readonly PromiseSettledResult<unknown>[]): unknown {
    const refused = tries.filter(({ status }) => status === 'rejected')
    expect(tries.length - refused.length).toBe(1)
    return (refused[0] as PromiseRejectedResult).reason
  }

  test.runIf(hasConnections)(
    'of two transactions that remove a role, the second waits for the first and sees its result',
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
      await expect.poll(() => waitingConnections(db)).toBe(1)
      mayEnd.resolve()
      await takesFirst
      expect(await takesSecond).toMatchObject([{ status: 'rejected' }])
      expect(await administrators()).toEqual([second])
      await db.insert(userRoles).values({ userId: String(first?.userId), role: 'admin' })
    },
  )

  test('if they remove each other’s role at the same time, one administrator is left', async () => {
    let decidedByDatabase = 0
    for (let round = 0; round < rounds || decidedByDatabase < racesAtLeast; round += 1) {
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
      const { code } = errorOfLoser(tries) as { code: string }
      expect(['last-administrator', 'forbidden']).toContain(code)
      if (code === 'last-administrator') decidedByDatabase += 1
      const left = await administrators()
      expect(left, `round ${round}`).toHaveLength(1)
      const [lost] = held.filter(({ id }) => id !== left[0]?.id)
      await world.db.insert(userRoles).values({ userId: String(lost?.userId), role: 'admin' })
    }
  })

  test('if they delete each other at the same time, one administrator is left', async () => {
    const hash = {
      anna: await hashPassword(cast.anna.password),
      bahram: await hashPassword(cast.bahram.password),
    }
    for (let round = 0; round < rounds; round += 1) {
      const tries = await Promise.allSettled([
        anna.call(deleteUser, { user_id: await idOf(cast.bahram.email) }),
        bahram.call(deleteUser, { user_id: await idOf(cast.anna.email) }),
      ])
      // A deletion locks both accounts first, so the second caller has no account any more.
      expect(errorOfLoser(tries)).toMatchObject({ code: 'unauthenticated' })
      expect(await administrators(), `round ${round}`).toHaveLength(1)
      const [lostName, lost] =
        tries[0]?.status === 'fulfilled' ? (['bahram', bahram] as const) : (['anna', anna] as const)
      const { email, username } = cast[lostName]
      await world.db.transaction((tx) =>
        createAccount(tx, { email, username, passwordHash: hash[lostName], role: 'admin' }),
      )
      await lost.signIn(lostName, 'admin')
    }
  })
})
