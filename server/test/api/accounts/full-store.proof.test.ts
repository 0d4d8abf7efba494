import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../../../src/database/invariants.ts'
import { answers, recordings, reports, users } from '../../../src/database/schema.ts'
import { fillStore } from '../../full-store.ts'
import { longestWorkMs, watchHealth } from '../../health-watch.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Name, type World } from '../../world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Request {
  readonly name: string
  readonly who: Name
  readonly method?: Method
  readonly url: string
  readonly payload?: object
  /** Minimum number of health checks answered before the work ends, which is done in pieces. */
  readonly pieces: number
}

const reading: readonly Request[] = [
  { name: 'lists all accounts', who: 'anna', url: '/api/profiles', pieces: 1 },
  { name: 'searches all accounts', who: 'anna', url: '/api/profiles?search=niemand', pieces: 10 },
  {
    name: 'searches the addresses of all accounts',
    who: 'anna',
    url: '/api/functions/get-users?search=niemand',
    pieces: 10,
  },
  { name: 'searches all roles', who: 'anna', url: '/api/user-roles?search=niemand', pieces: 10 },
  { name: 'lists the requests', who: 'anna', url: '/api/registration-requests', pieces: 1 },
  { name: 'reads the trail', who: 'anna', url: '/api/audit', pieces: 10 },
  { name: 'searches the trail', who: 'anna', url: '/api/audit?search=niemand', pieces: 100 },
  {
    name: 'lists approved recordings',
    who: 'mo',
    url: '/api/moderation/recordings?state=approved',
    pieces: 5,
  },
  {
    name: 'searches approved recordings',
    who: 'mo',
    url: '/api/moderation/recordings?state=approved&search=haus',
    pieces: 5,
  },
  { name: 'lists reported lines', who: 'mo', url: '/api/moderation/reports', pieces: 1 },
  { name: 'downloads all reports', who: 'anna', url: '/api/tables/reports', pieces: 10 },
  { name: 'downloads all lines', who: 'anna', url: '/api/tables/lines', pieces: 1 },
  { name: 'fetches the list of voices', who: 'clara', url: '/api/voices?language=de', pieces: 10 },
  { name: 'lists her recordings', who: 'clara', url: '/api/recordings', pieces: 1 },
  { name: 'lists her reports', who: 'clara', url: '/api/reports', pieces: 1 },
  {
    name: 'asks for a challenge, after 100,000 have expired',
    who: 'clara',
    method: 'POST',
    url: '/api/passkey-challenges',
    payload: {},
    pieces: 1,
  },
  {
    name: 'exports her data',
    who: 'clara',
    method: 'POST',
    url: '/api/account/export',
    payload: {},
    pieces: 1_000,
  },
]

describe.runIf(hasDatabase)('in a store that is filled to its limits', () => {
  let world: World
  let ids: Readonly<Record<Name, string>>
  const tokens = new Map<Name, string>()
  beforeAll(async () => {
    world = await createWorld({ validateResponses: false })
    await fillStore(
      world.db,
      world.items.lines.map(({ id }) => id),
    )
    for (const name of ['anna', 'mo', 'clara'] as const) {
      const device = await world.signedIn(name, name === 'anna' ? 'admin' : 'user')
      tokens.set(name, String(device.token))
    }
    const people = await Promise.all(
      Object.entries(cast).map(async ([name, { email }]) => {
        const [account] = await world.db.select({ id: users.id }).from(users).where(eq(users.email, email))
        return [name, String(account?.id)] as const
      }),
    )
    ids = Object.fromEntries(people) as Record<Name, string>
    // Warm-up: the first calls are slower, before the code is compiled.
    for (const request of reading.filter(({ pieces }) => pieces < 100)) await call(request)
  })
  afterAll(() => world.stop())

  /** Reads the response without parsing it, which would take processor time of this thread. */
  const call = async ({ who, method = 'GET', url, payload }: Omit<Request, 'name' | 'pieces'>) => {
    const response = await world.app.inject({
      method,
      url,
      payloadAsStream: true,
      remoteAddress: '192.0.2.1',
      headers: { authorization: `Bearer ${tokens.get(who)}` },
      ...(payload && { payload }),
    })
    let bytes = 0
    for await (const chunk of response.stream()) bytes += (chunk as Buffer).byteLength
    return { status: response.statusCode, bytes }
  }
  const watch = async (request: Request) => {
    const { result, answers, longestMs } = await watchHealth(world.app, () => call(request))
    expect(result).toMatchObject({ status: 200 })
    expect(answers).toBeGreaterThanOrEqual(request.pieces)
    return longestMs
  }

  test.each(reading)('the health is answered while $who $name', async (request) => {
    expect(await watch(request)).toBeLessThan(longestWorkMs)
  })

  test('and while Mo closes 2,500 reports of one line', async () => {
    const { rows } = (await world.db.execute(
      sql`select id from reports where status = 'open' and item = 'haus' order by created_at desc, id desc limit 1`,
    )) as { rows: { id: string }[] }
    const url = `/api/moderation/reports/${rows[0]?.id}`
    const payload = { status: 'done', answer: 'Danke.' }
    expect(await watch({ name: '', who: 'mo', method: 'PATCH', url, payload, pieces: 40 })).toBeLessThan(
      longestWorkMs,
    )
    const open = and(eq(reports.status, 'open'), eq(reports.item, 'haus'))
    expect(await world.db.$count(reports, open)).toBe(0)
  })

  test('and while Clara takes another name, and withdraws her consent with all recordings', async () => {
    const url = '/api/recordings/consent'
    const payload = { name: 'C.', region: null }
    expect(await watch({ name: '', who: 'clara', method: 'PUT', url, payload, pieces: 20 })).toBeLessThan(
      longestWorkMs,
    )
    const isClaras = eq(recordings.userId, ids.clara)
    expect(
      await world.db.$count(
        recordings,
        and(isClaras, or(isNotNull(recordings.name), isNotNull(recordings.region))),
      ),
    ).toBe(0)
    expect(
      await watch({ name: '', who: 'clara', method: 'DELETE', url, payload: {}, pieces: 100 }),
    ).toBeLessThan(longestWorkMs)
    expect(await world.db.$count(recordings, and(isClaras, isNotNull(recordings.audio)))).toBe(0)
  })

  test('a deletion that is interrupted leaves the account closed; it can be repeated, and the health is answered during it', async () => {
    const interrupted = sql`raise exception 'interrupted'`
    await world.db.execute(
      sql`create function interrupt() returns trigger language plpgsql as $$ begin ${interrupted}; end $$`,
    )
    await world.db.execute(
      sql`create trigger interrupt before delete on cards for each row execute function interrupt()`,
    )
    const deletion = {
      who: 'anna',
      method: 'POST',
      url: '/api/functions/delete-user',
      payload: { user_id: ids.clara },
    } as const
    expect(await call(deletion)).toMatchObject({ status: 500 })
    expect(await world.db.$count(answers, eq(answers.user_id, ids.clara))).toBe(0)
    expect(await findViolations(world.db)).toEqual([])
    await expect(world.device().signIn('clara')).rejects.toMatchObject({ code: 'invalid-credentials' })
    expect(await call({ who: 'clara', url: '/api/session' })).toMatchObject({ status: 401 })
    await world.db.execute(sql`drop trigger interrupt on cards`)
    const { longestMs, answers: healths } = await watchHealth(world.app, () => call(deletion))
    expect(longestMs).toBeLessThan(longestWorkMs)
    expect(healths).toBeGreaterThan(50)
    expect(await world.db.$count(users, eq(users.id, ids.clara))).toBe(0)
  })
})
