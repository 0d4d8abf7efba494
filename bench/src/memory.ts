import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Section } from './report.ts'
import { withServer } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3
const idleMs = 10_000

export async function measureMemory(): Promise<Section> {
  const measured = process.platform === 'linux' ? await repeat(runs, idleServer) : []
  const row = (name: string, figures: readonly number[]) => [
    name,
    figures.length > 0 ? spread(figures, 'MiB') : 'not measured: needs Linux',
  ]
  return {
    title: 'Memory',
    method:
      `Resident memory (VmRSS) ${idleMs / 1000} s after the server was ready, on a new database without sessions, ${runs} runs. ` +
      'The speech engine starts with the first text; see below.',
    table: [['Process', 'Resident'], row('server, with the database', measured)],
  }
}

function idleServer() {
  return withServer(async ({ program }) => {
    await pause(idleMs)
    const pid = program.pid ?? 0
    const engines = childrenOf(pid)
    if (engines.length > 0) throw new Error('The server has a child before the first text is spoken.')
    return residentMiB(pid)
  })
}

export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children === '' ? [] : children.split(' ').map(Number)
}

export function residentMiB(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  if (kibibytes === undefined) throw new Error(`Process ${pid} has no resident memory.`)
  return Number(kibibytes) / 1024
}
