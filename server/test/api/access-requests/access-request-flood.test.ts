import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideRequest, listPendingRequests } from '@pol/contract/operations/access-requests'
import { resetPassword } from '@pol/contract/operations/passwords'
import { accessRequestsDigestMail } from '../../../src/features/access-requests/access-requests-digest-mail.ts'
import { mailOutbox, registrationRequests } from '../../../src/database/schema.ts'
import { defaultLimits } from '../../../src/limits/settings.ts'
import { linkIn } from '../../mailbox.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const minute = 60 * 1000
const { email: anna } = cast.anna
const atOnce = defaultLimits.administratorNotices.points
const pendingRequestsAtMost = defaultLimits.pendingRequests.atMost
const askIn = (world: World) => (input: object, network: string) =>
  world.app.inject({
    method: 'POST',
    url: '/api/registration-requests',
    payload: { username: 'Niemand', ...input },
    remoteAddress: network,
  })

describe.runIf(hasDatabase)('six hundred requests for access from ten networks', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
    // Digests are due at each quarter of an hour. Starting just after one, no digest is sent during the flood.
    const quarter = 15 * minute
    world.passTime(quarter - (Date.now() % quarter))
  })
  afterAll(() => world.stop())

  const queuedMails = () => world.db.select().from(mailOutbox)
  /**
   * The number of different mails. A mail is sent again, with the same id, if the response of the mail server is late,
   * which it can be here because the flood keeps the same process busy.
   */
  const mailsToAnna = () =>
    new Set(
      world.mailbox.mails
        .filter(({ to }) => to?.some(({ address }) => address === anna))
        .map(({ messageId }) => messageId),
    ).size
  /** Waits until the outbox contains only the digest that is not due yet. */
  const untilOnlyDigestsQueued = async () => {
    await expect
      .poll(async () => (await queuedMails()).map(({ kind }) => kind))
      .toEqual(['access-requests-digest'])
  }

  test('cause twenty immediate mails to an administrator, and one digest of all the others', async () => {
    const networks = Array.from({ length: 10 }, (_, n) => `198.51.100.${n}`)
    const flood = async (network: string) => {
      for (let n = 0; n < 60; n += 1) {
        const input = { email: `${n}@${network}.example.org`, message: `Nummer ${n}\nhttp://evil.example` }
        expect((await askIn(world)(input, network)).statusCode).toBe(200)
      }
    }
    await Promise.all(networks.map(flood))
    await untilOnlyDigestsQueued()
    expect(mailsToAnna()).toBe(atOnce)
  })

  test('are collected for 15 minutes in one digest, which lists twenty of them and counts the others', async () => {
    await askIn(world)({ email: 'https@evil.example.org', username: 'https://evil.example' }, '198.51.100.20')
    world.passTime(15 * minute)
    await world.device().call(resetPassword, { email: 'niemand@example.org' })
    await world.untilOutboxEmpty()
    expect(mailsToAnna()).toBe(atOnce + 1)
    const digest = await world.mailbox.waitForMail(anna)
    expect(digest.subject).toBe('Pol: Neue Anfragen für einen Zugang')
    expect(linkIn(digest).href).toBe('https://pol.example.org/admin')
    const listed = digest.text?.match(/^E-Mail: .*\nBenutzername: .*\nNachricht: \u2068Nummer \d+\u2069$/gmu)
    expect(listed).toHaveLength(20)
    const others = Number(/^und (\d+) weitere$/mu.exec(digest.text ?? '')?.[1])
    // The digest also counts requests that had an immediate mail but were stored after it was queued.
    expect(others).toBeGreaterThanOrEqual(600 - 20 + 1 - 20)
    expect(others).toBeLessThanOrEqual(600 + 1 - 20)
    expect(digest.text).not.toContain('evil.example\n')
  })

  test('cause no more than four digests an hour, even if they continue', async () => {
    for (let quarter = 1; quarter <= 3; quarter += 1) {
      for (let n = 0; n < 10; n += 1) {
        await askIn(world)({ email: `noch-${quarter}-${n}@example.org` }, '198.51.100.30')
      }
      await untilOnlyDigestsQueued()
      world.passTime(15 * minute)
      await world.device().call(resetPassword, { email: 'niemand@example.org' })
      await world.untilOutboxEmpty()
    }
    expect(mailsToAnna()).toBe(atOnce + 4)
  })

  test('cause no digest if all of them are decided before it is due', async () => {
    await askIn(world)({ email: 'spaet@example.org' }, '198.51.100.31')
    await untilOnlyDigestsQueued()
    await world.db.update(registrationRequests).set({ status: 'rejected' })
    world.passTime(15 * minute)
    await world.device().call(resetPassword, { email: 'niemand@example.org' })
    await world.untilOutboxEmpty()
    expect(mailsToAnna()).toBe(atOnce + 4)
  })

  test('a digest contains the ids of its requests, so that erasure finds it; only administrators get one', async () => {
    const queuedAt = new Date(Date.now() + 24 * 60 * minute)
    const email = 'farid@example.org'
    const [farid] = await world.db
      .insert(registrationRequests)
      .values({ email, username: 'Farid', searchText: '', changedAt: queuedAt })
      .returning()
    const parts = { db: world.db, publicUrl: 'https://pol.example.org', productName: 'Pol' }
    const compose = (recipient: string) =>
      accessRequestsDigestMail(parts)({ recipient, about: null, detail: null, queuedAt }, 'de')
    await expect(compose(anna)).resolves.toMatchObject({ about: [farid?.id] })
    await expect(compose(cast.clara.email)).resolves.toBeNull()
  })
})

describe.runIf(hasDatabase)('a full list of pending requests', () => {
  let world: World
  let annasPhone: Device
  beforeAll(async () => {
    world = await createWorld()
    annasPhone = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const pending = async () => {
    const isPending = eq(registrationRequests.status, 'pending')
    const [counted] = await world.db.select({ rows: count() }).from(registrationRequests).where(isPending)
    return counted?.rows
  }
  const newcomers = Array.from({ length: 30 }, (_, n) => `spaet${n}@example.org`)
  const askAll = (emails: readonly string[]) =>
    Promise.all(emails.map((email, n) => askIn(world)({ email }, `203.0.113.${n}`)))

  test('refuses concurrent requests over the limit with Retry-After', async () => {
    await world.db.execute(sql`
      insert into registration_requests (email, username, search_text)
      select 'frueh' || n || '@example.org', 'Früh', '' from generate_series(1, ${pendingRequestsAtMost - 1}::int) n`)
    const answers = await askAll(newcomers)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    for (const { statusCode, headers } of refused) {
      expect(statusCode).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await pending()).toBe(pendingRequestsAtMost)
  })

  test('does not reveal whether an address has a request or an account', async () => {
    const answers = await askAll(['frueh1@example.org', cast.clara.email, 'neu@example.org'])
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(503)
  })

  test('accepts the next one after an administrator has decided one', async () => {
    const [newest] = (await annasPhone.call(listPendingRequests, {})).body
    await annasPhone.call(decideRequest, { id: String(newest?.id), status: 'rejected' })
    const [answer] = await askAll(['endlich@example.org'])
    expect(answer?.statusCode).toBe(200)
    expect(await pending()).toBe(pendingRequestsAtMost)
  })
})

describe.runIf(hasDatabase)('the queued mails during an outage of the mail server', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  test('are limited for one address, and none are for addresses without an account', async () => {
    world.mailbox.setUnavailable(true)
    for (let n = 0; n < 30; n += 1) {
      await world.device('198.51.100.1').call(resetPassword, { email: cast.clara.email })
      await world.device('198.51.100.1').call(resetPassword, { email: `niemand${n}@example.org` })
    }
    await world.untilMailsDeferred(defaultLimits.resetMails.points)
    await expect
      .poll(async () => (await world.db.select().from(mailOutbox)).map(({ recipient }) => recipient))
      .toEqual(Array.from({ length: defaultLimits.resetMails.points }, () => cast.clara.email))
  })
})
