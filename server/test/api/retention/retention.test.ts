import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { decideRequest, listPendingRequests, requestAccess } from '@pol/contract/operations/access-requests'
import { createUser } from '@pol/contract/operations/administration'
import type { Database, OpenDatabase } from '../../../src/database/database.ts'
import * as schema from '../../../src/database/schema.ts'
import { createMailFiles } from '../../../src/mail/mail-files.ts'
import { createErasureFile } from '../../../src/retention/erasure-file.ts'
import { rules } from '../../../src/retention/rules.ts'
import { eraseClosedAccounts } from '../../../src/accounts/erasure/erase-account.ts'
import { createSweep } from '../../../src/retention/sweep.ts'
import { answerOf, cardsOf } from '../../practice.ts'
import { hasDatabase, openTestDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'

const {
  audit,
  cards,
  deviceChallenges,
  deviceKeys,
  passkeyChallenges,
  erasures,
  learningSettings,
  limits,
  mailOutbox,
  passwordTokens,
  pushSubscriptions,
  recordings,
  registrationRequests,
  reminderLinks,
  reports,
  sessions,
  speechClips,
  users,
} = schema
const hour = 60 * 60 * 1000
const day = 24 * hour
/** On a PostgreSQL server autovacuum runs at times that a test cannot control. */
const isEmbedded = inject('database').engine === 'embedded'
const one = sql`(select 1) as one`
const bytes = () => new TextEncoder().encode(randomUUID())

describe.runIf(hasDatabase)('the sweep', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let db: Database
  let folder: string
  let userId: string
  let logged = ''
  const log = pino({ level: 'warn' }, { write: (line) => (logged += line) })
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const sweepOf = ({ db, vacuum, rewrite }: Pick<OpenDatabase, 'db' | 'vacuum' | 'rewrite'>) => {
    const erasureFile = createErasureFile(join(folder, 'erasures.csv'))
    return createSweep({
      db,
      vacuum,
      rewrite,
      mailFiles: createMailFiles(folder),
      erasureFile,
      eraseClosedAccounts,
      deleteReplacedClips: async () => {},
      log,
      now: () => now,
    })
  }

  beforeAll(async () => {
    database = await openTestDatabase()
    ;({ db } = database)
    folder = await mkdtemp(join(tmpdir(), 'pol-mails-'))
    const bahram = { email: 'bahram@example.org', passwordHash: 'unknown' }
    userId = String((await db.insert(users).values(bahram).returning())[0]?.id)
  })
  beforeEach(() => void (logged = ''))
  afterEach(async () => {
    for (const { table } of rules) await db.delete(table)
    await rm(join(folder, 'erasures.csv'), { force: true })
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  const addSession = (expiresAt: Date) =>
    db.insert(sessions).values({ tokenHash: bytes(), userId, deviceId: 'ein-rechner', expiresAt })

  test('expired sessions, links, counters and claims are deleted a day later, valid ones stay', async () => {
    for (const expiresAt of [ago(day), ago(20 * hour), ago(-hour)]) {
      const text = expiresAt.toISOString()
      await addSession(expiresAt)
      await db.insert(passwordTokens).values({ tokenHash: bytes(), userId, expiresAt })
      await db.insert(reminderLinks).values({ tokenHash: bytes(), userId, expiresAt })
      await db.insert(limits).values({ key: text, points: 1, expire: expiresAt })
      await db.insert(speechClips).values({ provider: 'x', voice: 'alloy', text, claimedUntil: expiresAt })
    }
    const clip = { provider: 'x', voice: 'alloy', text: 'Hallo', mp3: bytes() } as const
    await db.insert(speechClips).values({ ...clip, claimedUntil: ago(day) })
    await sweepOf(database).once()
    const left = [ago(20 * hour), ago(-hour)]
    const moments = async (rows: Promise<{ moment: Date | null }[]>) =>
      (await rows).map(({ moment }) => moment).toSorted((a, b) => Number(a) - Number(b))
    expect(await moments(db.select({ moment: sessions.expiresAt }).from(sessions))).toEqual(left)
    expect(await moments(db.select({ moment: passwordTokens.expiresAt }).from(passwordTokens))).toEqual(left)
    expect(await moments(db.select({ moment: reminderLinks.expiresAt }).from(reminderLinks))).toEqual(left)
    expect(await moments(db.select({ moment: limits.expire }).from(limits))).toEqual(left)
    const claims = await moments(db.select({ moment: speechClips.claimedUntil }).from(speechClips))
    expect(claims).toEqual([ago(day), ...left])
    expect(logged).toBe('')
  })

  test('the key of a device is deleted 30 days after its last use, a challenge a day after it has expired', async () => {
    const addKey = async (usedAt: Date) => {
      const [key] = await db
        .insert(deviceKeys)
        .values({ userId, deviceId: 'ein-rechner', publicKey: bytes(), usedAt })
        .returning()
      return String(key?.id)
    }
    await addKey(ago(30 * day))
    await sweepOf(database).once()
    expect(await db.select().from(deviceKeys)).toEqual([])
    const keyId = await addKey(ago(29 * day))
    for (const expiresAt of [ago(day), ago(20 * hour)]) {
      await db.insert(deviceChallenges).values({ challengeHash: bytes(), keyId, expiresAt })
    }
    await sweepOf(database).once()
    expect(await db.select({ id: deviceKeys.id }).from(deviceKeys)).toEqual([{ id: keyId }])
    expect(await db.select({ expiresAt: deviceChallenges.expiresAt }).from(deviceChallenges)).toEqual([
      { expiresAt: ago(20 * hour) },
    ])
  })

  test('a push subscription is deleted a year after the last practice, and a day after it without a reminder', async () => {
    const moment = (ms: number) => ago(ms).toISOString()
    const subscribedAndPractised = async (subscribed: number, practised: number | null, reminds = true) => {
      const email = `${randomUUID()}@example.org`
      const [user] = await db.insert(users).values({ email, passwordHash: 'unknown' }).returning()
      const user_id = String(user?.id)
      const reminder = reminds ? ({ time: '18:30', how: 'push' } as const) : null
      await db.insert(learningSettings).values({ user_id, reminder, version: 1 })
      if (practised !== null) {
        const [card] = cardsOf([answerOf(0, { at: moment(practised) })])
        if (card) await db.insert(cards).values({ ...card, user_id, version: 1 })
      }
      const keys = { p256dh: 'B', auth: 'A' }
      const endpoint = `https://push.example/${user_id}`
      const createdAt = ago(subscribed)
      await db
        .insert(pushSubscriptions)
        .values({ userId: user_id, deviceId: 'ein-rechner', endpoint, ...keys, createdAt })
      return endpoint
    }
    const kept = [
      await subscribedAndPractised(400 * day, 364 * day),
      await subscribedAndPractised(364 * day, null),
      await subscribedAndPractised(20 * hour, null, false),
    ]
    await subscribedAndPractised(400 * day, 365 * day)
    await subscribedAndPractised(365 * day, null)
    await subscribedAndPractised(day, 0, false)
    await sweepOf(database).once()
    const { endpoint } = pushSubscriptions
    const left = (await db.select({ endpoint }).from(pushSubscriptions)).map(({ endpoint }) => endpoint)
    expect(left.toSorted()).toEqual(kept.toSorted())
    expect(logged).toBe('')
  })

  test('the challenge of a passkey is deleted a day after it has expired', async () => {
    for (const expiresAt of [ago(day), ago(20 * hour)])
      await db.insert(passkeyChallenges).values({ challengeHash: bytes(), userId, expiresAt })
    await sweepOf(database).once()
    expect(await db.select({ expiresAt: passkeyChallenges.expiresAt }).from(passkeyChallenges)).toEqual([
      { expiresAt: ago(20 * hour) },
    ])
  })

  test('a recording is deleted 30 days after it was rejected or withdrawn, a report 90 days after its answer', async () => {
    const add = async (days: number) => {
      const recording = {
        userId,
        item: 'haus',
        language: 'fa',
        ms: days,
        changedAt: ago(days * day),
      } as const
      const audio = bytes()
      await db.insert(recordings).values([
        { ...recording, state: 'withdrawn' },
        { ...recording, state: 'rejected', reason: 'Es rauscht.', audio },
      ])
      const report = { userId, item: 'haus', text: String(days) }
      await db.insert(reports).values({ ...report, status: 'done', closedAt: ago(days * day) })
      await db.insert(audit).values({
        at: ago(days * day),
        actorId: userId,
        action: 'close-report',
        objectId: randomUUID(),
        subjectId: userId,
      })
    }
    for (const days of [29, 30, 89, 90, 364, 365]) await add(days)
    const old = { userId, item: 'wasser', ms: 500, createdAt: ago(999 * day), changedAt: ago(999 * day) }
    await db.insert(recordings).values([
      { ...old, language: 'fa', audio: bytes() },
      { ...old, language: 'de', state: 'approved', audio: bytes() },
    ])
    await db.insert(reports).values({ userId, item: 'wasser', text: '999', createdAt: ago(999 * day) })
    await sweepOf(database).once()
    const left = await db.select({ state: recordings.state, ms: recordings.ms }).from(recordings)
    expect(left.map(({ state, ms }) => `${state} ${ms}`).toSorted()).toEqual([
      'approved 500',
      'pending 500',
      'rejected 29',
      'withdrawn 29',
    ])
    const texts = (await db.select({ text: reports.text }).from(reports)).map(({ text }) => text)
    expect(texts.toSorted()).toEqual(['29', '30', '89', '999'])
    expect(await db.$count(audit)).toBe(5)
  })

  test('mails that cannot be sent are deleted after 7 days, mail files after 30', async () => {
    for (const createdAt of [ago(7 * day), ago(6 * day)]) {
      await db.insert(mailOutbox).values({ kind: 'set-up', recipient: 'bahram@example.org', createdAt })
    }
    for (const days of [30, 29]) {
      const file = join(folder, `${days}.eml`)
      await writeFile(file, '')
      await utimes(file, ago(days * day), ago(days * day))
    }
    await sweepOf(database).once()
    expect(await db.select({ createdAt: mailOutbox.createdAt }).from(mailOutbox)).toEqual([
      { createdAt: ago(6 * day) },
    ])
    expect(await readdir(folder)).toEqual(['29.eml'])
  })

  test('a mail that was being written when its user was erased and the process died is deleted, a queued one stays', async () => {
    const files = createMailFiles(folder)
    const [queued] = await db
      .insert(mailOutbox)
      .values({ kind: 'set-up', recipient: 'bahram@example.org' })
      .returning()
    const [waiting, erased] = [String(queued?.id), randomUUID()]
    for (const id of [waiting, erased]) await files.write(id, Buffer.from('To: bahram@example.org\r\n\r\n'))
    await sweepOf(database).once()
    expect(await readdir(folder)).toContain(`${waiting}.part`)
    expect(await readdir(folder)).not.toContain(`${erased}.part`)
    await files.withdraw(waiting)
  })

  test('the record of a deleted account is kept for 400 days, in the database and in the file', async () => {
    const hashes = [399, 400].map((days) => ({ userIdHash: randomBytes(32), erasedAt: ago(days * day) }))
    await db.insert(erasures).values(hashes)
    await sweepOf(database).once()
    expect(await db.select({ erasedAt: erasures.erasedAt }).from(erasures)).toEqual([
      { erasedAt: ago(399 * day) },
    ])
    const list = await readFile(join(folder, 'erasures.csv'), 'utf8')
    expect(list.trimEnd().split('\n').slice(1)).toEqual([
      expect.stringContaining(ago(399 * day).toISOString()),
    ])
  })

  test.each([
    ['without a recent deletion', 0, [0, 0, 1, 1, 2]],
    ['after a recent deletion', 1, [1, 1, 2, 2, 3]],
  ])(
    'the files are rewritten every day, and at the start only after a recent deletion: %s',
    async (_, deleted, expected) => {
      if (deleted > 0) await db.insert(erasures).values({ userIdHash: randomBytes(32), erasedAt: ago(hour) })
      const rewritten: string[][] = []
      let passed = 0
      const sweep = createSweep({
        ...database,
        mailFiles: createMailFiles(folder),
        erasureFile: createErasureFile(join(folder, 'erasures.csv')),
        eraseClosedAccounts,
        deleteReplacedClips: async () => {},
        log,
        now: () => new Date(now.getTime() + passed),
        rewrite: (tables) => {
          rewritten.push(tables.map(getTableName))
          return database.rewrite(tables)
        },
      })
      const counts: number[] = []
      for (const hours of [0, 1, 24, 47, 48]) {
        passed = hours * hour
        await sweep.once()
        counts.push(rewritten.length)
      }
      expect(counts).toEqual(expected)
      for (const tables of rewritten)
        expect(tables).toEqual(expect.arrayContaining(['users', 'registration_requests']))
      expect(logged).toBe('')
    },
  )

  test('several processes can sweep at the same time', async () => {
    for (let number = 0; number < 50; number += 1) await addSession(ago(2 * day))
    const others = await Promise.all([database.connectAgain(), database.connectAgain()])
    await Promise.all([database, ...others].map((each) => sweepOf(each).once()))
    for (const other of others) await other.close()
    expect(await db.select().from(sessions)).toEqual([])
    expect(logged).toBe('')
  })

  test.runIf(isEmbedded)(
    'inserting and deleting rows does not make the database grow without limit',
    async () => {
      const sizes: number[] = []
      for (let round = 0; round < 6; round += 1) {
        await db.execute(sql`
        insert into limits (key, points, expire)
        select gen_random_uuid(), 1, ${ago(2 * day)}::timestamptz from generate_series(1, 5000)`)
        await sweepOf(database).once()
        const [size] = await db
          .select({ bytes: sql<number>`pg_total_relation_size('limits')::int` })
          .from(one)
        sizes.push(Number(size?.bytes))
      }
      const [, early = 0] = sizes
      expect(sizes.at(-1)).toBeLessThan(1.5 * early)
      expect(logged).toBe('')
    },
  )

  test('a failing table is logged, does not stop the others, and is swept the next time', async () => {
    const sweep = sweepOf(database)
    await addSession(ago(2 * day))
    await db.insert(limits).values({ key: 'x', points: 1, expire: ago(2 * day) })
    await db.execute(sql`alter table sessions rename to sessions_away`)
    await sweep.once()
    expect(logged).toContain('"of":"sessions"')
    expect(await db.select().from(limits)).toEqual([])
    await db.execute(sql`alter table sessions_away rename to sessions`)
    await sweep.once()
    expect(await db.select().from(sessions)).toEqual([])
  })

  test('runs at the start and every hour, and no longer after it was stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const sweep = sweepOf(database)
      const isSwept = async () => {
        await expect.poll(() => db.select().from(sessions)).toEqual([])
      }
      await addSession(ago(2 * day))
      sweep.start()
      await isSwept()
      await sweep.once()
      for (const hours of [1, 2]) {
        await addSession(ago((1 + hours) * day))
        vi.advanceTimersByTime(hour)
        await isSwept()
        await sweep.once()
      }
      await addSession(ago(2 * day))
      void sweep.once()
      await sweep.stop()
      vi.advanceTimersByTime(2 * hour)
      expect(vi.getTimerCount()).toBe(0)
      expect(logged).toBe('')
    } finally {
      vi.useRealTimers()
    }
  })

  test('knows the retention period of every table', () => {
    const practice = [
      'answers',
      'cards',
      'memory_parameters',
      'rounds',
      'lesson_progress',
      'stars',
      'learning_settings',
    ]
    const account = ['users', 'profiles', 'user_roles', 'user_device_locks', 'passkeys', 'recording_consents']
    const asLongAsTheAccount = [...account, ...practice]
    const tables = Object.values(schema).filter((table) => is(table, PgTable))
    const ofTheServer = ['push_keys']
    const known = [...asLongAsTheAccount, ...ofTheServer, ...rules.map(({ table }) => getTableName(table))]
    expect(tables.map(getTableName).toSorted()).toEqual(known.toSorted())
  })
})

describe.runIf(hasDatabase)('requests for access', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const farid = { email: 'farid@example.org', username: 'Farid' }
  const ask = (person = farid) => world.device().call(requestAccess, person)
  const afterDays = async (days: number) => {
    world.passTime(days * day)
    await world.sweep()
    await anna.signIn('anna', 'admin')
  }
  const pending = async () => (await anna.call(listPendingRequests, {})).body
  const emails = async () => (await world.db.select().from(registrationRequests)).map(({ email }) => email)
  const decide = async (person: typeof farid, status: 'approved' | 'rejected') => {
    const request = (await pending()).find(({ email }) => email === person.email)
    const id = String(request?.id)
    if (status === 'rejected') await anna.call(decideRequest, { id, status })
    else await anna.call(createUser, { ...person, password: 'von-anna-123', request_id: id })
  }

  test('are deleted 90 days after they were last sent, if they are still pending', async () => {
    await ask()
    await afterDays(80)
    await ask()
    await afterDays(89)
    expect(await pending()).toMatchObject([farid])
    await afterDays(1)
    expect(await pending()).toEqual([])
    expect(await emails()).toEqual([])
  })

  test('are kept for 30 days after the decision, however old they are', async () => {
    const [ghazal, hamid] = ['ghazal', 'hamid'].map((name) => ({
      email: `${name}@example.org`,
      username: name,
    })) as [typeof farid, typeof farid]
    for (const person of [farid, ghazal, hamid]) await ask(person)
    await afterDays(80)
    await decide(farid, 'rejected')
    await decide(ghazal, 'approved')
    await anna.call(createUser, { ...hamid, password: 'hamids-geheimnis' })
    await afterDays(29)
    expect(await emails()).toHaveLength(3)
    await afterDays(1)
    expect(await emails()).toEqual([])
    const accounts = await world.db.select().from(users).where(eq(users.email, ghazal.email))
    expect(accounts).toHaveLength(1)
  })
})
