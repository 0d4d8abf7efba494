import { randomUUID, webcrypto } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readSession, signIn, signOut } from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { createUser, deleteUser } from '@pol/contract/operations/administration'
import {
  addDeviceKey,
  createDeviceChallenge,
  openDeviceSession,
  removeDeviceKey,
} from '@pol/contract/operations/staying-signed-in'
import { deviceChallenges, deviceKeys } from '../../../src/database/schema.ts'
import {
  createDeviceChallenge as createChallengeRoute,
  deletedAtOnce,
} from '../../../src/features/staying-signed-in/create-device-challenge.ts'
import { openDeviceSession as openSessionRoute } from '../../../src/features/staying-signed-in/open-device-session.ts'
import { textsIn } from '../../all-rows.ts'
import { createKeyPair, staySignedIn } from '../../browser-key.ts'
import { linkIn, tokenIn } from '../../mailbox.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Name, type World } from '../../world.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
const refused = {
  code: 'device-key-refused',
  status: 401,
  message: 'Bitte melden Sie sich erneut an.',
}

describe.runIf(hasDatabase)('staying signed in', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  /** Signs a user in on a new device with a device key. */
  const browserOf = async (name: Name) => {
    const device = await world.signedIn(name)
    return { device, ...(await staySignedIn(device)) }
  }

  test('Bahram opens the app a week later: the key opens an ordinary session, as signing in does', async () => {
    const { device, start } = await browserOf('bahram')
    const before = await device.call(readSession, {})
    device.token = null
    world.passTime(8 * day)
    const { token, ...session } = await start()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(session).toMatchObject({ user: before.user, profile: before.profile, roles: ['user'] })
    await expect(device.call(readSession, {})).resolves.toMatchObject({ user: before.user })
  })

  test('two tabs that start at once are both signed in, and a third one stays so', async () => {
    const { device, key, challenge, sign } = await browserOf('clara')
    const thirdTab = device.token
    const challenges = [await challenge(), await challenge()]
    const sessions = await Promise.all(
      challenges.map(async (challenge) =>
        device.call(openDeviceSession, { key, challenge, signature: await sign(challenge) }),
      ),
    )
    for (const token of [thirdTab, ...sessions.map(({ token }) => token)]) {
      device.token = token
      await expect(device.call(readSession, {})).resolves.toMatchObject({
        user: { email: cast.clara.email },
      })
    }
  })

  test('each start restarts the 30 days; after 30 days without one the key is refused and deleted', async () => {
    const { key, start, challenge, sign } = await browserOf('bahram')
    world.passTime(29 * day)
    await start()
    world.passTime(29 * day)
    await start()
    const signed = await challenge()
    world.passTime(30 * day)
    await expect(start()).rejects.toMatchObject(refused)
    await expect(
      world.device().call(openDeviceSession, { key, challenge: signed, signature: await sign(signed) }),
    ).rejects.toMatchObject(refused)
    await world.sweep()
    expect(await world.db.select().from(deviceKeys)).toEqual([])
    expect(await world.db.select().from(deviceChallenges)).toEqual([])
  })

  describe('the key is refused after', () => {
    test('signing out', async () => {
      const { device, start } = await browserOf('bahram')
      await device.call(signOut, {})
      await expect(start()).rejects.toMatchObject(refused)
    })

    test('a sign-in on another device, even if the first one has already got its challenge', async () => {
      const { device, key, challenge, sign, start } = await browserOf('bahram')
      const signed = await challenge()
      await world.device().signIn('bahram')
      const answer = device.call(openDeviceSession, {
        key,
        challenge: signed,
        signature: await sign(signed),
      })
      await expect(answer).rejects.toMatchObject(refused)
      await expect(start()).rejects.toMatchObject(refused)
    })

    test('a sign-in on a device that only claims its id', async () => {
      const { device, start } = await browserOf('bahram')
      const { email, password } = cast.bahram
      await world.device().call(signIn, { email, password, as: 'user', deviceId: device.deviceId })
      await expect(start()).rejects.toMatchObject(refused)
    })

    test('a new password, even on the same device', async () => {
      const { device, start } = await browserOf('clara')
      const { email, password } = cast.clara
      const { deviceId, deviceSecret } = device
      await device.call(resetPassword, { email })
      const token = tokenIn(linkIn(await world.mailbox.waitForMail(email)))
      await device.call(updatePassword, { token, password, deviceId, deviceSecret })
      await expect(start()).rejects.toMatchObject(refused)
    })

    test('the erasure of the account', async () => {
      const anna = await world.signedIn('anna', 'admin')
      const farid = { email: 'farid@example.org', username: 'Farid', password: 'farids-geheimnis' }
      const { user } = await anna.call(createUser, farid)
      const phone = world.device()
      const { deviceId, deviceSecret } = phone
      phone.token = (await phone.call(signIn, { ...farid, as: 'user', deviceId, deviceSecret })).token
      const { start } = await staySignedIn(phone)
      await anna.call(deleteUser, { user_id: user.id })
      await expect(start()).rejects.toMatchObject(refused)
    })

    test('its deletion, which only its owner can cause', async () => {
      const { device, key, start } = await browserOf('bahram')
      const clara = await world.signedIn('clara')
      await expect(clara.call(removeDeviceKey, { key })).resolves.toEqual({})
      await start()
      await expect(device.call(removeDeviceKey, { key })).resolves.toEqual({})
      await expect(start()).rejects.toMatchObject(refused)
      await expect(device.call(removeDeviceKey, { key })).resolves.toEqual({})
    })

    test('another key on the same device', async () => {
      const { device, start } = await browserOf('bahram')
      const newer = await staySignedIn(device)
      await expect(start()).rejects.toMatchObject(refused)
      await newer.start()
    })
  })

  test('it is not refused after another sign-in on the same device, or a sign-in of another user', async () => {
    const { device, start } = await browserOf('bahram')
    await device.signIn('bahram')
    await device.signIn('clara')
    await expect(start()).resolves.toMatchObject({ user: { email: cast.bahram.email } })
  })

  describe('a session is not opened, always with the same answer, by', () => {
    const refusal = '401 {"error":"Bitte melden Sie sich erneut an.","code":"device-key-refused"}'
    const attempt = async (payload: object) => {
      const answer = await world.app.inject({ method: 'POST', url: '/api/device-sessions', payload })
      return `${answer.statusCode} ${answer.body}`
    }

    test('a challenge that was used, whether it was signed right or wrong', async () => {
      const { key, challenge, sign } = await browserOf('bahram')
      const used = await challenge()
      const right = { key, challenge: used, signature: await sign(used) }
      await world.device().call(openDeviceSession, right)
      expect(await attempt(right)).toBe(refusal)
      const wasted = await challenge()
      expect(await attempt({ key, challenge: wasted, signature: await sign(used) })).toBe(refusal)
      expect(await attempt({ key, challenge: wasted, signature: await sign(wasted) })).toBe(refusal)
    })

    test('one challenge in ten requests at once, except for the first', async () => {
      const { device, key, challenge, sign } = await browserOf('bahram')
      const once = await challenge()
      const request = { key, challenge: once, signature: await sign(once) }
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, () => device.call(openDeviceSession, request)),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    test('a challenge after two minutes', async () => {
      const { key, challenge, sign } = await browserOf('bahram')
      const late = await challenge()
      world.passTime(2 * minute)
      expect(await attempt({ key, challenge: late, signature: await sign(late) })).toBe(refusal)
    })

    test('an invented challenge, and a challenge for another key', async () => {
      const bahram = await browserOf('bahram')
      const clara = await browserOf('clara')
      const invented = 'A'.repeat(43)
      expect(
        await attempt({ key: bahram.key, challenge: invented, signature: await bahram.sign(invented) }),
      ).toBe(refusal)
      const hers = await clara.challenge()
      expect(await attempt({ key: bahram.key, challenge: hers, signature: await bahram.sign(hers) })).toBe(
        refusal,
      )
    })

    test('a signature of another key, of another text, in another form, or none', async () => {
      const { key, challenge, sign } = await browserOf('bahram')
      const stranger = await createKeyPair()
      const wrong = [
        await stranger.sign(await challenge()),
        await sign('etwas anderes'),
        Buffer.alloc(64).toString('base64url'),
        'zu-kurz',
        '',
      ]
      for (const signature of wrong) {
        expect(await attempt({ key, challenge: await challenge(), signature })).toBe(refusal)
      }
      const upper = await challenge()
      expect(await attempt({ key, challenge: upper.toUpperCase(), signature: await sign(upper) })).toBe(
        refusal,
      )
    })

    test('an unknown key, which gets a challenge like any other, stored like any other', async () => {
      const key = randomUUID()
      const { challenge } = await world.device().call(createDeviceChallenge, { key })
      expect(challenge).toMatch(/^[\w-]{43}$/)
      const stored = await world.db.select().from(deviceChallenges).where(eq(deviceChallenges.keyId, key))
      expect(stored).toHaveLength(1)
      const { sign } = await createKeyPair()
      expect(await attempt({ key, challenge, signature: await sign(challenge) })).toBe(refusal)
      // The refusal consumes the challenge, as with a known key.
      expect(await world.db.$count(deviceChallenges, eq(deviceChallenges.keyId, key))).toBe(0)
    })
  })

  test('runs the same statements and one signature check for a known and an unknown key', async () => {
    const { key } = await browserOf('bahram')
    const { sign } = await createKeyPair()
    const workFor = async (key: string) => {
      const work: string[] = []
      const recording = <Handle extends object>(handle: Handle): Handle =>
        new Proxy(handle, {
          get(target, name) {
            if (['select', 'insert', 'delete', 'update'].includes(String(name))) work.push(String(name))
            if (name !== 'transaction') return Reflect.get(target, name)
            const { transaction } = world.db
            return (run: Parameters<typeof transaction>[0]) =>
              transaction.call(world.db, (tx) => run(recording(tx)))
          },
        })
      const checks = vi.spyOn(webcrypto.subtle, 'verify')
      const parts = { db: recording(world.db), now: () => new Date() }
      const call = { actor: null, networks: [], signal: AbortSignal.timeout(minute) } as never
      const { challenge } = (await createChallengeRoute(parts).run({ key }, call)) as { challenge: string }
      const input = { key, challenge, signature: await sign(challenge) }
      await expect(openSessionRoute(parts).run(input, call)).rejects.toMatchObject({
        code: 'device-key-refused',
      })
      work.push(`${checks.mock.calls.length} signature check`)
      checks.mockRestore()
      return work
    }
    const known = await workFor(key)
    expect(known).toEqual(['select', 'delete', 'insert', 'delete', 'select', '1 signature check'])
    expect(await workFor(randomUUID())).toEqual(known)
  })

  test('a flood of challenges leaves those of two minutes: each new one deletes ten that have expired', async () => {
    const { challenge, start } = await browserOf('bahram')
    await world.db.delete(deviceChallenges)
    const ask = () => world.device().call(createDeviceChallenge, { key: randomUUID() })
    await Promise.all(Array.from({ length: 5 * deletedAtOnce }, ask))
    world.passTime(2 * minute + 1)
    await Promise.all(Array.from({ length: 4 }, challenge))
    const left = () => world.db.$count(deviceChallenges)
    // Concurrent requests skip rows that another request is deleting.
    expect(await left()).toBeLessThanOrEqual(5 * deletedAtOnce + 4 - deletedAtOnce)
    while ((await left()) > 4 + deletedAtOnce) await challenge()
    await start()
  })

  test.each([
    ['a private part', { d: 'A'.repeat(43) }],
    ['another curve', { crv: 'P-384' }],
    ['another kind', { kty: 'RSA' }],
    ['a short coordinate', { x: 'A'.repeat(42) }],
    ['another alphabet', { y: `${'A'.repeat(42)}+` }],
    ['a point that is not on the curve', { x: 'A'.repeat(43), y: 'A'.repeat(43) }],
  ])('a public key with %s is not kept', async (_, part) => {
    const device = await world.signedIn('clara')
    const { publicKey } = await createKeyPair()
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/device-keys',
      headers: { authorization: `Bearer ${device.token}` },
      payload: { public_key: { ...publicKey, ...part }, device_id: device.deviceId },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-input' })
  })

  test('only for the device of the session a key is kept, and only while it is the active one', async () => {
    const [phone, laptop] = [world.device(), world.device()]
    await phone.signIn('clara')
    const { publicKey } = await createKeyPair()
    const add = (device_id: string) => phone.call(addDeviceKey, { public_key: publicKey, device_id })
    await expect(add(laptop.deviceId)).rejects.toMatchObject({ code: 'invalid-input' })
    await laptop.signIn('clara')
    await expect(add(phone.deviceId)).rejects.toMatchObject({ code: 'other-device' })
  })

  test('the database contains nothing that opens a session: no challenge, no private key', async () => {
    const { challenge } = await browserOf('bahram')
    const open = await challenge()
    expect(textsIn(await world.db.select().from(deviceChallenges))).not.toContain(open)
    for (const { publicKey } of await world.db.select().from(deviceKeys)) expect(publicKey).toHaveLength(65)
  })
})
