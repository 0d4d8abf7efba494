import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { withConnection } from '../../../server/src/database/open.ts'
import { leadingItems } from '../leading-items.ts'
import { temporaryFolder } from '../cleanup.ts'
import { childrenOf, parentOf, proportionalMiB, residentMiB } from '../memory.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { median, quantile } from '../statistics.ts'
import type { Sample } from './everything-client.ts'
import { attackers, flood } from './flood.ts'
import { withHelper } from './helper.ts'
import { postgresNote, withPostgres } from './postgres.ts'
import { addAccounts, cardsPerLearner, createLearners } from './practised-learners.ts'

const learners = 200
const accounts = 1_000
/**
 * Alternates without and with a flood. The first part ramps up the learners, and memory at its end is the reference.
 */
const parts = [
  { minutes: 2 },
  { minutes: 1, isFlooded: true },
  { minutes: 3 },
  { minutes: 1, isFlooded: true },
  { minutes: 3 },
]

interface Part {
  readonly begin: number
  readonly end: number
  readonly flood: Awaited<ReturnType<typeof flood>> | null
  /** Memory in MiB by process name. */
  readonly memory: Readonly<Record<string, number>>
}

export async function measureEverything(): Promise<Section> {
  const { before, measured, samples } = await withPostgres(async (newDatabase) => {
    const url = await newDatabase()
    const items = await leadingItems(cardsPerLearner)
    await createLearners(url, learners, items)
    await addAccounts(url, learners + 1, accounts)
    const environment = { DATA_DIR: join(temporaryFolder(), 'data'), DATABASE_URL: url, TRUST_PROXY: 'on' }
    return withServer(async (server) => {
      const settings = { PRODUCT_URL: server.url, LEARNERS: String(learners) }
      return withHelper('everything-client.ts', settings, async (client) => {
        await client.nextMessage()
        const memory = () => memoryOf(server.program.pid ?? 0, url)
        const before = await memory()
        client.send('begin')
        const measured: Part[] = []
        for (const { minutes, isFlooded } of parts) {
          const begin = Date.now()
          const flooding = isFlooded ? flood(server.url, minutes * 60) : pause(minutes * 60_000, null)
          measured.push({ begin, flood: await flooding, end: Date.now(), memory: await memory() })
        }
        const ending = client.nextMessage()
        client.send('end')
        return { before, measured, samples: (await ending) as readonly Sample[] }
      })
    }, environment)
  })
  const floods = measured.flatMap(({ flood }) => flood ?? [])
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
  const shown = (figure: number) => figure.toLocaleString('en', { maximumFractionDigits: 0 })
  const during = (isFlooded: boolean) => {
    const times = measured.filter(({ flood }) => (flood !== null) === isFlooded)
    return samples.filter(({ begin }) => times.some((part) => part.begin <= begin && begin < part.end))
  }
  const [quiet, flooded] = [during(false), during(true)]
  const kinds = [...new Set(samples.map(({ kind }) => kind))].toSorted()
  const timesOf = (some: readonly Sample[], kind: string) =>
    some.filter((one) => one.kind === kind).map(({ ms }) => ms)
  const row = (name: string, figure: (some: readonly Sample[]) => string) => [
    name,
    figure(quiet),
    figure(flooded),
  ]
  const statuses = [...new Set(floods.flatMap(({ statuses }) => [...statuses.keys()]))].toSorted(
    (a, b) => a - b,
  )
  const mebibytes = (figure = Number.NaN) => `${shown(figure)} MiB`
  return {
    title: 'Everything at once',
    method:
      `${learners} learners of one server process, each with 1,000 answers: in turn a first view of the course, the session, a stored clip, a clip that ` +
      'the speech engine makes, 12 answers, and all their cards, with 2 to 6 s between two requests. In ' +
      `${parts.map(({ minutes, isFlooded }) => `${minutes} min ${isFlooded ? 'with' : 'without'}`).join(', ')} a flood of failing sign-ins from ` +
      `${attackers} connections: ${sum(parts.map(({ minutes }) => minutes))} min in total, one run. Memory is resident (VmRSS) ` +
      'before the first request of the learners, after the first part, and after the last; that of all processes of PostgreSQL counts what they share once (Pss). ' +
      `The load generators run on the same machine. ${postgresNote}.`,
    table: [
      ['Figure', 'Without the flood', 'During the flood'],
      ...kinds.flatMap((kind) => [
        row(`${kind}, median`, (some) => `${median(timesOf(some, kind)).toFixed(1)} ms`),
        row(`${kind}, 99th percentile`, (some) => `${quantile(timesOf(some, kind), 0.99).toFixed(1)} ms`),
      ]),
      row('requests of learners', (some) => shown(some.length)),
      row('of them failed', (some) => shown(some.filter(({ hasFailed }) => hasFailed).length)),
      ['sign-ins of the flood', '', shown(sum(floods.map(({ count }) => count)))],
      ...statuses.map((status) => [
        `of them answered ${status}`,
        '',
        shown(sum(floods.map(({ statuses }) => statuses.get(status) ?? 0))),
      ]),
      ...Object.keys(before).map((name) => [
        `memory of ${name}`,
        `${mebibytes(before[name])} at the start, ${mebibytes(measured[0]?.memory[name])} after ${parts[0]?.minutes} min`,
        `${mebibytes(measured.at(-1)?.memory[name])} at the end`,
      ]),
    ],
  }
}

/** In MiB. Includes the PostgreSQL process of the query's own connection. */
function memoryOf(pid: number, url: string): Promise<Record<string, number>> {
  return withConnection(url, async (db) => {
    const [own] = await db.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`)
    const postmaster = parentOf(own?.pid ?? 0)
    const postgres = [postmaster, ...childrenOf(postmaster)]
    return {
      'the server': residentMiB(pid),
      'its speech engine': childrenOf(pid).reduce((sum, engine) => sum + residentMiB(engine), 0),
      PostgreSQL: postgres.reduce((sum, process) => sum + proportionalMiB(process), 0),
    }
  })
}
