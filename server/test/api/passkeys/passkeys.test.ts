import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  readSession,
  signIn,
  createPasskeyChallenge,
  openPasskeySession,
} from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { addUserRole, getUsers, removeUserRole, listAudit } from '@pol/contract/operations/administration'
import { listModeratedRecordings } from '@pol/contract/operations/moderation'
import {
  confirmPasskey,
  type Assertion,
  addPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
  removePasskeysOfUser,
} from '@pol/contract/operations/passkeys'
import { audit, passkeyChallenges, passkeys } from '../../../src/database/schema.ts'
import { textsIn } from '../../all-rows.ts'
import { createAuthenticator } from '../../authenticator.ts'
import { staySignedIn } from '../../browser-key.ts'
import { newestToken } from '../../newest-link.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'
import { passkeysMaximum } from '@pol/contract/limits'

const minute = 60 * 1000
const refused = {
  code: 'passkey-refused',
  status: 401,
  message: 'Dieser Passkey wurde nicht anerkannt. Bitte versuchen Sie es noch einmal.',
}
const required = {
  code: 'passkey-required',
  status: 401,
  message: 'Bitte bestätigen Sie die Anmeldung mit Ihrem Passkey.',
}
type Authenticator = ReturnType<typeof createAuthenticator>

/** Adds a passkey for the user of this device. */
async function add(device: Device, authenticator = createAuthenticator()) {
  const options = await device.call(preparePasskey, {})
  const credential = authenticator.create(options)
  const passkey = await device.call(addPasskey, { name: 'Laptop', credential })
  return { authenticator, passkey, options }
}

/** Signs a new challenge. */
async function assertionOf(device: Device, authenticator: Authenticator, ...changes: never[] | [object]) {
  return authenticator.get(await device.call(createPasskeyChallenge, {}), ...changes)
}

async function open(device: Device, passkey: Assertion, as: 'user' | 'admin' = 'user') {
  const { deviceId, deviceSecret } = device
  const session = await device.call(openPasskeySession, { passkey, deviceId, deviceSecret, as })
  device.token = session.token
  return session
}

/** An administrator or moderator adds a passkey, confirms it by the link in the mail, and signs in with it again. */
async function addConfirmed(world: World, device: Device, name: Name) {
  const added = await add(device)
  const token = await newestToken(world, cast[name].email, 'added')
  await device.call(confirmPasskey, { token })
  await open(device, await assertionOf(device, added.authenticator))
  return added
}

async function signInWith(device: Device, name: Name, passkey?: Assertion, as: 'user' | 'admin' = 'user') {
  const { email, password } = cast[name]
  const { deviceId, deviceSecret } = device
  const session = await device.call(signIn, { email, password, as, deviceId, deviceSecret, passkey })
  device.token = session.token
  return session
}

describe.runIf(hasDatabase)('passkeys', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())
  beforeEach(async () => void (await world.db.delete(passkeys)))

  test('Bahram adds one, sees it in his list, and signs in with it on another device without a password', async () => {
    const laptop = await world.signedIn('bahram')
    await expect(laptop.call(readSession, {})).resolves.toMatchObject({ has_passkey: false })
    const { authenticator, passkey, options } = await add(laptop)
    expect(options).toMatchObject({
      rp: { id: 'pol.example.org', name: 'Pol' },
      user: { name: cast.bahram.email, displayName: cast.bahram.username },
      excludeCredentials: [],
    })
    const list = await laptop.call(listPasskeys, {})
    expect(list).toEqual([passkey])
    expect(passkey).toMatchObject({ name: 'Laptop' })
    const phone = world.device()
    world.passTime(minute)
    const session = await open(phone, await assertionOf(phone, authenticator))
    expect(session).toMatchObject({ user: { email: cast.bahram.email }, roles: ['user'], has_passkey: true })
    await expect(laptop.call(readSession, {})).rejects.toMatchObject({ code: 'other-device' })
    const [used] = await phone.call(listPasskeys, {})
    expect(Date.parse(String(used?.used_at))).toBeGreaterThan(Date.parse(passkey.used_at))
  })

  test('a learner with a passkey can still use the password alone, and stay signed in', async () => {
    const device = await world.signedIn('bahram')
    await add(device)
    await signInWith(device, 'bahram')
    const { start } = await staySignedIn(device)
    await expect(start()).resolves.toMatchObject({ user: { email: cast.bahram.email } })
  })

  test('a synchronised passkey, whose counter stays 0, can be used repeatedly', async () => {
    const device = await world.signedIn('clara')
    const { authenticator } = await add(device, createAuthenticator({ counts: false }))
    for (let times = 0; times < 3; times += 1) {
      const session = await open(device, await assertionOf(device, authenticator))
      expect(session).toMatchObject({ user: { email: cast.clara.email } })
    }
  })

  test('the tab Administrator refuses a learner, and does not sign her out elsewhere', async () => {
    const device = await world.signedIn('clara')
    const { authenticator } = await add(device)
    const other = world.device()
    await expect(open(other, await assertionOf(other, authenticator), 'admin')).rejects.toMatchObject({
      code: 'not-an-administrator',
    })
    await device.call(readSession, {})
  })

  describe('a sign-in is refused', () => {
    let device: Device
    let authenticator: Authenticator
    beforeEach(async () => {
      device = await world.signedIn('clara')
      authenticator = (await add(device)).authenticator
    })

    test.each([
      ['for another address', { origin: 'https://pol.example.com' }],
      ['for another host', { rpId: 'example.org' }],
      ['as an answer to something else', { type: 'webauthn.create' }],
      ['without verifying who uses it', { userVerified: false }],
      ['for another user', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ])('that was signed %s', async (_, changes) => {
      await expect(open(device, await assertionOf(device, authenticator, changes))).rejects.toMatchObject(
        refused,
      )
      await open(device, await assertionOf(device, authenticator))
    })

    test('with a counter that has not increased, as of a copy of the authenticator', async () => {
      await open(device, await assertionOf(device, authenticator, { counter: 7 }))
      for (const counter of [7, 6, 0]) {
        const stale = await assertionOf(device, authenticator, { counter })
        await expect(open(device, stale)).rejects.toMatchObject(refused)
      }
      await open(device, await assertionOf(device, authenticator, { counter: 8 }))
    })

    test('with a challenge that was used, in ten requests at once except for the first', async () => {
      const once = await assertionOf(device, authenticator)
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => open(device, once)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await expect(open(device, once)).rejects.toMatchObject(refused)
    })

    test('with a challenge that is two minutes old', async () => {
      const late = await assertionOf(device, authenticator)
      world.passTime(2 * minute)
      await expect(open(device, late)).rejects.toMatchObject(refused)
    })

    test('with an invented challenge, and with one for adding a passkey', async () => {
      const rpId = 'pol.example.org'
      const invented = authenticator.get({ rpId, challenge: 'A'.repeat(43) })
      await expect(open(device, invented)).rejects.toMatchObject(refused)
      const { challenge } = await device.call(preparePasskey, {})
      await expect(open(device, authenticator.get({ rpId, challenge }))).rejects.toMatchObject(refused)
    })

    test('with an unknown passkey, and with the signature of another passkey', async () => {
      const unknown = createAuthenticator()
      await expect(open(device, await assertionOf(device, unknown))).rejects.toMatchObject(refused)
      const forged = { ...(await assertionOf(device, unknown)), id: authenticator.id }
      await expect(open(device, forged)).rejects.toMatchObject(refused)
    })

    test('with malformed data', async () => {
      const { id, response } = await assertionOf(device, authenticator)
      for (const data of [null, 5, {}, { type: 'webauthn.get', challenge: 5 }]) {
        const clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url')
        await expect(open(device, { id, response: { ...response, clientDataJSON } })).rejects.toMatchObject(
          refused,
        )
      }
      for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
        const broken = { id, response: { ...response, [part]: 'AAAA' } }
        await expect(open(device, broken)).rejects.toMatchObject(refused)
      }
    })

    test('after the passkey was removed, which only its owner can do', async () => {
      const [own] = await device.call(listPasskeys, {})
      const id = String(own?.id)
      const bahram = await world.signedIn('bahram')
      await expect(bahram.call(removePasskey, { id })).resolves.toEqual({})
      await open(device, await assertionOf(device, authenticator))
      await expect(device.call(removePasskey, { id })).resolves.toEqual({})
      await expect(open(device, await assertionOf(device, authenticator))).rejects.toMatchObject(refused)
      await expect(device.call(removePasskey, { id })).resolves.toEqual({})
    })
  })

  test('failed sign-ins by passkey count for the network, together with those by password', async () => {
    const small = await createWorld({ limits: { signInNetwork: { points: 3, duration: 600 } } })
    try {
      const device = small.device('203.0.113.5')
      const attempt = async () => open(device, await assertionOf(device, createAuthenticator()))
      for (let times = 0; times < 3; times += 1) await expect(attempt()).rejects.toMatchObject(refused)
      await expect(attempt()).rejects.toMatchObject({ code: 'too-many-attempts', status: 429 })
      await expect(signInWith(device, 'bahram')).rejects.toMatchObject({ code: 'too-many-attempts' })
    } finally {
      await small.stop()
    }
  })

  describe('a new one is refused', () => {
    test('with the challenge of another user, of a sign-in, or that was used', async () => {
      const [clara, bahram] = [await world.signedIn('clara'), await world.signedIn('bahram')]
      const options = await clara.call(preparePasskey, {})
      const authenticator = createAuthenticator()
      const addAs = (device: Device, challenge = options.challenge) =>
        device.call(addPasskey, {
          name: 'Laptop',
          credential: authenticator.create({ ...options, challenge }),
        })
      await expect(addAs(bahram)).rejects.toMatchObject(refused)
      const { challenge } = await clara.call(createPasskeyChallenge, {})
      await expect(addAs(clara, challenge)).rejects.toMatchObject(refused)
      await addAs(clara)
      await expect(addAs(clara)).rejects.toMatchObject(refused)
    })

    test.each([
      ['of another address', { origin: 'https://pol.example.com' }],
      ['of another host', { rpId: 'example.org' }],
      ['that does not verify its user', { userVerified: false }],
      [
        'with a certificate, whose list of revoked ones would be fetched',
        { attestation: { fmt: 'packed', attStmt: new Map([['x5c', [new Uint8Array(8)]]]) } },
      ],
      [
        'with an attestation in another format',
        { attestation: { fmt: 'android-safetynet', attStmt: new Map([['ver', '1']]) } },
      ],
    ])('%s', async (_, changes) => {
      const device = await world.signedIn('clara')
      const options = await device.call(preparePasskey, {})
      const credential = createAuthenticator().create(options, changes)
      await expect(device.call(addPasskey, { name: 'Laptop', credential })).rejects.toMatchObject(refused)
    })

    test('that another user has', async () => {
      const { authenticator } = await add(await world.signedIn('clara'))
      await expect(add(await world.signedIn('bahram'), authenticator)).rejects.toMatchObject(refused)
    })

    test(`beyond ${passkeysMaximum}`, async () => {
      const device = await world.signedIn('clara')
      for (let count = 0; count < passkeysMaximum; count += 1) await add(device)
      const options = device.call(preparePasskey, {})
      await expect(options).rejects.toMatchObject({ code: 'enough-passkeys', status: 409 })
    })
  })

  test('an authenticator that has one is named, so that the browser adds no second one', async () => {
    const device = await world.signedIn('clara')
    const { authenticator } = await add(device)
    const { excludeCredentials } = await device.call(preparePasskey, {})
    expect(excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ])
  })

  describe.each(['anna', 'mo'] as const)('as the second factor of %s', (name) => {
    test('it is asked for after the right password, and completes the sign-in', async () => {
      const { authenticator } = await addConfirmed(world, await world.signedIn(name), name)
      const device = world.device()
      await expect(signInWith(device, name)).rejects.toMatchObject(required)
      const session = await signInWith(device, name, await assertionOf(device, authenticator))
      expect(session).toMatchObject({ user: { email: cast[name].email } })
      const alone = world.device()
      await open(alone, await assertionOf(alone, authenticator))
    })

    test('it is not asked for after a wrong password', async () => {
      const { authenticator } = await addConfirmed(world, await world.signedIn(name), name)
      const device = world.device()
      const { deviceId, deviceSecret } = device
      const { email } = cast[name]
      const wrong = { email, password: 'geraten', as: 'user', deviceId, deviceSecret } as const
      const passkey = await assertionOf(device, authenticator)
      for (const input of [wrong, { ...wrong, passkey }])
        await expect(device.call(signIn, input)).rejects.toMatchObject({ code: 'invalid-credentials' })
    })

    test('that of another user is refused', async () => {
      await addConfirmed(world, await world.signedIn(name), name)
      const { authenticator } = await add(await world.signedIn('clara'))
      const device = world.device()
      const hers = await assertionOf(device, authenticator)
      await expect(signInWith(device, name, hers)).rejects.toMatchObject(refused)
    })

    test('a link for a new password asks for it too, and is not used up without it', async () => {
      const { authenticator } = await addConfirmed(world, await world.signedIn(name), name)
      const { email, password } = cast[name]
      const device = world.device()
      await device.call(resetPassword, { email })
      const token = await newestToken(world, email, 'reset')
      await expect(device.call(updatePassword, { token, password })).rejects.toMatchObject(required)
      const passkey = await assertionOf(device, authenticator)
      await expect(device.call(updatePassword, { token, password, passkey })).resolves.toMatchObject({
        user: { email },
      })
    })

    test('the device does not stay signed in: neither with a key of before nor with a new one', async () => {
      const device = await world.signedIn(name)
      const { start } = await staySignedIn(device)
      await addConfirmed(world, device, name)
      const ended = { code: 'device-key-refused' }
      await expect(start()).rejects.toMatchObject(ended)
      await expect(staySignedIn(device)).rejects.toMatchObject(ended)
    })
  })

  test('a learner who becomes a moderator confirms the passkey by a new mail, and is asked for it from then on', async () => {
    const device = await world.signedIn('bahram')
    const { authenticator } = await add(device)
    const { start } = await staySignedIn(device)
    const { user } = await start()
    const admin = await world.signedIn('anna')
    await world.untilOutboxEmpty()
    world.mailbox.mails.length = 0
    const { id } = await admin.call(addUserRole, { user_id: user.id, role: 'moderator' })
    await start()
    await device.call(confirmPasskey, { token: await newestToken(world, cast.bahram.email, 'added') })
    await expect(start()).rejects.toMatchObject({ code: 'device-key-refused' })
    await expect(signInWith(device, 'bahram')).rejects.toMatchObject(required)
    await open(device, await assertionOf(device, authenticator))
    await admin.call(removeUserRole, { id })
  })

  test('an administrator removes lost passkeys of a user, which is recorded in the audit trail', async () => {
    await world.db.delete(audit)
    const moderator = await world.signedIn('mo')
    const { id } = (await moderator.call(readSession, {})).user
    await addConfirmed(world, moderator, 'mo')
    await add(moderator)
    await expect(signInWith(moderator, 'mo')).rejects.toMatchObject(required)
    const anna = await world.signedIn('anna')
    await expect(anna.call(removePasskeysOfUser, { user_id: id })).resolves.toEqual({ removed: 2 })
    await expect(anna.call(removePasskeysOfUser, { user_id: id })).resolves.toEqual({ removed: 0 })
    await signInWith(moderator, 'mo')
    const { body } = await anna.call(listAudit, {})
    const deeds = body.map(
      ({ action, actor, subject }) => `${actor?.username} ${action} ${subject?.username}`,
    )
    expect(deeds.toSorted()).toEqual([
      'Anna remove-passkey Mo',
      'Anna remove-passkey Mo',
      'Mo add-passkey Mo',
      'Mo add-passkey Mo',
      'Mo confirm-passkey Mo',
    ])
    await expect(anna.call(removePasskeysOfUser, { user_id: randomUUID() })).rejects.toMatchObject({
      code: 'user-not-found',
    })
  })

  test('challenges that have expired are deleted by the next one', async () => {
    const device = world.device()
    for (let count = 0; count < 5; count += 1) await device.call(createPasskeyChallenge, {})
    world.passTime(3 * minute)
    const { challenge } = await device.call(createPasskeyChallenge, {})
    const stored = await world.db.select().from(passkeyChallenges)
    expect(stored).toHaveLength(1)
    expect(textsIn(stored)).not.toContain(challenge)
  })
})

describe.runIf(hasDatabase)('with ADMIN_PASSKEYS=required', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld({ requiresPasskeys: true })))
  afterAll(() => world.stop())

  test('administration and moderation are closed until a passkey is added; nothing else is', async () => {
    const missing = {
      code: 'passkey-missing',
      status: 403,
      message: 'Dieser Bereich verlangt einen Passkey. Bitte fügen Sie zuerst einen hinzu.',
    }
    const anna = await world.signedIn('anna', 'admin')
    await expect(anna.call(readSession, {})).resolves.toMatchObject({ roles: ['admin'], has_passkey: false })
    await expect(anna.call(getUsers, {})).rejects.toMatchObject(missing)
    await expect(anna.call(listModeratedRecordings, {})).rejects.toMatchObject(missing)
    const { passkey } = await addConfirmed(world, anna, 'anna')
    await anna.call(getUsers, {})
    await anna.call(listModeratedRecordings, {})
    await anna.call(removePasskey, { id: passkey.id })
    await expect(anna.call(getUsers, {})).rejects.toMatchObject(missing)
    const bahram = await world.signedIn('bahram')
    await expect(bahram.call(getUsers, {})).rejects.toMatchObject({ code: 'forbidden' })
  })
})
