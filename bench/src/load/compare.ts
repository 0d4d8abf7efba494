import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { median, quantile, spread } from '../statistics.ts'

export const connections = 32
const rounds = 5
const roundSeconds = 4
const warmUpSeconds = 3

/** Part of the method text of several sections. */
export const comparisonMethod =
  `Both run at the same time and are loaded alternately, after a warm-up of ${warmUpSeconds} s each: ${rounds} rounds of ` +
  `${roundSeconds} s each, ${connections} connections with one request at a time each (autocannon). A ratio is the median of the ` +
  'ratios of all rounds. Processor time is that of the server process only, so it does not depend on the load generator'

export interface Target {
  readonly url: string
  readonly pid: number
  readonly path: string
  /** @param connection index of the connection, from 0. */
  readonly headers: (connection: number) => Readonly<Record<string, string>>
  /** Bodies of the POST requests that the connection repeats, one after the other. Without them it sends GET requests. */
  readonly bodies?: (connection: number) => readonly string[]
}

export interface Load {
  readonly perSecond: number
  readonly median: number
  readonly ninetyNinth: number
  /** CPU time of the server process per request. */
  readonly processorMicroseconds: number
}

/** Alternates the loads, so that other work on the machine affects all of them equally. */
export async function alternate<Name extends string>(
  loads: Readonly<Record<Name, (seconds: number) => Promise<Load>>>,
): Promise<Record<Name, readonly Load[]>> {
  const names = Object.keys(loads) as Name[]
  for (const name of names) await loads[name](warmUpSeconds)
  const measured = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measured[name].push(await loads[name](roundSeconds))
  }
  return measured
}

/** Repeats requests. @throws if a response is not 200. */
export async function loadTarget(target: Target, seconds: number, share = connections): Promise<Load> {
  const times: number[] = []
  let connection = 0
  const before = processorSeconds(target.pid)
  const run = autocannon({
    url: `${target.url}${target.path}`,
    connections: share,
    duration: seconds,
    setupClient(client) {
      const headers = target.headers(connection)
      const bodies = target.bodies?.(connection)
      connection += 1
      if (bodies)
        client.setRequests(bodies.map((body) => ({ method: 'POST', path: target.path, headers, body })))
      else client.setHeaders(headers)
    },
  })
  run.on('response', (_, status, bytes, ms) => {
    if (status !== 200) throw new Error(`${target.path} answered ${status} with ${bytes} bytes.`)
    times.push(ms)
  })
  const { duration, errors } = await run
  if (errors > 0) throw new Error(`${target.path}: ${errors} requests failed.`)
  return {
    perSecond: times.length / duration,
    median: median(times),
    ninetyNinth: quantile(times, 0.99),
    processorMicroseconds: ((processorSeconds(target.pid) - before) * 1_000_000) / times.length,
  }
}

/** @returns table rows with the columns product, bare server and ratio. */
export function comparison(
  name: string,
  { product, bare }: Readonly<Record<'product' | 'bare', readonly Load[]>>,
): string[][] {
  const row = (title: string, unit: string, digits: number, figure: (load: Load) => number) => [
    `${name}: ${title}`,
    spread(product.map(figure), unit, digits),
    spread(bare.map(figure), unit, digits),
    spread(ratios(product, bare, figure), '', 2),
  ]
  return [
    row('requests a second', '', 0, (load) => load.perSecond),
    row('latency, median', 'ms', 1, (load) => load.median),
    row('latency, 99th percentile', 'ms', 1, (load) => load.ninetyNinth),
    row('processor time a request', 'µs', 0, (load) => load.processorMicroseconds),
  ]
}

export function ratios<Measured>(
  one: readonly Measured[],
  other: readonly Measured[],
  figure: (load: Measured) => number,
): number[] {
  return one.map((load, round) => figure(load) / figure(other[round] ?? load))
}

/** @returns user and system time of a process in seconds; Linux counts it in hundredths of a second. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
