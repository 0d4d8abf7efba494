import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decideRequest,
  pendingRequests,
  requestAccess,
  sendRegistrationApproval,
  type AccessRequest,
} from '@pol/contract/access-requests'
import { readSession, resetPassword, signIn, updatePassword } from '@pol/contract/accounts'
import {
  addUserRole,
  createUser,
  getUsers,
  listUserRoles,
  removeUserRole,
} from '@pol/contract/administration'
import { profiles, registrationRequests, userRoles, users } from '../../src/database/schema.ts'
import { linkIn, tokenIn } from '../mailbox.ts'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type Device, type World } from '../world.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Somebody without an account. */
const farid = { email: 'farid@example.org', username: 'Farid', message: 'Ich lerne Farsi.' }
const nobody = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'

describe.runIf(hasDatabase)('asking for access', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = world.device()
    await anna.signIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const ask = (wish: object, network = '192.0.2.1') =>
    world.app.inject({
      method: 'POST',
      url: '/api/registration-requests',
      payload: wish,
      remoteAddress: network,
    })
  const pending = () => anna.call(pendingRequests, {})
  const requestOf = async (email: string) => {
    const [request] = await world.db
      .select()
      .from(registrationRequests)
      .where(eq(registrationRequests.email, email))
    return request
  }

  test('Farid asks; the administrators get a mail that names him and leads to the Admin Panel', async () => {
    await world.device().call(requestAccess, farid)
    const mail = await world.mailbox.mailTo(cast.anna.email)
    for (const text of [farid.email, farid.username, farid.message]) {
      expect(mail.text).toContain(text)
      expect(mail.html).toContain(text)
    }
    expect(linkIn(mail).href).toBe('https://pol.example.org/admin')
    expect(world.mailbox.mails).toHaveLength(1)
  })

  test('his request is pending; one without a message has null there, and the newest comes first', async () => {
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
    })
    expect(older).toMatchObject({ ...farid, status: 'pending' })
  })

  test.each([
    ['an address that is none', { email: 'keine-adresse' }, 'Ungültige E-Mail-Adresse'],
    ['a short name', { username: '  Al  ' }, 'Benutzername muss mindestens 3 Zeichen lang sein'],
    ['a long name', { username: 'x'.repeat(51) }, 'Benutzername darf maximal 50 Zeichen lang sein'],
    ['a long message', { message: 'x'.repeat(501) }, 'Nachricht darf maximal 500 Zeichen lang sein'],
    ['several faults', { email: '', username: '', message: 'x'.repeat(501) }, 'Ungültige E-Mail-Adresse'],
  ])('%s: refused with its reason', async (_, part, error) => {
    const answer = await ask({ ...farid, ...part })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error, code: 'invalid-input' })
  })

  test('whoever asks again is pending again, with what they say now', async () => {
    const before = await requestOf(farid.email)
    await anna.call(decideRequest, { id: String(before?.id), status: 'rejected' })
    expect((await pending()).map(({ email }) => email)).not.toContain(farid.email)
    await world.device().call(requestAccess, { ...farid, username: 'Farid M.', message: null })
    expect(await requestOf(farid.email)).toEqual({
      ...before,
      changedAt: expect.toSatisfy((moment: Date) => Number(moment) > Number(before?.changedAt)),
      username: 'Farid M.',
      message: null,
      status: 'pending',
    })
  })

  test('the answer is alike for every state that an address can be in, and so is what follows', async () => {
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
      if (status !== 'pending') await anna.call(decideRequest, { id, status })
    }
    await world.allMailsAreOut()
    const before = world.mailbox.mailsTo(cast.anna.email)
    const answers = []
    for (const email of Object.values(states)) answers.push(await ask({ ...farid, email }))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {}']),
    )
    const shapes = answers.map(({ headers }) =>
      JSON.stringify({ ...headers, date: 'some day', 'x-request-id': 'its own' }),
    )
    expect(new Set(shapes).size).toBe(1)
    for (const email of Object.values(states)) {
      expect(await requestOf(email), email).toMatchObject({ status: 'pending' })
    }
    await world.mailbox.mailTo(cast.anna.email, before + 5)
    await world.allMailsAreOut()
    expect(world.mailbox.mailsTo(cast.anna.email)).toBe(before + 5)
  })

  test('a name can bring neither a link nor a line of its own into a mail', async () => {
    const before = world.mailbox.mailsTo(cast.anna.email)
    const username = 'https://evil.example\r\nBcc: x@evil.example'
    await ask({ email: 'evil@example.org', username, message: 'Hier: http://evil.example/konto\n\nJetzt!' })
    const mail = await world.mailbox.mailTo(cast.anna.email, before + 1)
    expect(mail.subject).toBe('Pol: Neue Anfrage für einen Zugang')
    expect(mail.bcc).toBeUndefined()
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(linkIn(mail).href).toBe('https://pol.example.org/admin')
    expect(mail.text).not.toMatch(/^Bcc/mu)
    expect(mail.text).not.toContain('evil.example')
    expect(mail.html).not.toContain('evil.example')
  })

  test('after five notices an hour about one address the rest is dropped without a word; the request is kept', async () => {
    await world.allMailsAreOut()
    const before = world.mailbox.mailsTo(cast.anna.email)
    const email = 'nochmal@example.org'
    for (let time = 1; time <= 8; time += 1) {
      expect((await ask({ email, username: `Versuch ${time}` })).body).toBe('{}')
    }
    await world.mailbox.mailTo(cast.anna.email, before + 5)
    await world.allMailsAreOut()
    expect(world.mailbox.mailsTo(cast.anna.email)).toBe(before + 5)
    expect(await requestOf(email)).toMatchObject({ username: 'Versuch 8', status: 'pending' })
  })

  test('sixty requests a minute from one network pass, then it has to wait; others do not', async () => {
    const school = (pupil: number, network = '192.0.2.44') =>
      ask({ email: `kind${pupil}@example.org`, username: `Kind ${pupil}` }, network)
    for (let pupil = 1; pupil <= 60; pupil += 1) expect((await school(pupil)).statusCode).toBe(200)
    const next = await school(61)
    expect(next.statusCode).toBe(429)
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(0)
    expect(await requestOf('kind61@example.org')).toBeUndefined()
    expect((await school(62, '192.0.2.45')).statusCode).toBe(200)
    await world.allMailsAreOut()
  })

  test('every administrator is told, and nobody who is none any more', async () => {
    const { users: accounts } = await anna.call(getUsers, {})
    const bahram = String(accounts.find(({ email }) => email === cast.bahram.email)?.id)
    const role = await anna.call(addUserRole, { user_id: bahram, role: 'admin' })
    await ask({ email: 'hamid@example.org', username: 'Hamid' })
    await world.mailbox.mailTo(cast.bahram.email)

    await world.allMailsAreOut()
    world.mailbox.setAway(true)
    await ask({ email: 'iman@example.org', username: 'Iman' })
    await world.mailsPutOff(2)
    await anna.call(removeUserRole, { id: role.id })
    world.mailbox.setAway(false)
    world.passTime(minute)
    await ask({ email: 'jalal@example.org', username: 'Jalal' })
    await world.allMailsAreOut()
    expect(world.mailbox.mailsTo(cast.bahram.email)).toBe(1)
  })

  test('a mail server that is away loses no notice and gets none twice; what was decided meanwhile is not told', async () => {
    const before = world.mailbox.mailsTo(cast.anna.email)
    await world.allMailsAreOut()
    world.mailbox.setAway(true)
    for (let person = 1; person <= 15; person += 1) {
      await ask({ email: `weg${person}@example.org`, username: `Person ${person}` }, '192.0.2.50')
    }
    await world.mailsPutOff(15)
    const decided = await requestOf('weg1@example.org')
    await anna.call(decideRequest, { id: String(decided?.id), status: 'rejected' })
    world.mailbox.setAway(false)
    world.passTime(minute)
    await ask({ email: 'weg16@example.org', username: 'Person 16' }, '192.0.2.50')
    await world.allMailsAreOut()
    const told = world.mailbox.mails
      .filter((mail) => mail.to?.some(({ address }) => address === cast.anna.email))
      .slice(before)
      .map((mail) => /weg\d+@example\.org/.exec(mail.text ?? '')?.[0])
    expect(told).toHaveLength(15)
    expect(new Set(told)).toEqual(
      new Set(Array.from({ length: 15 }, (_, index) => `weg${index + 2}@example.org`)),
    )
  })
})

describe.runIf(hasDatabase)('deciding about a request', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = world.device()
    await anna.signIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  let people = 0
  /** One more person asks. */
  async function request(username = 'Farid'): Promise<AccessRequest> {
    people += 1
    const email = `person${people}@example.org`
    await world.device(`198.51.100.${people}`).call(requestAccess, { email, username })
    const all = await anna.call(pendingRequests, {})
    return all.find((one) => one.email === email) as AccessRequest
  }
  const decide = (id: string, status: 'approved' | 'rejected', by = anna) =>
    by.call(decideRequest, { id, status })
  const accountOf = async (email: string) =>
    (await world.db.select().from(users).where(eq(users.email, email)))[0]

  test('who is rejected leaves the list and has no account', async () => {
    const asked = await request()
    await expect(decide(asked.id, 'rejected')).resolves.toEqual({ ...asked, status: 'rejected' })
    expect(await anna.call(pendingRequests, {})).toEqual([])
    expect(await accountOf(asked.email)).toBeUndefined()
  })

  test('who is approved has an account with profile and role user, chooses a password by the mail, and is in', async () => {
    const { id, email, username } = await request('Farid')
    await expect(decide(id, 'approved')).resolves.toMatchObject({ id, status: 'approved' })
    expect(await anna.call(pendingRequests, {})).toEqual([])
    await anna.call(sendRegistrationApproval, { email, username })

    const mail = await world.mailbox.mailTo(email)
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

  test('the link for the first password lives 7 days', async () => {
    const tokenFor = async ({ id, email, username }: AccessRequest) => {
      await decide(id, 'approved')
      await anna.call(sendRegistrationApproval, { email, username })
      return tokenIn(linkIn(await world.mailbox.mailTo(email)))
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

  test('saying the same again is no failure; the opposite, and a request that never was, are', async () => {
    const asked = await request()
    await decide(asked.id, 'rejected')
    await expect(decide(asked.id, 'rejected')).resolves.toMatchObject({ id: asked.id, status: 'rejected' })
    await expect(decide(asked.id, 'approved')).rejects.toMatchObject({
      code: 'request-decided',
      status: 409,
      message: 'Über diese Anfrage wurde schon entschieden.',
    })
    expect(await accountOf(asked.email)).toBeUndefined()
    await expect(decide(nobody, 'approved')).rejects.toMatchObject({ code: 'request-not-found', status: 404 })
    const input = { id: asked.id, status: 'pending' as 'approved' }
    await expect(anna.call(decideRequest, input)).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('approving somebody who has an account already leaves the account as it is', async () => {
    await world.device().call(requestAccess, { email: cast.clara.email, username: 'Jemand anders' })
    const before = await accountOf(cast.clara.email)
    const [asked] = await anna.call(pendingRequests, {})
    await decide(String(asked?.id), 'approved')
    expect(await accountOf(cast.clara.email)).toEqual(before)
    const [profile] = await world.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, String(before?.id)))
    expect(profile?.username).toBe('Clara')
  })

  test('with the mail server away the approval stands, its mail is told to have failed, and arrives later, once', async () => {
    const asked = await request()
    await decide(asked.id, 'approved')
    await world.allMailsAreOut()
    world.mailbox.setAway(true)
    await expect(anna.call(sendRegistrationApproval, asked)).rejects.toMatchObject({
      code: 'mail-failed',
      status: 502,
    })
    await world.mailsPutOff(1)
    const [row] = await world.db
      .select()
      .from(registrationRequests)
      .where(eq(registrationRequests.id, asked.id))
    expect(row?.status).toBe('approved')
    expect(await accountOf(asked.email)).toBeDefined()
    world.mailbox.setAway(false)
    world.passTime(minute)
    await world.device().call(resetPassword, { email: cast.clara.email })
    await world.mailbox.mailTo(asked.email)
    await world.allMailsAreOut()
    expect(world.mailbox.mailsTo(asked.email)).toBe(1)
  })

  test.each([
    ['says at once whether it went out', true],
    ['is sent all the same where the browser is gone after the approval', false],
  ])('the set-up mail %s, and comes once', async (_, isAskedFor) => {
    const { id, email, username } = await request()
    await anna.call(createUser, { email, username, password: 'von-anna-123', request_id: id })
    if (isAskedFor) await anna.call(sendRegistrationApproval, { email, username })
    expect(world.mailbox.mailsTo(email)).toBe(isAskedFor ? 1 : 0)
    world.passTime(minute)
    await world.device().call(resetPassword, { email: cast.clara.email })
    await world.mailbox.mailTo(email)
    await world.allMailsAreOut()
    expect(world.mailbox.mailsTo(email)).toBe(1)
  })

  test('nobody gets a mail about an account that does not exist', async () => {
    const stranger = { email: 'niemand@example.org', username: 'Niemand' }
    await expect(anna.call(sendRegistrationApproval, stranger)).rejects.toMatchObject({
      code: 'user-not-found',
      status: 404,
    })
    expect(world.mailbox.mailsTo(stranger.email)).toBe(0)
  })

  test('two administrators who approve at once make one account, and one of them is clearly refused', async () => {
    const { users: accounts } = await anna.call(getUsers, {})
    const user_id = String(accounts.find(({ email }) => email === cast.bahram.email)?.id)
    await anna.call(addUserRole, { user_id, role: 'admin' })
    const bahram = world.device()
    await bahram.signIn('bahram', 'admin')
    for (let round = 0; round < 20; round += 1) {
      const { id, email, username } = await request()
      const approve = (by: Device, password: string) =>
        by.call(createUser, { email, username, password, request_id: id })
      const outcomes = await Promise.allSettled([
        approve(anna, 'von-anna-123'),
        approve(bahram, 'von-bahram-123'),
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
    const held = (await anna.call(listUserRoles, {})).find(
      (one) => one.user_id === user_id && one.role === 'admin',
    )
    await anna.call(removeUserRole, { id: String(held?.id) })
  })

  test('a hundred times approved against rejected at once: one outcome, and an account only where approved', async () => {
    const outcomes = { approved: 0, rejected: 0 }
    for (let round = 0; round < 100; round += 1) {
      const { id, email, username } = await request()
      const approve = () =>
        round % 2
          ? decide(id, 'approved')
          : anna.call(createUser, { email, username, password: 'von-anna-123', request_id: id })
      const reject = () => decide(id, 'rejected')
      const both = round % 4 < 2 ? [approve(), reject()] : [reject(), approve()]
      const tries = await Promise.allSettled<unknown>(both)
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'request-decided' },
      })
      const [row] = await world.db.select().from(registrationRequests).where(eq(registrationRequests.id, id))
      const account = await accountOf(email)
      expect(row?.status, `round ${round}`).toBe(account ? 'approved' : 'rejected')
      outcomes[account ? 'approved' : 'rejected'] += 1
      const isOfAccount = eq(userRoles.userId, account?.id ?? nobody)
      const held = await world.db.select().from(userRoles).where(isOfAccount)
      expect(held.map(({ role }) => role)).toEqual(account ? ['user'] : [])
    }
    expect(outcomes.approved + outcomes.rejected).toBe(100)
  })
})
