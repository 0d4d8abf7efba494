import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Section } from './report.ts'
import { withServer } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3
/** Seconds of idling before a measurement: V8 releases the garbage of the start after about 20 s. */
const idleSeconds = [10, 60]

export async function measureMemory(): Promise<Section> {
  const measured = process.platform === 'linux' ? await repeat(runs, idleServer) : []
  const row = (seconds: number, index: number) => {
    const figures = measured.flatMap((residents) => residents[index] ?? [])
    return [`${seconds} s`, figures.length > 0 ? spread(figures, 'MiB') : 'not measured: needs Linux']
  }
  return {
    title: 'Memory',
    method:
      `Resident memory (VmRSS) of the server with its embedded database, on a new database without sessions, ${runs} runs. It is ` +
      'idle, and V8 returns what only the start needed after some 20 s. The speech engine starts with the first text; see below.',
    table: [['Idle since the start', 'Resident'], ...idleSeconds.map(row)],
  }
}

function idleServer() {
  return withServer(async ({ program }) => {
    const pid = program.pid ?? 0
    const residents: number[] = []
    let waitedSeconds = 0
    for (const seconds of idleSeconds) {
      await pause((seconds - waitedSeconds) * 1000)
      waitedSeconds = seconds
      if (childrenOf(pid).length > 0)
        throw new Error('The server has a child before the first text is spoken.')
      residents.push(residentMiB(pid))
    }
    return residents
  })
}

export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children === '' ? [] : children.split(' ').map(Number)
}

export function parentOf(pid: number): number {
  return numberIn(`/proc/${pid}/status`, /^PPid:\s+(\d+)$/m)
}

export function residentMiB(pid: number): number {
  return numberIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB$/m) / 1024
}

/** Proportional set size: memory shared by several processes is divided among them. */
export function proportionalMiB(pid: number): number {
  return numberIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+) kB$/m) / 1024
}

function numberIn(file: string, line: RegExp): number {
  const [, number] = line.exec(readFileSync(file, 'utf8')) ?? []
  if (number === undefined) throw new Error(`${file} has no line ${line.source}.`)
  return Number(number)
}
