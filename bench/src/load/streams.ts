import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { stopProgram, temporaryFolder } from '../cleanup.ts'
import { residentMiB } from '../memory.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { median, quantile, spread } from '../statistics.ts'
import { withHelper } from './helper.ts'
import { createPeople } from './people.ts'
import { postgresNote, withPostgres } from './postgres.ts'

const runs = 3
const people = 10_000
const signIns = 200
const settlingMs = 2_000

export async function measureStreams(): Promise<Section> {
  const measured = await withPostgres(async (newDatabase) => {
    const all: Awaited<ReturnType<typeof openAll>>[] = []
    while (all.length < runs) all.push(await openAll(await newDatabase()))
    return all
  })
  type Run = (typeof measured)[number]
  const row = (title: string, unit: string, digits: number, figure: (run: Run) => number) => [
    title,
    spread(measured.map(figure), unit, digits),
  ]
  return {
    title: 'Open device-lock streams',
    method:
      `${people.toLocaleString('en')} users, each with their own session, have a stream open to one server process on PostgreSQL. One client process keeps ` +
      `all of them open; ${runs} runs, each on a new database. Memory (VmRSS) is measured ` +
      `${settlingMs / 1000} s after the start and ${settlingMs / 1000} s after the last stream was opened. Then ${signIns} random users sign in on a second device, one by one: from ` +
      'sending the sign-in, including the verification of the password, to the event on the open stream. Finally the server gets SIGTERM with ' +
      `the others open. ${postgresNote}.`,
    table: [
      ['Figure', ''],
      row('resident memory, no stream', 'MiB', 0, ({ before }) => before),
      row('resident memory, all open', 'MiB', 0, ({ after }) => after),
      row('a stream', 'KiB', 1, ({ before, after }) => ((after - before) * 1024) / people),
      row('opening all', 's', 1, ({ openingMs }) => openingMs / 1000),
      row('sign-in to `force_logout`, median', 'ms', 0, ({ times }) => median(times)),
      row('sign-in to `force_logout`, 99th percentile', 'ms', 0, ({ times }) => quantile(times, 0.99)),
      row('shutdown after SIGTERM', 's', 2, ({ endMs }) => endMs / 1000),
    ],
  }
}

async function openAll(database: string) {
  const environment = { DATA_DIR: join(temporaryFolder(), 'data'), DATABASE_URL: database }
  await createPeople(environment, people)
  return withServer(
    async ({ url, program }) => {
      const pid = program.pid ?? 0
      await pause(settlingMs)
      const before = residentMiB(pid)
      const begin = performance.now()
      const settings = { PRODUCT_URL: url, PEOPLE: String(people), SIGN_INS: String(signIns) }
      return withHelper('stream-client.ts', settings, async (client) => {
        await client.nextMessage()
        const openingMs = performance.now() - begin
        await pause(settlingMs)
        const after = residentMiB(pid)
        client.send('sign in')
        const times = (await client.nextMessage()) as number[]
        const signalled = performance.now()
        const exit = once(program, 'exit')
        await stopProgram(program)
        await exit
        return { before, after, openingMs, times, endMs: performance.now() - signalled }
      })
    },
    { ...environment, TRUST_PROXY: 'on' },
  )
}
