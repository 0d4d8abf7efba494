import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decideRequest,
  listPendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from '@pol/contract/operations/access-requests'
import {
  readAccountSettings,
  updateAccountSettings,
  type AccountSettings,
} from '@pol/contract/operations/own-account'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { createUser } from '@pol/contract/operations/administration'
import type { Language } from '@pol/language/language'
import { users } from '../../../src/database/schema.ts'
import { linkIn, tokenIn } from '../../mailbox.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const neverChosen: AccountSettings = { language: null, mother_tongue: null }

describe.runIf(hasDatabase)('the settings of an account', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  test('are empty until Bahram chooses; changing one keeps the other', async () => {
    const bahram = await world.signedIn('bahram')
    const change = (changes: Partial<AccountSettings>) => bahram.call(updateAccountSettings, changes)
    expect(await bahram.call(readAccountSettings, {})).toEqual(neverChosen)
    expect(await change({})).toEqual(neverChosen)
    expect(await change({ mother_tongue: 'fa' })).toEqual({ language: null, mother_tongue: 'fa' })
    expect(await change({ language: 'fa' })).toEqual({ language: 'fa', mother_tongue: 'fa' })
    expect(await change({ mother_tongue: null })).toEqual({ language: 'fa', mother_tongue: null })
    expect(await change({ language: 'de', mother_tongue: 'fa' })).toEqual({
      language: 'de',
      mother_tongue: 'fa',
    })
    expect(await bahram.call(readAccountSettings, {})).toEqual({ language: 'de', mother_tongue: 'fa' })
  })

  test('are his alone: those of Clara stay as they are', async () => {
    const [bahram, clara] = [await world.signedIn('bahram'), await world.signedIn('clara')]
    await bahram.call(updateAccountSettings, { language: 'fa' })
    expect(await clara.call(readAccountSettings, {})).toEqual(neverChosen)
  })

  test('are available to Mo, who is only a moderator', async () => {
    const mo = await world.signedIn('mo')
    expect(await mo.call(updateAccountSettings, { language: 'fa' })).toMatchObject({ language: 'fa' })
    expect(await mo.call(readAccountSettings, {})).toMatchObject({ language: 'fa' })
  })

  test('can be changed at the same time, each of them on its own', async () => {
    const clara = await world.signedIn('clara')
    for (const chosen of ['fa', 'de', 'fa', 'de'] as const) {
      await Promise.all([
        clara.call(updateAccountSettings, { language: chosen }),
        clara.call(updateAccountSettings, { mother_tongue: chosen }),
      ])
      expect(await clara.call(readAccountSettings, {})).toEqual({ language: chosen, mother_tongue: chosen })
    }
  })

  test.each([{ language: 'en' }, { language: 'de', mother_tongue: 'tr' }, { mother_tongue: 5 }])(
    '%j is refused and changes nothing',
    async (payload) => {
      const clara = await world.signedIn('clara')
      const before = await clara.call(readAccountSettings, {})
      const { method, path: url } = updateAccountSettings
      const headers = { authorization: `Bearer ${clara.token}` }
      const answer = await world.app.inject({ method, url, headers, payload })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid-input' })
      expect(await clara.call(readAccountSettings, {})).toEqual(before)
    },
  )

  test('name language and mother tongue at once at the sign-in, and with every session', async () => {
    const { email, password } = cast.anna
    const enter = (device: Device) =>
      device.call(signIn, { email, password, as: 'admin', deviceId: device.deviceId })
    expect(await enter(world.device())).toMatchObject({ language: null, mother_tongue: null })
    const anna = await world.signedIn('anna')
    expect(await anna.call(readSession, {})).toMatchObject({ language: null })
    await anna.call(updateAccountSettings, { language: 'fa', mother_tongue: 'de' })
    expect(await anna.call(readSession, {})).toMatchObject({ language: 'fa', mother_tongue: 'de' })
    expect(await enter(world.device())).toMatchObject({ language: 'fa', mother_tongue: 'de' })
  })

  test('and a deleted account has none', async () => {
    const mo = await world.signedIn('mo')
    await world.db.delete(users).where(eq(users.email, cast.mo.email))
    const error = { code: 'unauthenticated' }
    await expect(mo.call(readAccountSettings, {})).rejects.toMatchObject(error)
    await expect(mo.call(updateAccountSettings, { language: 'fa' })).rejects.toMatchObject(error)
  })
})

describe.runIf(hasDatabase)('Ghazal, who reads Persian', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const ghazal = { email: 'ghazal@example.org', username: 'غزل', password: 'ghazals-geheimnis' }
  const requestOf = async (email: string) =>
    String((await anna.call(listPendingRequests, {})).body.find((request) => request.email === email)?.id)
  const ask = (email: string, language?: Language) =>
    world.device().call(requestAccess, { email, username: 'غزل', ...(language && { language }) })
  /** The calls of the Admin Panel: creates the account, which approves the request, and sends the mail. */
  const approve = async (email: string) => {
    const request_id = await requestOf(email)
    await anna.call(createUser, { email, username: 'غزل', password: 'von-anna-123', request_id })
    await anna.call(sendRegistrationApproval, { email, username: 'غزل' })
    return world.mailbox.waitForMail(email)
  }
  const languageOf = async (email: string) =>
    (await world.db.select().from(users).where(eq(users.email, email)))[0]?.language

  test('asks for access in Persian; the notice to the administrator is German', async () => {
    await ask(ghazal.email, 'fa')
    const notice = await world.mailbox.waitForMail(cast.anna.email)
    expect(notice.subject).toBe('Pol: Neue Anfrage für einen Zugang')
    expect(notice.html).toContain('lang="de"')
  })

  test('is approved, and gets the mail with the link for the first password in Persian', async () => {
    const mail = await approve(ghazal.email)
    expect(mail.subject).toBe('دسترسی شما به Pol فعال شد')
    expect(mail.html).toContain('dir="rtl"')
    const phone = world.device()
    const { password } = ghazal
    const token = tokenIn(linkIn(mail))
    const session = await phone.call(updatePassword, { token, password, deviceId: phone.deviceId })
    expect(session).toMatchObject({ language: 'fa', roles: ['user'] })
    phone.token = session.token
    expect(await phone.call(readAccountSettings, {})).toEqual({ language: 'fa', mother_tongue: null })
  })

  test('gets the mails about a forgotten password in Persian, until she chooses German', async () => {
    const { email, password } = ghazal
    const forget = async (mails: number) => {
      await world.device().call(resetPassword, { email })
      return (await world.mailbox.waitForMail(email, mails)).subject
    }
    expect(await forget(2)).toBe('تعیین رمز عبور تازه در Pol')
    const phone = world.device()
    phone.token = (await phone.call(signIn, { email, password, as: 'user', deviceId: phone.deviceId })).token
    await phone.call(updateAccountSettings, { language: 'de' })
    expect(await forget(3)).toBe('Pol: Neues Passwort festlegen')
  })

  test('and when the administrator chooses Persian, her notices come in Persian from then on', async () => {
    await anna.call(updateAccountSettings, { language: 'fa' })
    await ask('hamid@example.org', 'de')
    const notice = await world.mailbox.waitForMail(cast.anna.email, 2)
    expect(notice.subject).toBe('درخواست تازه‌ی دسترسی به Pol')
    // A request in German leads to a German account, also if a Persian administrator approves it.
    expect((await approve('hamid@example.org')).subject).toBe('Pol: Ihr Zugang ist freigeschaltet')
  })

  test('and a request without a language leads to a German account', async () => {
    await ask('iman@example.org')
    await approve('iman@example.org')
    expect(await languageOf('iman@example.org')).toBe('de')
  })

  test('and an account without a request has no language until its user chooses, and gets German mails', async () => {
    const email = 'jalal@example.org'
    await ask(email, 'fa')
    await anna.call(decideRequest, { id: await requestOf(email), status: 'rejected' })
    await anna.call(createUser, { email, username: 'Jalal', password: 'von-anna-123' })
    expect(await languageOf(email)).toBeNull()
    await world.device().call(resetPassword, { email })
    expect((await world.mailbox.waitForMail(email)).subject).toBe('Pol: Neues Passwort festlegen')
  })

  test('and a request of a stranger with the address of a user changes neither account nor mails', async () => {
    const { email } = cast.clara
    await ask(email, 'fa')
    await anna.call(decideRequest, { id: await requestOf(email), status: 'approved' })
    await anna.call(sendRegistrationApproval, { email, username: 'Clara' })
    expect((await world.mailbox.waitForMail(email)).subject).toBe('Pol: Ihr Zugang ist freigeschaltet')
    expect(await languageOf(email)).toBeNull()
  })
})
