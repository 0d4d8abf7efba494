import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn } from '@pol/contract/accounts'
import { getUsers } from '@pol/contract/administration'
import { listModeratedRecordings } from '@pol/contract/moderation'
import { confirmPasskey, readPasskeyLink, takeBackPasskeyChange } from '@pol/contract/passkey-links'
import {
  addPasskey,
  createPasskeyChallenge,
  listPasskeys,
  openPasskeySession,
  preparePasskey,
  removePasskey,
} from '@pol/contract/passkeys'
import { readPasswordLink, resetPassword, updatePassword } from '@pol/contract/password-links'
import { prove } from '@pol/contract/proofs'
import { signOutEverywhere } from '@pol/contract/security'
import { updateAccountSettings } from '@pol/contract/account-settings'
import { passkeyLinks, passkeys, removedPasskeys } from '../../src/database/schema.ts'
import { createAuthenticator } from '../authenticator.ts'
import { staySignedIn } from '../browser-key.ts'
import { newestToken, subjects } from '../newest-link.ts'
import { cast, createWorld, type Device, type Name, type World } from '../world.ts'
import { hasDatabase } from '../test-database.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
const newPassword = 'ein-neues-geheimnis'
type Authenticator = ReturnType<typeof createAuthenticator>

/**
 * The table of docs/security.md ("What opens an account"): a thief knows the password, or holds a session, and adds what
 * opens the account later. The owner has the mailbox and uses the link of one mail.
 */
describe.runIf(hasDatabase).each([
  ['with passkeys offered', false],
  ['with ADMIN_PASSKEYS=required', true],
] as const)('a stolen account, %s', (_, requiresPasskeys) => {
  describe.each(['bahram', 'mo', 'anna'] as const)('of %s', (name) => {
    let world: World
    // Each story begins with a new password by mail.
    const limits = { resetMails: { points: 100, duration: 3600 } }
    beforeAll(async () => void (world = await createWorld({ requiresPasskeys, limits })))
    afterAll(() => world.stop())
    const isStaff = name !== 'bahram'
    const { email, password } = cast[name]

    const enter = async (device: Device, secret: string, passkey?: ReturnType<Authenticator['get']>) => {
      const { deviceId, deviceSecret } = device
      const input = { email, password: secret, as: 'user', deviceId, deviceSecret, passkey } as const
      device.token = (await device.call(signIn, input)).token
    }
    const enterByPasskey = async (device: Device, authenticator: Authenticator) => {
      const { deviceId, deviceSecret } = device
      const passkey = authenticator.get(await device.call(createPasskeyChallenge, {}))
      const session = await device.call(openPasskeySession, { passkey, deviceId, deviceSecret, as: 'user' })
      device.token = session.token
    }
    const add = async (device: Device) => {
      const authenticator = createAuthenticator()
      const credential = authenticator.create(await device.call(preparePasskey, {}))
      const { id } = await device.call(addPasskey, { name: 'Telefon', credential })
      return { authenticator, id }
    }
    const isOpenTo = (attempt: Promise<unknown>) =>
      attempt.then(
        () => true,
        () => false,
      )
    const setPassword = (device: Device, token: string, passkey?: ReturnType<Authenticator['get']>) => {
      const { deviceId, deviceSecret } = device
      const input = { token, password: newPassword, deviceId, deviceSecret, passkey }
      return device.call(updatePassword, input)
    }
    /** Everything as at the beginning, also the password. */
    const startAgain = async () => {
      await world.db.delete(passkeys)
      await world.db.delete(removedPasskeys)
      await world.db.delete(passkeyLinks)
      const device = world.device()
      await device.call(resetPassword, { email })
      const token = await newestToken(world, email, 'reset')
      await device.call(updatePassword, { token, password })
      await world.untilOutboxEmpty()
      world.mailbox.mails.length = 0
    }

    test('a passkey that a thief has added: one mail tells of it, and its link throws the thief out for good', async () => {
      await startAgain()
      const [thief, owner] = [world.device('198.51.100.1'), world.device()]
      await enter(thief, password)
      const { authenticator } = await add(thief)
      // The password alone decides nothing about the second factor, and opens no administration.
      await expect(thief.call(readSession, {})).resolves.toMatchObject({ has_passkey: !isStaff })
      const administration =
        name === 'anna' ? thief.call(getUsers, {}) : thief.call(listModeratedRecordings, {})
      expect(await isOpenTo(administration)).toBe(isStaff && !requiresPasskeys)
      // The owner is not locked out.
      await enter(owner, password)

      const token = await newestToken(world, email, 'added')
      await expect(owner.call(readPasskeyLink, { token })).resolves.toEqual({
        change: 'added',
        name: 'Telefon',
        waits: isStaff,
      })
      const { token: passwordToken } = await owner.call(takeBackPasskeyChange, { token })
      await setPassword(owner, passwordToken)
      expect(await isOpenTo(thief.call(readSession, {}))).toBe(false)
      expect(await isOpenTo(enterByPasskey(thief, authenticator))).toBe(false)
      expect(await isOpenTo(enter(thief, password))).toBe(false)
      await enter(owner, newPassword)
      expect(await owner.call(listPasskeys, {})).toEqual([])
      await expect(owner.call(takeBackPasskeyChange, { token })).rejects.toMatchObject({
        code: 'link-expired',
      })
    })

    test('a passkey that a thief has added ends with a new password by the reset mail, too, unless it is kept', async () => {
      await startAgain()
      const [thief, owner] = [world.device('198.51.100.1'), world.device()]
      await enter(thief, password)
      const { authenticator } = await add(thief)
      await owner.call(resetPassword, { email })
      const token = await newestToken(world, email, 'reset')
      const { passkeys: listed } = await owner.call(readPasswordLink, { token })
      expect(listed).toMatchObject([{ name: 'Telefon' }])
      await setPassword(owner, token)
      expect(await isOpenTo(enterByPasskey(thief, authenticator))).toBe(false)
      expect(await isOpenTo(enter(thief, password))).toBe(false)
      await enter(owner, newPassword)
    })

    test('a passkey that its owner keeps stays', async () => {
      await startAgain()
      const owner = world.device()
      await enter(owner, password)
      const { authenticator, id } = await add(owner)
      await owner.call(resetPassword, { email })
      const token = await newestToken(world, email, 'reset')
      const { deviceId, deviceSecret } = owner
      const kept = { token, password: newPassword, deviceId, deviceSecret, keep_passkeys: [id] }
      await owner.call(updatePassword, kept)
      expect(await isOpenTo(enterByPasskey(owner, authenticator))).toBe(true)
    })

    test('a device key of a thief ends with a new password by one mail', async () => {
      await startAgain()
      const [thief, owner] = [world.device('198.51.100.1'), world.device()]
      await enter(thief, password)
      const { start } = await staySignedIn(thief)
      await owner.call(resetPassword, { email })
      await setPassword(owner, await newestToken(world, email, 'reset'))
      expect(await isOpenTo(start())).toBe(false)
      expect(await isOpenTo(thief.call(readSession, {}))).toBe(false)
      await enter(owner, newPassword)
    })

    test.each(['added', 'removed'] as const)(
      'a thief with an open session and the password exchanges the passkey: the mail about the %s one is enough',
      async (about) => {
        await startAgain()
        const owner = world.device()
        await enter(owner, password)
        const own = await add(owner)
        if (isStaff) await owner.call(confirmPasskey, { token: await newestToken(world, email, 'added') })
        world.passTime(10 * minute)
        await world.untilOutboxEmpty()
        world.mailbox.mails.length = 0
        // The thief takes over the open tab.
        const thief = world.device()
        thief.token = owner.token
        await expect(thief.call(removePasskey, { id: own.id })).rejects.toMatchObject({
          code: 'proof-needed',
        })
        await thief.call(prove, { password })
        const { authenticator } = await add(thief)
        await thief.call(removePasskey, { id: own.id })

        const token = await newestToken(world, email, about)
        expect(new Set(world.mailbox.mails.map(({ subject }) => subject))).toEqual(
          new Set([subjects.removed, subjects.added]),
        )
        expect(world.mailbox.mails).toHaveLength(2)
        const { token: passwordToken } = await owner.call(takeBackPasskeyChange, { token })
        const restored = own.authenticator
        const assertion = restored.get(await owner.call(createPasskeyChallenge, {}))
        await setPassword(owner, passwordToken, about === 'removed' && isStaff ? assertion : undefined)
        expect(await isOpenTo(enterByPasskey(thief, authenticator))).toBe(false)
        expect(await isOpenTo(thief.call(readSession, {}))).toBe(false)
        await enter(
          owner,
          newPassword,
          about === 'removed' && isStaff
            ? restored.get(await owner.call(createPasskeyChallenge, {}))
            : undefined,
        )
      },
    )

    test('the links last seven days, and then what was removed is gone', async () => {
      await startAgain()
      const owner = world.device()
      await enter(owner, password)
      const { id } = await add(owner)
      await owner.call(removePasskey, { id })
      const token = await newestToken(world, email, 'removed')
      world.passTime(7 * day - minute)
      await owner.call(readPasskeyLink, { token })
      world.passTime(minute)
      for (const operation of [readPasskeyLink, takeBackPasskeyChange])
        await expect(owner.call(operation, { token })).rejects.toMatchObject({ code: 'link-expired' })
      await world.sweep()
      expect(await world.db.$count(removedPasskeys)).toBe(0)
    })

    test('signing out everywhere leaves passkeys, which the screen offers to remove', async () => {
      await startAgain()
      const owner = world.device()
      await enter(owner, password)
      const { authenticator } = await add(owner)
      await owner.call(signOutEverywhere, {})
      expect(await isOpenTo(enterByPasskey(owner, authenticator))).toBe(true)
    })
  })
})

describe.runIf(hasDatabase)('mails about passkeys', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  const signedIn = async (name: Name) => {
    const device = world.device()
    await device.signIn(name)
    return device
  }

  test('are in the language of the account, quote the name that a thief has chosen, and hold one link', async () => {
    const clara = await signedIn('clara')
    await clara.call(updateAccountSettings, { language: 'fa' })
    const authenticator = createAuthenticator()
    const credential = authenticator.create(await clara.call(preparePasskey, {}))
    await clara.call(addPasskey, { name: 'https://evil.example/klick', credential })
    await world.untilOutboxEmpty()
    const mail = world.mailbox.mails.at(-1)
    expect(mail?.subject).toBe('Pol: یک گذرکلید اضافه شد')
    expect(mail?.text).not.toContain('https://evil.example')
    expect(mail?.text?.match(/https:\/\/\S+/g)).toHaveLength(1)
  })

  test('a guessed link confirms and takes back nothing, and guesses count for the network', async () => {
    const small = await createWorld({ limits: { linkNetwork: { points: 3, duration: 600 } } })
    try {
      const device = small.device('203.0.113.9')
      for (const operation of [readPasskeyLink, confirmPasskey, takeBackPasskeyChange])
        await expect(device.call(operation, { token: 'geraten' })).rejects.toMatchObject({
          code: 'link-expired',
        })
      await expect(device.call(readPasswordLink, { token: 'geraten' })).rejects.toMatchObject({
        code: 'too-many-attempts',
      })
    } finally {
      await small.stop()
    }
  })

  test('an unused reset link does not forgive failed guesses at the second factor', async () => {
    const small = await createWorld({ limits: { signInStrangers: { atOnce: 3, everySeconds: 3600 } } })
    try {
      const owner = small.device()
      await owner.signIn('anna')
      const authenticator = createAuthenticator()
      const credential = authenticator.create(await owner.call(preparePasskey, {}))
      await owner.call(addPasskey, { name: 'Laptop', credential })
      const { email } = cast.anna
      await owner.call(confirmPasskey, { token: await newestToken(small, email, 'added') })
      await owner.call(resetPassword, { email })
      const token = await newestToken(small, email, 'reset')
      const thief = small.device('203.0.113.9')
      const { deviceId, deviceSecret } = thief
      const guess = async () => {
        const redeemed = thief.call(updatePassword, { token, password: newPassword })
        await expect(redeemed).rejects.toMatchObject({ code: 'passkey-required' })
        const input = { email, password: 'geraten', as: 'user', deviceId, deviceSecret } as const
        return thief.call(signIn, input).catch(({ code }) => code)
      }
      const codes: unknown[] = []
      for (let n = 0; n < 6; n += 1) codes.push(await guess())
      expect(codes).toEqual([...Array(3).fill('invalid-credentials'), ...Array(3).fill('too-many-attempts')])
    } finally {
      await small.stop()
    }
  })
})
