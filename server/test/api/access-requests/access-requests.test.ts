import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decideRequest,
  listPendingRequests,
  requestAccess,
  sendRegistrationApproval,
  type PendingRequest,
} from '@pol/contract/operations/access-requests'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import {
  addUserRole,
  createUser,
  getUsers,
  listUserRoles,
  removeUserRole,
} from '@pol/contract/operations/administration'
import { errors } from '@pol/contract/errors'
import { searchTextOf } from '../../../src/database/newest-first.ts'
import { mailOutbox, profiles, registrationRequests, userRoles, users } from '../../../src/database/schema.ts'
import { defaultLimits } from '../../../src/limits/settings.ts'
import { linkIn, tokenIn } from '../../mailbox.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** A person without an account. */
const farid = { email: 'farid@example.org', username: 'Farid', message: 'Ich lerne Farsi.' }
const unknownId = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'

const limits = {
  /** So high that no notice is put into a digest. */
  administratorNotices: { points: 1_000, duration: 60 * 60 },
  /** Limits count real time, and a busy machine may take longer than the usual minute for sixty requests. */
  requestNetwork: { ...defaultLimits.requestNetwork, duration: 60 * 60 },
}

describe.runIf(hasDatabase)('asking for access', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld({ limits })
    anna = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const ask = (input: object, network = '192.0.2.1') =>
    world.app.inject({
      method: 'POST',
      url: '/api/registration-requests',
      payload: input,
      remoteAddress: network,
    })
  const pending = async () => (await anna.call(listPendingRequests, {})).body
  const requestOf = async (email: string) => {
    const [request] = await world.db
      .select()
      .from(registrationRequests)
      .where(eq(registrationRequests.email, email))
    return request
  }

  test('Farid asks for access; the administrators get a mail with his request and a link to the Admin Panel', async () => {
    await world.device().call(requestAccess, farid)
    const mail = await world.mailbox.waitForMail(cast.anna.email)
    for (const text of [farid.email, farid.username, farid.message]) {
      expect(mail.text).toContain(text)
      expect(mail.html).toContain(text)
    }
    expect(linkIn(mail).href).toBe('https://pol.example.org/admin')
    expect(world.mailbox.mails).toHaveLength(1)
  })

  test('his request is pending; a blank message becomes null, and the newest request comes first', async () => {
    await world
      .device()
      .call(requestAccess, { email: ' Ghazal@Example.org ', username: ' Ghazal ', message: '  ' })
    const [newest, older] = await pending()
    expect(newest).toEqual({
      id: expect.any(String),
      email: 'ghazal@example.org',
      username: 'Ghazal',
      message: null,
      status: 'pending',
      created_at: expect.any(String),
      has_account: false,
    })
    expect(older).toMatchObject({ ...farid, status: 'pending' })
  })

  test.each([
    ['an invalid address', { email: 'keine-adresse' }, 'Ungültige E-Mail-Adresse'],
    ['a short name', { username: '  Al  ' }, 'Benutzername muss mindestens 3 Zeichen lang sein'],
    ['a long name', { username: 'x'.repeat(51) }, 'Benutzername darf maximal 50 Zeichen lang sein'],
    ['a long message', { message: 'x'.repeat(501) }, 'Nachricht darf maximal 500 Zeichen lang sein'],
    ['an unknown language', { language: 'en' }, errors['invalid-input'].text],
    [
      'several invalid fields',
      { email: '', username: '', message: 'x'.repeat(501) },
      'Ungültige E-Mail-Adresse',
    ],
  ])('%s is rejected with the reason', async (_, part, error) => {
    const answer = await ask({ ...farid, ...part })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error, code: 'invalid-input' })
  })

  test('a repeated request is pending again, with the new name, message and language', async () => {
    const before = await requestOf(farid.email)
    await anna.call(decideRequest, { id: String(before?.id), status: 'rejected' })
    expect((await pending()).map(({ email }) => email)).not.toContain(farid.email)
    const changed = { username: 'Farid M.', message: null, language: 'fa' } as const
    await world.device().call(requestAccess, { ...farid, ...changed })
    expect(await requestOf(farid.email)).toEqual({
      ...before,
      changedAt: expect.toSatisfy((moment: Date) => Number(moment) > Number(before?.changedAt)),
      ...changed,
      searchText: searchTextOf({ username: 'Farid M.', email: farid.email }),
      status: 'pending',
    })
  })

  test('the answer and the mails do not depend on whether the address has an account or a request', async () => {
    const states = {
      new: 'neu@example.org',
      pending: 'wartet@example.org',
      approved: 'genehmigt@example.org',
      rejected: 'abgelehnt@example.org',
      account: cast.clara.email,
    }
    for (const status of ['pending', 'approved', 'rejected'] as const) {
      await ask({ ...farid, email: states[status] })
      const { id } = (await requestOf(states[status])) as { id: string }
      if (status === 'rejected') await anna.call(decideRequest, { id, status })
      if (status === 'approved') {
        const approved = { ...farid, email: states.approved }
        await anna.call(createUser, { ...approved, password: 'von-anna-123' })
        await anna.call(sendRegistrationApproval, approved)
      }
    }
    await world.untilOutboxEmpty()
    const before = world.mailbox.mailCount(cast.anna.email)
    const answers = []
    for (const email of Object.values(states)) answers.push(await ask({ ...farid, email }))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {}']),
    )
    const headerSets = answers.map(({ headers }) =>
      JSON.stringify({ ...headers, date: 'some day', 'x-request-id': 'its own' }),
    )
    expect(new Set(headerSets).size).toBe(1)
    for (const email of Object.values(states)) {
      expect(await requestOf(email), email).toMatchObject({ status: 'pending' })
    }
    await world.mailbox.waitForMail(cast.anna.email, before + 5)
    await world.untilOutboxEmpty()
    expect(world.mailbox.mailCount(cast.anna.email)).toBe(before + 5)
  })

  test('a name can inject neither a link nor a header into a mail', async () => {
    const before = world.mailbox.mailCount(cast.anna.email)
    const username = 'https://evil.example\r\nBcc: x@evil.example'
    await ask({ email: 'evil@example.org', username, message: 'Hier: http://evil.example/konto\n\nJetzt!' })
    const mail = await world.mailbox.waitForMail(cast.anna.email, before + 1)
    expect(mail.subject).toBe('Pol: Neue Anfrage für einen Zugang')
    expect(mail.bcc).toBeUndefined()
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(linkIn(mail).href).toBe('https://pol.example.org/admin')
    expect(mail.text).not.toMatch(/^Bcc/mu)
    expect(mail.text).not.toContain('evil.example')
    expect(mail.html).not.toContain('evil.example')
  })

  test('after five notices about one address in an hour, further ones are silently dropped; the request is stored', async () => {
    await world.untilOutboxEmpty()
    const before = world.mailbox.mailCount(cast.anna.email)
    const email = 'nochmal@example.org'
    for (let time = 1; time <= 8; time += 1) {
      expect((await ask({ email, username: `Versuch ${time}` })).body).toBe('{}')
    }
    await world.mailbox.waitForMail(cast.anna.email, before + 5)
    await world.untilOutboxEmpty()
    expect(world.mailbox.mailCount(cast.anna.email)).toBe(before + 5)
    expect(await requestOf(email)).toMatchObject({ username: 'Versuch 8', status: 'pending' })
  })

  test('one network may send sixty requests a minute; other networks are not affected', async () => {
    const school = (pupil: number, network = '192.0.2.44') =>
      ask({ email: `kind${pupil}@example.org`, username: `Kind ${pupil}` }, network)
    for (let pupil = 1; pupil <= 60; pupil += 1) expect((await school(pupil)).statusCode).toBe(200)
    const next = await school(61)
    expect(next.statusCode).toBe(429)
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(0)
    expect(await requestOf('kind61@example.org')).toBeUndefined()
    expect((await school(62, '192.0.2.45')).statusCode).toBe(200)
    await world.untilOutboxEmpty()
  })

  test('every administrator gets a notice, a former administrator does not', async () => {
    const { users: accounts } = (await anna.call(getUsers, {})).body
    const bahram = String(accounts.find(({ email }) => email === cast.bahram.email)?.id)
    const role = await anna.call(addUserRole, { user_id: bahram, role: 'admin' })
    await ask({ email: 'hamid@example.org', username: 'Hamid' })
    await world.mailbox.waitForMail(cast.bahram.email)

    await world.untilOutboxEmpty()
    world.mailbox.setUnavailable(true)
    await ask({ email: 'iman@example.org', username: 'Iman' })
    await world.untilMailsDeferred(2)
    await anna.call(removeUserRole, { id: role.id })
    world.mailbox.setUnavailable(false)
    world.passTime(minute)
    await ask({ email: 'jalal@example.org', username: 'Jalal' })
    await world.untilOutboxEmpty()
    const notices = world.mailbox.mails.filter(
      ({ to, subject }) =>
        to?.[0]?.address === cast.bahram.email && subject === 'Pol: Neue Anfrage für einen Zugang',
    )
    expect(notices).toHaveLength(1)
  })

  test('an outage of the mail server neither loses nor repeats a notice; requests decided during it cause none', async () => {
    const before = world.mailbox.mailCount(cast.anna.email)
    await world.untilOutboxEmpty()
    world.mailbox.setUnavailable(true)
    for (let person = 1; person <= 15; person += 1) {
      await ask({ email: `weg${person}@example.org`, username: `Person ${person}` }, '192.0.2.50')
    }
    await world.untilMailsDeferred(15)
    const decided = await requestOf('weg1@example.org')
    await anna.call(decideRequest, { id: String(decided?.id), status: 'rejected' })
    world.mailbox.setUnavailable(false)
    world.passTime(minute)
    await ask({ email: 'weg16@example.org', username: 'Person 16' }, '192.0.2.50')
    await world.untilOutboxEmpty()
    const named = world.mailbox.mails
      .filter((mail) => mail.to?.some(({ address }) => address === cast.anna.email))
      .slice(before)
      .map((mail) => /weg\d+@example\.org/.exec(mail.text ?? '')?.[0])
    expect(named).toHaveLength(15)
    expect(new Set(named)).toEqual(
      new Set(Array.from({ length: 15 }, (_, index) => `weg${index + 2}@example.org`)),
    )
  })
})

describe.runIf(hasDatabase)('deciding about a request', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  let people = 0
  /** A new person asks for access. */
  async function request(username = 'Farid'): Promise<PendingRequest> {
    people += 1
    const email = `person${people}@example.org`
    await world.device(`198.51.100.${people}`).call(requestAccess, { email, username })
    const all = (await anna.call(listPendingRequests, {})).body
    return all.find((one) => one.email === email) as PendingRequest
  }
  const decide = (id: string, status: 'approved' | 'rejected', by = anna) =>
    by.call(decideRequest, { id, status })
  /** Creates the account, which also approves the request. */
  const approve = ({ id, email, username }: PendingRequest, by = anna, password = 'von-anna-123') =>
    by.call(createUser, { email, username, password, request_id: id })
  const queuedMailsTo = (email: string) =>
    world.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  const accountOf = async (email: string) =>
    (await world.db.select().from(users).where(eq(users.email, email)))[0]

  test('a rejected request leaves the list, and no account is created', async () => {
    const asked = await request()
    await expect(decide(asked.id, 'rejected')).resolves.toMatchObject({ id: asked.id, status: 'rejected' })
    expect((await anna.call(listPendingRequests, {})).body).toEqual([])
    expect(await accountOf(asked.email)).toBeUndefined()
  })

  test('an approved user has an account with profile and role user, chooses a password by the link, and is signed in', async () => {
    const asked = await request('Farid')
    const { id, email, username } = asked
    await approve(asked)
    // The browser sends this call in addition, as the specification requires.
    await expect(decide(id, 'approved')).resolves.toMatchObject({ id, status: 'approved' })
    expect((await anna.call(listPendingRequests, {})).body).toEqual([])
    await anna.call(sendRegistrationApproval, { email, username })

    const mail = await world.mailbox.waitForMail(email)
    expect(mail.subject).toBe('Pol: Ihr Zugang ist freigeschaltet')
    expect(mail.text).toContain('Farid')
    const link = linkIn(mail)
    expect(link.href).toMatch(/^https:\/\/pol\.example\.org\/auth#type=recovery&token=/)
    const phone = world.device()
    const redeem = (password: string) =>
      phone.call(updatePassword, { token: tokenIn(link), password, deviceId: phone.deviceId })
    await expect(redeem('passwort')).rejects.toMatchObject({ code: 'password-too-common' })
    phone.token = (await redeem('farids-geheimnis')).token
    await expect(phone.call(readSession, {})).resolves.toMatchObject({
      user: { email },
      profile: { username: 'Farid' },
      roles: ['user'],
    })
    await expect(redeem('farids-geheimnis')).rejects.toMatchObject({ code: 'link-expired' })
  })

  test('the link for the first password is valid for 7 days', async () => {
    const tokenFor = async (asked: PendingRequest) => {
      const { email, username } = asked
      await approve(asked)
      await anna.call(sendRegistrationApproval, { email, username })
      return tokenIn(linkIn(await world.mailbox.waitForMail(email)))
    }
    const [early, late] = [await tokenFor(await request()), await tokenFor(await request())]
    const redeem = (token: string) =>
      world.device().call(updatePassword, { token, password: 'farids-geheimnis', deviceId: 'a-device-id' })
    world.passTime(7 * day - minute)
    await expect(redeem(early)).resolves.toMatchObject({ roles: ['user'] })
    world.passTime(2 * minute)
    await expect(redeem(late)).rejects.toMatchObject({ code: 'link-expired' })
    await anna.signIn('anna', 'admin')
  })

  test('repeating a decision succeeds; reversing it, or deciding an unknown request, fails', async () => {
    const asked = await request()
    await decide(asked.id, 'rejected')
    await expect(decide(asked.id, 'rejected')).resolves.toMatchObject({ id: asked.id, status: 'rejected' })
    await expect(decide(asked.id, 'approved')).rejects.toMatchObject({
      code: 'request-decided',
      status: 409,
      message: 'Über diese Anfrage wurde schon entschieden.',
    })
    expect(await accountOf(asked.email)).toBeUndefined()
    await expect(decide(unknownId, 'approved')).rejects.toMatchObject({
      code: 'request-not-found',
      status: 404,
    })
    const input = { id: asked.id, status: 'pending' as 'approved' }
    await expect(anna.call(decideRequest, input)).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('a request without an account cannot be approved, and stays pending', async () => {
    const asked = await request()
    expect(asked.has_account).toBe(false)
    await expect(decide(asked.id, 'approved')).rejects.toMatchObject({
      code: 'account-missing',
      status: 409,
      message: 'Für diese E-Mail-Adresse gibt es noch kein Konto. Erstelle zuerst den Benutzer.',
    })
    expect(await accountOf(asked.email)).toBeUndefined()
    expect((await anna.call(listPendingRequests, {})).body).toEqual([asked])
    expect(await queuedMailsTo(asked.email)).toEqual([])
    await decide(asked.id, 'rejected')
  })

  test('creating an account for the address of a request approves the request, and queues the set-up mail', async () => {
    const { id, email, username } = await request()
    await anna.call(createUser, { email, username, password: 'von-anna-123' })
    expect(await queuedMailsTo(email)).toMatchObject([{ kind: 'set-up' }])
    await expect(decide(id, 'approved')).resolves.toMatchObject({ id, status: 'approved' })
    expect(await queuedMailsTo(email)).toHaveLength(1)
    await anna.call(sendRegistrationApproval, { email, username })
  })

  test('a request for an existing account is marked; approving it leaves the account unchanged and queues the mail', async () => {
    await world.device().call(requestAccess, { email: cast.clara.email, username: 'Jemand anders' })
    const before = await accountOf(cast.clara.email)
    const [asked] = (await anna.call(listPendingRequests, {})).body
    expect(asked?.has_account).toBe(true)
    await decide(String(asked?.id), 'approved')
    expect(await queuedMailsTo(cast.clara.email)).toMatchObject([{ kind: 'set-up' }])
    expect(await accountOf(cast.clara.email)).toEqual(before)
    const [profile] = await world.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, String(before?.id)))
    expect(profile?.username).toBe('Clara')
    await anna.call(sendRegistrationApproval, cast.clara)
  })

  test('if the mail server fails, the approval stands, the failure is reported, and the mail arrives later, once', async () => {
    const asked = await request()
    await world.untilOutboxEmpty()
    world.mailbox.setUnavailable(true)
    await approve(asked)
    await expect(anna.call(sendRegistrationApproval, asked)).rejects.toMatchObject({
      code: 'mail-failed',
      status: 502,
    })
    await world.untilMailsDeferred(1)
    const [row] = await world.db
      .select()
      .from(registrationRequests)
      .where(eq(registrationRequests.id, asked.id))
    expect(row?.status).toBe('approved')
    expect(await accountOf(asked.email)).toBeDefined()
    world.mailbox.setUnavailable(false)
    world.passTime(minute)
    await world.device().call(resetPassword, { email: cast.clara.email })
    await world.mailbox.waitForMail(asked.email)
    await world.untilOutboxEmpty()
    expect(world.mailbox.mailCount(asked.email)).toBe(1)
  })

  test.each([
    ['is sent at once when the browser calls for it', true],
    ['is sent later if the browser does not call for it', false],
  ])('the set-up mail %s, and only once', async (_, isRequested) => {
    const asked = await request()
    const { email, username } = asked
    await approve(asked)
    if (isRequested) await anna.call(sendRegistrationApproval, { email, username })
    expect(world.mailbox.mailCount(email)).toBe(isRequested ? 1 : 0)
    world.passTime(minute)
    await world.device().call(resetPassword, { email: cast.clara.email })
    await world.mailbox.waitForMail(email)
    await world.untilOutboxEmpty()
    expect(world.mailbox.mailCount(email)).toBe(1)
  })

  test('no mail is sent about an account that does not exist', async () => {
    const stranger = { email: 'niemand@example.org', username: 'Niemand' }
    await expect(anna.call(sendRegistrationApproval, stranger)).rejects.toMatchObject({
      code: 'user-not-found',
      status: 404,
    })
    expect(world.mailbox.mailCount(stranger.email)).toBe(0)
  })

  test('two concurrent approvals create one account, and one of the administrators gets an error', async () => {
    const { users: accounts } = (await anna.call(getUsers, {})).body
    const user_id = String(accounts.find(({ email }) => email === cast.bahram.email)?.id)
    await anna.call(addUserRole, { user_id, role: 'admin' })
    const bahram = await world.signedIn('bahram', 'admin')
    for (let round = 0; round < 20; round += 1) {
      const asked = await request()
      const { email } = asked
      const outcomes = await Promise.allSettled([
        approve(asked, anna, 'von-anna-123'),
        approve(asked, bahram, 'von-bahram-123'),
      ])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'request-decided', status: 409 },
      })
      const winner = outcomes[0].status === 'fulfilled' ? 'von-anna-123' : 'von-bahram-123'
      await expect(
        world.device().call(signIn, { email, password: winner, as: 'user', deviceId: 'a-device-id' }),
      ).resolves.toMatchObject({ roles: ['user'] })
    }
    const held = (await anna.call(listUserRoles, {})).body.find(
      (one) => one.user_id === user_id && one.role === 'admin',
    )
    await anna.call(removeUserRole, { id: String(held?.id) })
  })

  test('approving and rejecting at the same time has one outcome, and an account exists only after approval', async () => {
    for (let round = 0; round < 20; round += 1) {
      const asked = await request()
      const { id, email } = asked
      const reject = () => decide(id, 'rejected')
      const both = round % 2 ? [approve(asked), reject()] : [reject(), approve(asked)]
      const tries = await Promise.allSettled<unknown>(both)
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'request-decided' },
      })
      const [row] = await world.db.select().from(registrationRequests).where(eq(registrationRequests.id, id))
      const account = await accountOf(email)
      expect(row?.status, `round ${round}`).toBe(account ? 'approved' : 'rejected')
      const isOfAccount = eq(userRoles.userId, account?.id ?? unknownId)
      const roles = await world.db.select().from(userRoles).where(isOfAccount)
      expect(roles.map(({ role }) => role)).toEqual(account ? ['user'] : [])
    }
  })
})
