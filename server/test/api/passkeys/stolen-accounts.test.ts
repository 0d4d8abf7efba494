import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  readSession,
  signIn,
  createPasskeyChallenge,
  openPasskeySession,
  prove,
} from '@pol/contract/operations/sign-in'
import { addUserRole, getUsers } from '@pol/contract/operations/administration'
import { listModeratedRecordings } from '@pol/contract/operations/moderation'
import {
  confirmPasskey,
  readPasskeyLink,
  takeBackPasskeyChange,
  addPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
} from '@pol/contract/operations/passkeys'
import { readPasswordLink, resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { signOutEverywhere, updateAccountSettings } from '@pol/contract/operations/own-account'
import { passkeyLinks, passkeys, removedPasskeys } from '../../../src/database/schema.ts'
import { createAuthenticator } from '../../authenticator.ts'
import { staySignedIn } from '../../browser-key.ts'
import { newestToken, tokensTo } from '../../newest-link.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'
import { hasDatabase } from '../../test-database.ts'

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

    test.each([
      ['the first added one', 'added', 0],
      ['the second added one', 'added', 1],
      ['the removed one', 'removed', 0],
    ] as const)(
      'a thief with an open session and the password exchanges the passkeys: the mail about %s is enough',
      async (_title, about, index) => {
        await startAgain()
        const owner = world.device()
        await enter(owner, password)
        const own = await add(owner)
        if (isStaff) {
          await owner.call(confirmPasskey, { token: await newestToken(world, email, 'added') })
          await enterByPasskey(owner, own.authenticator)
        }
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
        const [first, second] = [await add(thief), await add(thief)]
        await thief.call(removePasskey, { id: own.id })

        const token = String((await tokensTo(world, email, about))[index])
        expect(world.mailbox.mails).toHaveLength(3)
        const { token: passwordToken } = await owner.call(takeBackPasskeyChange, { token })
        const assertionOf = async () => own.authenticator.get(await owner.call(createPasskeyChallenge, {}))
        await setPassword(owner, passwordToken, await assertionOf())
        for (const { authenticator } of [first, second])
          expect(await isOpenTo(enterByPasskey(thief, authenticator))).toBe(false)
        expect(await isOpenTo(thief.call(readSession, {}))).toBe(false)
        await enter(owner, newPassword, isStaff ? await assertionOf() : undefined)
      },
    )

    test('a passkey of a thief that waits is worth nothing once the owner has confirmed another one', async () => {
      await startAgain()
      const [thief, owner] = [world.device('198.51.100.1'), world.device()]
      await enter(thief, password)
      const { authenticator } = await add(thief)
      await enter(owner, password)
      const own = await add(owner)
      await owner.call(confirmPasskey, { token: await newestToken(world, email, 'added') })
      expect(await isOpenTo(enterByPasskey(thief, authenticator))).toBe(!isStaff)
      const asserted = authenticator.get(await thief.call(createPasskeyChallenge, {}))
      expect(await isOpenTo(enter(thief, password, asserted))).toBe(!isStaff)
      await enterByPasskey(owner, own.authenticator)
    })

    test('what a thief has opened with the password ends when the owner confirms the second factor', async () => {
      await startAgain()
      const owner = world.device()
      await enter(owner, password)
      await add(owner)
      const thief = world.device('198.51.100.1')
      await enter(thief, password)
      await owner.call(confirmPasskey, { token: await newestToken(world, email, 'added') })
      expect(await isOpenTo(thief.call(readSession, {}))).toBe(!isStaff)
    })

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

describe.runIf(hasDatabase)('a learner whose account a thief has', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld({ requiresPasskeys: true })))
  afterAll(() => world.stop())

  test('is not locked out by becoming a moderator: the passkey waits, and a new mail tells of it', async () => {
    const { email, password } = cast.clara
    const thief = world.device('198.51.100.1')
    await thief.signIn('clara')
    const authenticator = createAuthenticator()
    const credential = authenticator.create(await thief.call(preparePasskey, {}))
    await thief.call(addPasskey, { name: 'Telefon', credential })
    // Clara overlooks the mail.
    world.passTime(8 * day)
    const anna = world.device()
    await anna.signIn('anna')
    const annas = createAuthenticator()
    const annasCredential = annas.create(await anna.call(preparePasskey, {}))
    await anna.call(addPasskey, { name: 'Laptop', credential: annasCredential })
    await anna.call(confirmPasskey, { token: await newestToken(world, cast.anna.email, 'added') })
    const { deviceId, deviceSecret } = anna
    const passkey = annas.get(await anna.call(createPasskeyChallenge, {}))
    anna.token = (await anna.call(openPasskeySession, { passkey, deviceId, deviceSecret, as: 'admin' })).token
    const clara = world.device()
    await clara.signIn('clara')
    const { user } = await clara.call(readSession, {})
    world.mailbox.mails.length = 0
    await anna.call(addUserRole, { user_id: user.id, role: 'moderator' })
    await clara.signIn('clara')
    const { token } = await clara.call(takeBackPasskeyChange, {
      token: await newestToken(world, email, 'added'),
    })
    await clara.call(updatePassword, { token, password })
    const again = authenticator.get(await thief.call(createPasskeyChallenge, {}))
    const opened = thief.call(openPasskeySession, {
      passkey: again,
      deviceId: thief.deviceId,
      deviceSecret: thief.deviceSecret,
      as: 'user',
    })
    await expect(opened).rejects.toMatchObject({ code: 'passkey-refused' })
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
