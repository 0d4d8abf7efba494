import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn, prove } from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword, changePassword } from '@pol/contract/operations/passwords'
import { addUserRole, createUser, removeUserRole } from '@pol/contract/operations/administration'
import { removeDeviceKey } from '@pol/contract/operations/staying-signed-in'
import { exportOwnData } from '@pol/contract/operations/personal-data'
import {
  deleteOwnAccount,
  listDevices,
  signOutEverywhere,
  updateAccountSettings,
} from '@pol/contract/operations/own-account'
import { audit, deviceKeys, mailOutbox, sessions, users } from '../../../src/database/schema.ts'
import { staySignedIn } from '../../browser-key.ts'
import { linkIn, tokenIn } from '../../mailbox.ts'
import { moment } from '../../matchers.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
const firefoxOnAndroid = 'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'
const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const newPassword = 'ein-neues-geheimnis'

describe.runIf(hasDatabase)('the security of one’s own account', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  const phone = () => world.device('192.0.2.1', world.app, firefoxOnAndroid)
  const iphone = () => world.device('192.0.2.1', world.app, safariOnIphone)
  const signedIn = async (name: Name, device = phone()) => {
    await device.signIn(name)
    return device
  }
  const signInWith = ({ call, deviceId, deviceSecret }: Device, name: Name, password: string) =>
    call(signIn, { email: cast[name].email, password, as: 'user', deviceId, deviceSecret })
  const isSignedIn = (device: Device) =>
    device.call(readSession, {}).then(
      () => true,
      () => false,
    )
  /** Signs in again on the same device. @returns a device with the token of the new tab. */
  const tabOf = async (device: Device, name: Name): Promise<Device> => {
    const { token } = await signInWith(device, name, cast[name].password)
    const tab = world.device()
    tab.token = token
    return tab
  }

  test('Clara sees on which kind of device she is signed in, since when, and that it stays so', async () => {
    const device = await signedIn('clara')
    const kind = { browser: 'Firefox', system: 'Android' }
    expect(await device.call(listDevices, {})).toEqual({ current: { kind, since: moment }, kept: [] })
    const { since } = (await device.call(listDevices, {})).current
    const { key, start } = await staySignedIn(device)
    world.passTime(3 * day)
    await start()
    const { current, kept } = await device.call(listDevices, {})
    expect(current).toEqual({ kind, since })
    expect(kept).toEqual([{ key, kind, since: moment, used_at: moment }])
    expect(Date.parse(String(kept[0]?.used_at)) - Date.parse(String(kept[0]?.since))).toBeGreaterThan(2 * day)
    await device.call(removeDeviceKey, { key })
    expect((await device.call(listDevices, {})).kept).toEqual([])
  })

  test('nothing of the user agent is stored but the two names', async () => {
    const device = await signedIn('clara', iphone())
    await staySignedIn(device)
    const stored = JSON.stringify([
      await world.db.select().from(sessions),
      await world.db.select().from(deviceKeys),
    ])
    expect(stored).toContain('Safari/iOS')
    expect(stored).not.toMatch(/Mozilla|AppleWebKit|18_6/)
  })

  test('signing out everywhere ends every tab and the key of the device, and no session of others', async () => {
    const bahram = await signedIn('bahram')
    const { start } = await staySignedIn(bahram)
    const tab = await tabOf(bahram, 'bahram')
    const clara = await signedIn('clara')
    await tab.call(signOutEverywhere, {})
    expect([await isSignedIn(bahram), await isSignedIn(tab), await isSignedIn(clara)]).toEqual([
      false,
      false,
      true,
    ])
    await expect(start()).rejects.toMatchObject({ code: 'device-key-refused' })
    await expect(signInWith(bahram, 'bahram', cast.bahram.password)).resolves.toBeTruthy()
  })

  test('a new password needs the old one, ends all other sessions and links, and is reported by mail', async () => {
    const device = await signedIn('mo')
    const { start } = await staySignedIn(device)
    const tab = await tabOf(device, 'mo')
    await world.device().call(resetPassword, cast.mo)
    const link = tokenIn(linkIn(await world.mailbox.waitForMail(cast.mo.email)))
    const change = (old_password: string, password: string) =>
      device.call(changePassword, { old_password, password })
    await expect(change('geraten', newPassword)).rejects.toMatchObject({
      code: 'wrong-password',
      message: 'Das Passwort stimmt nicht.',
    })
    await expect(change(cast.mo.password, 'passwort')).rejects.toMatchObject({ code: 'password-too-common' })
    expect(await isSignedIn(tab)).toBe(true)

    await change(cast.mo.password, newPassword)
    expect([await isSignedIn(device), await isSignedIn(tab)]).toEqual([true, false])
    const { subject } = await world.mailbox.waitForMail(cast.mo.email, 2)
    expect(subject).toBe('Pol: Ihr Passwort wurde geändert')
    await expect(
      world.device().call(updatePassword, { token: link, password: 'noch-ein-geheimnis' }),
    ).rejects.toMatchObject({ code: 'link-expired' })
    await expect(signInWith(phone(), 'mo', cast.mo.password)).rejects.toMatchObject({
      code: 'invalid-credentials',
    })
    // The key of the device that changed the password still works.
    await expect(start()).resolves.toMatchObject({ user: { email: cast.mo.email } })
  })

  test('a stolen session cannot be used to guess the password: the fifth failure ends it, and the owner does not wait', async () => {
    const device = await signedIn('clara')
    const { start } = await staySignedIn(device)
    const thief = world.device('203.0.113.66')
    thief.token = device.token
    const guess = () =>
      thief.call(changePassword, { old_password: 'geraten', password: newPassword }).catch(({ code }) => code)
    const codes: unknown[] = []
    for (let n = 0; n < 6; n += 1) codes.push(await guess())
    expect(codes).toEqual([...Array(4).fill('wrong-password'), 'unauthenticated', 'unauthenticated'])
    expect(await isSignedIn(thief)).toBe(false)
    await expect(start()).rejects.toMatchObject({ code: 'device-key-refused' })
    // Failures with a session do not count for the sign-in, which would block this device after five.
    await device.signIn('clara')
    expect(await isSignedIn(device)).toBe(true)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('a thief with a device that stays signed in cannot guess on and on in new sessions', async () => {
    const device = await signedIn('clara')
    const { start } = await staySignedIn(device)
    const codes: unknown[] = []
    for (let n = 0; n < 6; n += 1) {
      const opened = await start().catch(({ code }) => code)
      if (typeof opened === 'string') {
        codes.push(opened)
        continue
      }
      device.token = opened.token
      codes.push(await device.call(prove, { password: 'geraten' }).catch(({ code }) => code))
    }
    expect(codes).toEqual([...Array(4).fill('wrong-password'), 'unauthenticated', 'device-key-refused'])
    // A sign-in with the password resets the count of failures.
    await device.signIn('clara')
    await expect(device.call(prove, { password: 'geraten' })).rejects.toMatchObject({
      code: 'wrong-password',
    })
  })

  test('forty guesses at once with a stolen session gain nothing: five are made', async () => {
    const device = await signedIn('clara')
    const guess = () =>
      device
        .call(changePassword, { old_password: 'geraten', password: newPassword })
        .catch(({ code }) => code)
    const codes = await Promise.all(Array.from({ length: 40 }, guess))
    expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(4)
    expect(codes.filter((code) => code === 'unauthenticated')).toHaveLength(36)
    await device.signIn('clara')
  })

  test('Clara may mistype her password four times; the right one resets the count', async () => {
    const device = await signedIn('clara')
    const { password } = cast.clara
    const change = (old_password: string) => device.call(changePassword, { old_password, password })
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1)
        await expect(change('vertippt')).rejects.toMatchObject({ code: 'wrong-password' })
      await change(password)
    }
    expect(await isSignedIn(device)).toBe(true)
  })

  test('every user can download their own data without an administrator, which is recorded', async () => {
    await world.db.delete(audit)
    const device = await signedIn('clara')
    const data = await device.call(exportOwnData, {})
    expect(data).toMatchObject({ account: { email: cast.clara.email }, profile: { username: 'Clara' } })
    for (const { email } of [cast.anna, cast.bahram]) expect(JSON.stringify(data)).not.toContain(email)
    expect(await world.db.select().from(audit)).toMatchObject([
      { action: 'export-user', actorId: data.account.id, subjectId: data.account.id },
    ])
  })

  test('Farid deletes his own account with his password, and nothing of him is left', async () => {
    const anna = await signedIn('anna')
    const farid = { email: 'farid@example.org', username: 'Farid', password: 'farids-geheimnis' }
    const { user } = await anna.call(createUser, farid)
    await world.db.delete(audit)
    const device = phone()
    const { token } = await device.call(signIn, { ...farid, as: 'user', deviceId: device.deviceId })
    device.token = token
    world.passTime(5 * minute)
    await expect(device.call(deleteOwnAccount, {})).rejects.toMatchObject({ code: 'proof-needed' })
    await device.call(prove, { password: farid.password })
    await device.call(deleteOwnAccount, {})
    expect(await isSignedIn(device)).toBe(false)
    const emails = (await world.db.select().from(users)).map(({ email }) => email)
    expect(emails).not.toContain(farid.email)
    const entries = await world.db.select().from(audit)
    expect(entries).toMatchObject([{ action: 'delete-user', actorId: null, subjectId: null, objectId: null }])
    expect(JSON.stringify(entries)).not.toContain(user.id)
  })

  test('the last administrator cannot delete the own account', async () => {
    const anna = await signedIn('anna')
    await expect(anna.call(deleteOwnAccount, {})).rejects.toMatchObject({
      code: 'last-administrator',
      message: 'Das ist der letzte Administrator. Gib zuerst jemand anderem die Rolle admin.',
    })
    expect(await isSignedIn(anna)).toBe(true)
  })
})

describe.runIf(hasDatabase)('mails about the security of an account', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  const subjectsTo = async (email: string) => {
    await world.untilOutboxEmpty()
    return world.mailbox.mails
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ subject }) => subject)
  }

  test('tell of a new kind of device that takes over, once, and never of the first sign-in', async () => {
    const { email } = cast.clara
    const on = (userAgent: string) => world.device('192.0.2.1', world.app, userAgent)
    await on(firefoxOnAndroid).signIn('clara')
    await on(firefoxOnAndroid).signIn('clara')
    expect(await subjectsTo(email)).toEqual([])

    const iphone = on(safariOnIphone)
    await iphone.signIn('clara')
    expect(await subjectsTo(email)).toEqual(['Pol: Anmeldung auf einem neuen Gerät'])
    expect(world.mailbox.mails.at(-1)?.text).toContain('Safari auf iOS')
    await on(firefoxOnAndroid).signIn('clara')
    await iphone.signIn('clara')
    expect(await subjectsTo(email)).toHaveLength(1)

    // A kind of device that has not been used for 90 days counts as new.
    world.passTime(91 * day)
    await on(firefoxOnAndroid).signIn('clara')
    expect(await subjectsTo(email)).toHaveLength(2)
  })

  test('tell of a password that a link has changed, but not of the first one', async () => {
    const anna = await world.signedIn('anna')
    const farid = { email: 'farid@example.org', username: 'Farid' }
    await anna.call(createUser, { ...farid, password: 'von-anna-erdacht' })
    const device = world.device()
    const setByLink = async (password: string, mails: number) => {
      await device.call(resetPassword, farid)
      const token = tokenIn(linkIn(await world.mailbox.waitForMail(farid.email, mails)))
      await device.call(updatePassword, { token, password, deviceId: device.deviceId })
    }
    await setByLink('farids-geheimnis', 1)
    expect(await subjectsTo(farid.email)).toEqual(['Pol: Neues Passwort festlegen'])
    await setByLink('farids-neues-geheimnis', 2)
    expect((await subjectsTo(farid.email)).slice(2)).toEqual(['Pol: Ihr Passwort wurde geändert'])
  })

  test('tell of a role that was given or taken away, in the language of the account', async () => {
    const anna = await world.signedIn('anna')
    const bahram = await world.signedIn('bahram')
    await bahram.call(updateAccountSettings, { language: 'fa' })
    const { user } = await bahram.call(readSession, {})
    const { id } = await anna.call(addUserRole, { user_id: user.id, role: 'moderator' })
    await world.untilOutboxEmpty()
    await anna.call(removeUserRole, { id })
    await world.untilOutboxEmpty()
    const [given, taken] = world.mailbox.mails.filter(({ to }) => to?.[0]?.address === cast.bahram.email)
    for (const mail of [given, taken]) expect(mail?.subject).toBe('نقش‌های شما در Pol تغییر کرد')
    expect(given?.text).toContain('نقش «ناظر» را به شما داد')
    expect(taken?.text).toContain('نقش «ناظر» را از شما گرفت')
    expect(await world.db.$count(mailOutbox)).toBe(0)
  })
})
