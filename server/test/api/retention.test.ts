import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { decideRequest, pendingRequests, requestAccess } from '@pol/contract/access-requests'
import { createUser } from '@pol/contract/administration'
import type { Database, OpenDatabase } from '../../src/database/open.ts'
import * as schema from '../../src/database/schema.ts'
import { createMailFiles } from '../../src/mail/mail-files.ts'
import { rules } from '../../src/retention/rules.ts'
import { createSweep } from '../../src/retention/sweep.ts'
import { hasDatabase, openTestDatabase } from '../test-database.ts'
import { createWorld, type Device, type World } from '../world.ts'

const { limits, mailOutbox, passwordTokens, registrationRequests, sessions, speechClips, users } = schema
const hour = 60 * 60 * 1000
const day = 24 * hour
/** A server makes room by itself, in its own time. */
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
  const sweepOf = ({ db, vacuum }: Pick<OpenDatabase, 'db' | 'vacuum'>) =>
    createSweep({ db, vacuum, mailFiles: createMailFiles(folder), log, now: () => now })

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
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  const addSession = (expiresAt: Date) =>
    db.insert(sessions).values({ tokenHash: bytes(), userId, deviceId: 'ein-rechner', expiresAt })

  test('sessions, links, counts and claims that have expired are gone a day later, what is good stays', async () => {
    for (const expiresAt of [ago(day), ago(20 * hour), ago(-hour)]) {
      const text = expiresAt.toISOString()
      await addSession(expiresAt)
      await db.insert(passwordTokens).values({ tokenHash: bytes(), userId, expiresAt })
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
    expect(await moments(db.select({ moment: limits.expire }).from(limits))).toEqual(left)
    const claims = await moments(db.select({ moment: speechClips.claimedUntil }).from(speechClips))
    expect(claims).toEqual([ago(day), ...left])
    expect(logged).toBe('')
  })

  test('mails that cannot be sent are given up after 7 days, those that are files after 30', async () => {
    for (const createdAt of [ago(7 * day), ago(6 * day)]) {
      await db.insert(mailOutbox).values({ kind: 'x', recipient: 'bahram@example.org', createdAt })
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

  test('several processes sweep the same at once', async () => {
    for (let number = 0; number < 50; number += 1) await addSession(ago(2 * day))
    const others = await Promise.all([database.again(), database.again()])
    await Promise.all([database, ...others].map((each) => sweepOf(each).once()))
    for (const other of others) await other.close()
    expect(await db.select().from(sessions)).toEqual([])
    expect(logged).toBe('')
  })

  test.runIf(isEmbedded)('rows that come and go do not make the database larger for ever', async () => {
    const sizes: number[] = []
    for (let round = 0; round < 6; round += 1) {
      await db.execute(sql`
        insert into limits (key, points, expire)
        select gen_random_uuid(), 1, ${ago(2 * day)}::timestamptz from generate_series(1, 5000)`)
      await sweepOf(database).once()
      const [size] = await db.select({ bytes: sql<number>`pg_total_relation_size('limits')::int` }).from(one)
      sizes.push(Number(size?.bytes))
    }
    const [, early = 0] = sizes
    expect(sizes.at(-1)).toBeLessThan(1.5 * early)
    expect(logged).toBe('')
  })

  test('what cannot be deleted is logged, holds nothing else up, and goes the next time', async () => {
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

  test('begins at once, comes back every hour, and has ended when it says so', async () => {
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
      for (const turn of [1, 2]) {
        await addSession(ago((1 + turn) * day))
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

  test('knows of every table how long its rows are kept', () => {
    const asLongAsTheAccount = ['users', 'profiles', 'user_roles', 'user_device_locks']
    const tables = Object.values(schema).filter((table) => is(table, PgTable))
    const known = [...asLongAsTheAccount, ...rules.map(({ table }) => getTableName(table))]
    expect(tables.map(getTableName).toSorted()).toEqual(known.toSorted())
  })
})

describe.runIf(hasDatabase)('requests for access', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = world.device()
    await anna.signIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const farid = { email: 'farid@example.org', username: 'Farid' }
  const ask = (person = farid) => world.device().call(requestAccess, person)
  const afterDays = async (days: number) => {
    world.passTime(days * day)
    await world.sweep()
    await anna.signIn('anna', 'admin')
  }
  const pending = async () => await anna.call(pendingRequests, {})
  const emails = async () => (await world.db.select().from(registrationRequests)).map(({ email }) => email)
  const decide = async (person: typeof farid, status: 'approved' | 'rejected') => {
    const request = (await pending()).find(({ email }) => email === person.email)
    await anna.call(decideRequest, { id: String(request?.id), status })
  }

  test('that nobody decides wait for 365 days since they were last asked', async () => {
    await ask()
    await afterDays(300)
    await ask()
    await afterDays(364)
    expect(await pending()).toMatchObject([farid])
    await afterDays(1)
    expect(await pending()).toEqual([])
    expect(await emails()).toEqual([])
  })

  test('are kept for 180 days once they are decided, however long ago they were asked', async () => {
    const [ghazal, hamid] = ['ghazal', 'hamid'].map((name) => ({
      email: `${name}@example.org`,
      username: name,
    })) as [typeof farid, typeof farid]
    for (const person of [farid, ghazal, hamid]) await ask(person)
    await afterDays(200)
    await decide(farid, 'rejected')
    await decide(ghazal, 'approved')
    await anna.call(createUser, { ...hamid, password: 'hamids-geheimnis' })
    await afterDays(179)
    expect(await emails()).toHaveLength(3)
    await afterDays(1)
    expect(await emails()).toEqual([])
    const accounts = await world.db.select().from(users).where(eq(users.email, ghazal.email))
    expect(accounts).toHaveLength(1)
  })
})
