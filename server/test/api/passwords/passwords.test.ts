import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '@pol/contract/operations/sign-in'
import { createUser } from '@pol/contract/operations/administration'
import { users } from '../../../src/database/schema.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const minimumCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const umlaut = 'ein-grünes-Fahrrad'

describe.runIf(hasDatabase)('a password', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const signInWith = (email: string, password: string, device = world.device()) =>
    device.call(signIn, {
      email,
      password,
      as: 'user',
      deviceId: device.deviceId,
      deviceSecret: device.deviceSecret,
    })
  const hashOf = async (email: string) => {
    const [user] = await world.db.select().from(users).where(eq(users.email, email))
    return String(user?.passwordHash)
  }
  const setHash = (email: string, passwordHash: string) =>
    world.db.update(users).set({ passwordHash }).where(eq(users.email, email))

  test('with an ü from a Mac works on every keyboard', async () => {
    const farid = { email: 'farid@example.org', username: 'Farid' }
    await anna.call(createUser, { ...farid, password: umlaut.normalize('NFD') })
    for (const form of ['NFC', 'NFD']) await signInWith(farid.email, umlaut.normalize(form))
    await expect(signInWith(farid.email, 'ein-grunes-Fahrrad')).rejects.toMatchObject({
      code: 'invalid-credentials',
    })
  })

  test.each([
    ['of the decomposed form', umlaut.normalize('NFD'), minimumCost],
    ['with a lower cost', umlaut.normalize('NFC'), { ...minimumCost, timeCost: 1 }],
  ])('an old hash %s is still valid, and is replaced', async (_, typedThen, parameters) => {
    const { email } = cast.bahram
    await setHash(email, await hash(typedThen, parameters))
    const old = await hashOf(email)
    await expect(signInWith(email, 'geraten')).rejects.toMatchObject({ code: 'invalid-credentials' })
    expect(await hashOf(email)).toBe(old)
    await signInWith(email, typedThen)
    const renewed = await hashOf(email)
    expect(renewed).not.toBe(old)
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    for (const form of ['NFC', 'NFD']) await signInWith(email, umlaut.normalize(form))
    expect(await hashOf(email)).toBe(renewed)
  })

  test('whose hash is replaced by concurrent sign-ins works for all of them', async () => {
    const { email, password } = cast.clara
    await setHash(email, await hash(password, { ...minimumCost, timeCost: 1 }))
    const phone = world.device()
    const old = await hashOf(email)
    await Promise.all([1, 2, 3].map(() => signInWith(email, password, phone)))
    expect(await hashOf(email)).not.toBe(old)
    await expect(signInWith(email, password)).resolves.toMatchObject({ user: { email } })
  })

  test.each([
    ['Passwort2026', 'password-too-common', 'Es steht in Listen häufiger Passwörter'],
    ['salam123', 'password-too-common', 'oder besteht aus bekannten Wörtern oder Namen'],
    ['Hamid2026', 'password-too-common', 'oder besteht aus bekannten Wörtern oder Namen'],
    ['yxcvbn', 'password-pattern', 'Es folgt einem einfachen Muster, etwa einer Tastenreihe'],
    ['۱۹۹۵/۱۰/۲۱', 'password-pattern', 'oder einem Datum'],
  ])('that an administrator sets must not be easy to guess: %s', async (password, code, reason) => {
    const hamid = { email: 'hamid@example.org', username: 'Hamid', password }
    await expect(anna.call(createUser, hamid)).rejects.toMatchObject({
      code,
      status: 422,
      message: expect.stringContaining(reason),
    })
  })

  test('of six characters is enough if neither list nor pattern explains it', async () => {
    const hamid = { email: 'hamid@example.org', username: 'Hamid' }
    await expect(anna.call(createUser, { ...hamid, password: 'k7#Wq' })).rejects.toMatchObject({
      message: 'Passwort muss mindestens 6 Zeichen lang sein',
    })
    await anna.call(createUser, { ...hamid, password: 'k7#WqB' })
    await expect(signInWith(hamid.email, 'k7#WqB')).resolves.toMatchObject({ user: { email: hamid.email } })
  })
})
