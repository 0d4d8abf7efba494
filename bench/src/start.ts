import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startProgram, stopProgram, temporaryFolder } from './cleanup.ts'
import type { Section } from './report.ts'
import { freeAddress, repository, untilReady } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 5

export async function measureStart(): Promise<Section> {
  const folder = temporaryFolder()
  const copy = join(folder, 'pol')
  execFileSync('git', ['clone', '--quiet', repository, copy])
  const start = () => secondsToReady(copy, join(folder, 'data'))
  const first = await start()
  const later = await repeat(runs, start)
  return {
    title: 'Start',
    method:
      'From `npm start` to the first 200 of `GET /api/health`, in a fresh clone of the last commit with a ' +
      'fresh `DATA_DIR`. The first start (one run) installs the dependencies, from the cache of npm as far ' +
      `as they are in it, and builds; the second (${runs} runs) finds all that done.`,
    table: [
      ['Start', 'Time'],
      ['first', spread([first], 's', 1)],
      ['second', spread(later, 's', 2)],
    ],
  }
}

async function secondsToReady(cwd: string, dataFolder: string): Promise<number> {
  const { url, env } = await freeAddress(dataFolder)
  const begin = performance.now()
  const program = startProgram('npm', ['start'], { cwd, env })
  try {
    await untilReady(url, program)
    return (performance.now() - begin) / 1000
  } finally {
    await stopProgram(program)
  }
}
