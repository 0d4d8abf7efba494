import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram, stopProgram, temporaryFolder } from './cleanup.ts'
import type { Section } from './report.ts'
import { freeAddress, repository, untilReady } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 5
const furtherFirstRuns = 2
const installed = ['node_modules', 'scripts/runtime/node_modules']

export async function measureStart(): Promise<Section> {
  const newClone = () => {
    const folder = temporaryFolder()
    const copy = join(folder, 'pol')
    execFileSync('git', ['clone', '--quiet', repository, copy])
    return { copy, start: () => secondsToReady(copy, join(folder, 'data'), join(folder, 'npm-cache')) }
  }
  const earlier = await repeat(furtherFirstRuns, () => newClone().start())
  const { copy, start } = newClone()
  const first = [...earlier, await start()]
  const later = await repeat(runs, start)
  const folders = installed.map((name) => join(copy, name)).filter((path) => existsSync(path))
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
  return {
    title: 'Start',
    method:
      'From `npm start` to the first 200 of `GET /api/health`, in a new clone of the last commit with an empty `DATA_DIR` and an ' +
      `empty npm cache. The first start (${furtherFirstRuns + 1} runs) installs the dependencies and builds; the second one (${runs} runs) does not. ` +
      "Installed: the disk usage of `node_modules` after that, including the pinned Node if the machine's own is too old.",
    table: [
      ['Start', 'Figure'],
      ['first', spread(first, 's', 1)],
      ['second', spread(later, 's', 2)],
      ['packages', String(sum(folders.map(packagesIn)))],
      ['installed', `${Math.round(sum(folders.map(bytesIn)) / 2 ** 20)} MiB`],
    ],
  }
}

async function secondsToReady(cwd: string, dataFolder: string, cache: string): Promise<number> {
  const { url, env } = await freeAddress(dataFolder)
  const begin = performance.now()
  const program = startProgram('npm', ['start'], { cwd, env: { ...env, npm_config_cache: cache } })
  try {
    await untilReady(url, program)
    return (performance.now() - begin) / 1000
  } finally {
    await stopProgram(program)
  }
}

/** Reads the lockfile that npm writes for installed packages. */
function packagesIn(folder: string): number {
  const lock = JSON.parse(readFileSync(join(folder, '.package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  return Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .length
}

/** Ignores packages of this repository, which are symbolic links. */
function bytesIn(folder: string): number {
  const bytes = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    return lstatSync(path).blocks * 512 + (entry.isDirectory() ? bytesIn(path) : 0)
  })
  return bytes.reduce((total, count) => total + count, 0)
}
