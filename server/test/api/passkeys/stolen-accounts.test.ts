import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  readSession,
  signIn,
  createPasskeyChallenge,
  openPasskeySession,
} from '@pol/contract/operations/sign-in'
import { addUserRole } from '@pol/contract/operations/administration'
import {
  confirmPasskey,
  readPasskeyLink,
  takeBackPasskeyChange,
  addPasskey,
  preparePasskey,
} from '@pol/contract/operations/passkeys'
import { readPasswordLink, resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { updateAccountSettings } from '@pol/contract/operations/own-account'
import { describeStolenAccount } from '../../stolen-account.ts'
import { createAuthenticator } from '../../authenticator.ts'
import { newestToken } from '../../newest-link.ts'
import { cast, createWorld, type World } from '../../world.ts'
import { hasDatabase } from '../../test-database.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
const newPassword = 'ein-neues-geheimnis'

// stolen-accounts.proof.test.ts has the other combinations of victim and setting.
describeStolenAccount('bahram', false)
describeStolenAccount('anna', true)

describe.runIf(hasDatabase)('a learner whose account was taken over', () => {
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
    // The link in the mail has expired; Clara has not used it.
    world.passTime(8 * day)
    const anna = await world.signedIn('anna')
    const annas = createAuthenticator()
    const annasCredential = annas.create(await anna.call(preparePasskey, {}))
    await anna.call(addPasskey, { name: 'Laptop', credential: annasCredential })
    await anna.call(confirmPasskey, { token: await newestToken(world, cast.anna.email, 'added') })
    const { deviceId, deviceSecret } = anna
    const passkey = annas.get(await anna.call(createPasskeyChallenge, {}))
    anna.token = (await anna.call(openPasskeySession, { passkey, deviceId, deviceSecret, as: 'admin' })).token
    const clara = await world.signedIn('clara')
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

  test('are in the language of the account, quote the name that a thief has chosen, and hold one link', async () => {
    const clara = await world.signedIn('clara')
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
