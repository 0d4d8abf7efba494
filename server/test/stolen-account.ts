import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  readSession,
  signIn,
  createPasskeyChallenge,
  openPasskeySession,
  prove,
} from '@pol/contract/operations/sign-in'
import { getUsers } from '@pol/contract/operations/administration'
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
import { signOutEverywhere } from '@pol/contract/operations/own-account'
import { passkeyLinks, passkeys, removedPasskeys } from '../src/database/schema.ts'
import { createAuthenticator } from './authenticator.ts'
import { staySignedIn } from './browser-key.ts'
import { newestToken, tokensTo } from './newest-link.ts'
import { cast, createWorld, type Device, type World } from './world.ts'
import { hasDatabase } from './test-database.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
const newPassword = 'ein-neues-geheimnis'
type Authenticator = ReturnType<typeof createAuthenticator>

type Victim = 'bahram' | 'mo' | 'anna'

/**
 * The table of docs/security.md ("What opens an account"): a thief knows the password or has a session, and adds a
 * passkey or a device key to return later. The owner has the mailbox and uses the link of one mail.
 */
export function describeStolenAccount(name: Victim, requiresPasskeys: boolean): void {
  const setting = requiresPasskeys ? 'with ADMIN_PASSKEYS=required' : 'with passkeys offered'
  describe.runIf(hasDatabase)(`a stolen account of ${name}, ${setting}`, () => {
    let world: World
    // Each test begins with a reset of the password by mail.
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
    /** Restores the initial state, including the password. */
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
      // The password alone neither confirms the passkey of a staff member nor, where passkeys are required, opens
      // administration.
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
        // The thief copies the session of the open tab.
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

    test('a session that a thief has opened with the password ends when the owner confirms the second factor', async () => {
      await startAgain()
      const owner = world.device()
      await enter(owner, password)
      await add(owner)
      const thief = world.device('198.51.100.1')
      await enter(thief, password)
      await owner.call(confirmPasskey, { token: await newestToken(world, email, 'added') })
      expect(await isOpenTo(thief.call(readSession, {}))).toBe(!isStaff)
    })

    test('the links are valid for seven days; after that, removed passkeys cannot be restored', async () => {
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
}
