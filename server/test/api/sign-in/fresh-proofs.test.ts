import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn, createPasskeyChallenge, prove } from '@pol/contract/operations/sign-in'
import type { Operation } from '@pol/contract/operation'
import { operations as declared } from '@pol/contract/operations'
import { type Assertion, addPasskey, listPasskeys, preparePasskey } from '@pol/contract/operations/passkeys'
import { exportOwnData } from '@pol/contract/operations/personal-data'
import { deleteOwnAccount } from '@pol/contract/operations/own-account'
import { changePassword } from '@pol/contract/operations/passwords'
import { createAuthenticator } from '../../authenticator.ts'
import { staySignedIn } from '../../browser-key.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'
import { hasDatabase } from '../../test-database.ts'
import { proofMinutes } from '@pol/contract/limits'

const minute = 60 * 1000
const operations: readonly Operation[] = declared
const guarded = operations.filter(({ freshProof }) => freshProof)
const needed = {
  code: 'proof-needed',
  status: 403,
  message: 'Bitte bestätigen Sie zuerst mit Ihrem Passwort oder einem Passkey, dass Sie es sind.',
}

describe.runIf(hasDatabase)('a fresh proof', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  const addPasskeyOn = async (device: Device) => {
    const authenticator = createAuthenticator()
    const credential = authenticator.create(await device.call(preparePasskey, {}))
    await device.call(addPasskey, { name: 'Laptop', credential })
    return authenticator
  }
  const assertionOf = async (device: Device, authenticator: ReturnType<typeof createAuthenticator>) =>
    authenticator.get(await device.call(createPasskeyChallenge, {}))
  const isFresh = (device: Device) =>
    device.call(exportOwnData, {}).then(
      () => true,
      ({ code }) => {
        expect(code).toBe('proof-needed')
        return false
      },
    )

  test('is required by the operations whose effect outlives a session or that empty an account, and by no other', () => {
    expect(guarded.map(({ name }) => name).toSorted()).toEqual([
      'delete-own-account',
      'export-own-data',
      'export-user',
      'prepare-passkey',
      'remove-passkey',
      'remove-passkeys-of-user',
    ])
  })

  test.each(guarded.map(({ name, method, path }) => [name, { method, path }] as const))(
    'a thief who finds a tablet that was left open gets nowhere with %s',
    async (_, { method, path }) => {
      const device = await world.signedIn('anna')
      world.passTime(proofMinutes * minute)
      const url = path.replace(/:\w+/, '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11')
      const headers = { authorization: `Bearer ${device.token}` }
      const answer = await world.app.inject({ method, url, headers, payload: {} })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ code: needed.code, error: needed.message })
    },
  )

  test('is a sign-in of the last five minutes', async () => {
    const device = await world.signedIn('clara')
    world.passTime(proofMinutes * minute - 1_000)
    expect(await isFresh(device)).toBe(true)
    world.passTime(1_000)
    expect(await isFresh(device)).toBe(false)
  })

  test('is the password, which counts for five minutes in this session only', async () => {
    const device = await world.signedIn('clara')
    const { email, password } = cast.clara
    const { deviceId, deviceSecret } = device
    world.passTime(proofMinutes * minute)
    const tab = world.device()
    tab.token = device.token
    const other = await device.call(signIn, { email, password, as: 'user', deviceId, deviceSecret })
    await device.call(readSession, {})
    device.token = other.token
    world.passTime(proofMinutes * minute)
    await expect(tab.call(prove, { password: 'geraten' })).rejects.toMatchObject({ code: 'wrong-password' })
    expect(await isFresh(tab)).toBe(false)
    await tab.call(prove, { password })
    expect([await isFresh(tab), await isFresh(device)]).toEqual([true, false])
    world.passTime(proofMinutes * minute)
    expect(await isFresh(tab)).toBe(false)
  })

  test('is one’s own passkey, and not that of another user', async () => {
    const [clara, bahram] = [await world.signedIn('clara'), await world.signedIn('bahram')]
    const [hers, his] = [await addPasskeyOn(clara), await addPasskeyOn(bahram)]
    world.passTime(proofMinutes * minute)
    await expect(clara.call(prove, { passkey: await assertionOf(clara, his) })).rejects.toMatchObject({
      code: 'passkey-refused',
    })
    expect(await isFresh(clara)).toBe(false)
    const passkey: Assertion = await assertionOf(clara, hers)
    await clara.call(prove, { passkey })
    expect(await isFresh(clara)).toBe(true)
    world.passTime(proofMinutes * minute)
    await expect(clara.call(prove, { passkey })).rejects.toMatchObject({ code: 'passkey-refused' })
    expect(await isFresh(clara)).toBe(false)
  })

  test('is a changed password, for which the old one was given', async () => {
    const device = await world.signedIn('mo')
    world.passTime(proofMinutes * minute)
    const { password } = cast.mo
    await device.call(changePassword, { old_password: password, password: 'mos-neues-geheimnis' })
    expect(await isFresh(device)).toBe(true)
    await device.call(changePassword, { old_password: 'mos-neues-geheimnis', password })
  })

  test('is no device that stays signed in: it proves the browser, not who uses it', async () => {
    const device = await world.signedIn('bahram')
    const { start } = await staySignedIn(device)
    device.token = (await start()).token
    expect(await isFresh(device)).toBe(false)
    await expect(device.call(deleteOwnAccount, {})).rejects.toMatchObject(needed)
    await device.call(listPasskeys, {})
  })

  test('takes a password or a passkey, not neither and not both', async () => {
    const device = await world.signedIn('bahram')
    const passkey = createAuthenticator().get({ rpId: 'pol.example.org', challenge: 'A'.repeat(43) })
    for (const input of [{}, { password: cast.bahram.password, passkey }])
      await expect(device.call(prove, input)).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('cannot be guessed with a stolen session', async () => {
    const device = await world.signedIn('bahram')
    const codes: unknown[] = []
    for (let n = 0; n < 8; n += 1)
      codes.push(await device.call(prove, { password: 'geraten' }).catch(({ code }) => code))
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('wrong-password'))
    expect(codes.at(-1)).not.toBe('wrong-password')
  })
})
