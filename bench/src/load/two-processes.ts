import { availableParallelism } from 'node:os'
import type { Section } from '../report.ts'
import { withServer, type Server } from '../server.ts'
import { spread } from '../statistics.ts'
import { alternate, connections, comparisonMethod, loadTarget, ratios, type Load } from './compare.ts'
import { postgresNote, withPostgres } from './postgres.ts'
import { sessionsOf, createPopulatedDatabase } from './sessions.ts'

export async function measureTwoProcesses(): Promise<Section> {
  const { one, two } = await withPostgres(async (newDatabase) => {
    const { DATABASE_URL } = await createPopulatedDatabase(await newDatabase())
    const settings = { DATABASE_URL, LOG_LEVEL: 'info' }
    return withServer((first) => withServer((second) => compare(first, second), settings), settings)
  })
  const row = (title: string, unit: string, digits: number, figure: (load: Load) => number) => [
    title,
    spread(one.map(figure), unit, digits),
    spread(two.map(figure), unit, digits),
    spread(ratios(two, one, figure), '', 2),
  ]
  return {
    title: 'Two processes',
    method:
      `The call of the first section on one server process, and on two that share the database, with ${connections} connections in total in both cases. ` +
      `The server processes, PostgreSQL and the load generator share the ${availableParallelism()} cores of the machine: once those are ` +
      `busy, a second server process cannot help. ${comparisonMethod}; for two processes it is the mean. ${postgresNote}.`,
    table: [
      ['Figure', 'One process', 'Two processes', 'Ratio'],
      row('requests a second', '', 0, (load) => load.perSecond),
      row('latency, median', 'ms', 1, (load) => load.median),
      row('latency, 99th percentile', 'ms', 1, (load) => load.ninetyNinth),
      row('processor time a request', 'µs', 0, (load) => load.processorMicroseconds),
    ],
  }
}

function compare(...servers: readonly Server[]) {
  const targets = servers.map(({ url, program }) => sessionsOf(url, program.pid))
  return alternate({
    one: async (seconds) =>
      combine(await Promise.all(targets.slice(0, 1).map((target) => loadTarget(target, seconds)))),
    two: async (seconds) =>
      combine(
        await Promise.all(targets.map((target) => loadTarget(target, seconds, connections / targets.length))),
      ),
  })
}

function combine(loads: readonly Load[]): Load {
  const sum = (figure: (load: Load) => number) => loads.reduce((total, load) => total + figure(load), 0)
  const mean = (figure: (load: Load) => number) => sum(figure) / loads.length
  return {
    perSecond: sum((load) => load.perSecond),
    median: mean((load) => load.median),
    ninetyNinth: mean((load) => load.ninetyNinth),
    processorMicroseconds: mean((load) => load.processorMicroseconds),
  }
}
