import { availableParallelism } from 'node:os'
import type { Section } from '../report.ts'
import { withServer, type Server } from '../server.ts'
import { spread } from '../statistics.ts'
import { byTurns, connections, howCompared, loadOf, ratios, type Load } from './compare.ts'
import { aboutPostgres, withPostgres } from './postgres.ts'
import { sessionsOf, settledOn } from './sessions.ts'

export async function measureTwoProcesses(): Promise<Section> {
  const { one, two } = await withPostgres(async (newDatabase) => {
    const { DATABASE_URL } = await settledOn(await newDatabase())
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
      `The call of the first section on one server process, and on two that share the database, with ${connections} connections altogether either way. ` +
      `The ${availableParallelism()} cores of the machine are shared by the server processes, the processes of PostgreSQL and the load generator: where they have ` +
      `nothing left, a second server process has nothing to gain. ${howCompared}; for two it is the mean. ${aboutPostgres}.`,
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
  return byTurns({
    one: async (seconds) =>
      together(await Promise.all(targets.slice(0, 1).map((target) => loadOf(target, seconds)))),
    two: async (seconds) =>
      together(
        await Promise.all(targets.map((target) => loadOf(target, seconds, connections / targets.length))),
      ),
  })
}

function together(loads: readonly Load[]): Load {
  const sum = (figure: (load: Load) => number) => loads.reduce((total, load) => total + figure(load), 0)
  const mean = (figure: (load: Load) => number) => sum(figure) / loads.length
  return {
    perSecond: sum((load) => load.perSecond),
    median: mean((load) => load.median),
    ninetyNinth: mean((load) => load.ninetyNinth),
    processorMicroseconds: mean((load) => load.processorMicroseconds),
  }
}
