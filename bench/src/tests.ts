import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './cleanup.ts'
import type { Section } from './report.ts'
import { repository } from './server.ts'

const commands = ['check', 'test', 'proofs'] as const
const longestOutput = 64 * 1024 * 1024
const passedProofs = 'scripts/testing/passed-proofs.json'

/**
 * Runs all tests in a new clone, every proof included, and takes over its record of the proofs that have passed, also
 * when others failed.
 * @throws if a test fails.
 */
export async function measureTests(): Promise<Section> {
  const copy = join(temporaryFolder(), 'pol')
  execFileSync('git', ['clone', '--quiet', repository, copy])
  writeFileSync(join(copy, passedProofs), '{}\n')
  execFileSync(process.execPath, ['scripts/install.mjs', 'development'], { cwd: copy, stdio: 'ignore' })
  const rows = commands.flatMap((command) => {
    const begin = performance.now()
    const output = outputOf(copy, command)
    const seconds = (performance.now() - begin) / 1000
    return [[`\`npm run ${command}\``, '', minutes(seconds)], ...filesIn(output, command)]
  })
  return {
    title: 'Tests',
    method:
      'Every test once, in a new clone of the last commit, with its dependencies installed and no record of proofs that ' +
      'have passed. Tests run in parallel, so the minutes of the files add up to more than those of their command. Files ' +
      'of less than 5 s are left out. A file with two rows runs on both database engines.',
    table: [['Command', 'File', 'Minutes'], ...rows],
  }
}

function outputOf(cwd: string, command: string): string {
  const options = { cwd, encoding: 'utf8', maxBuffer: longestOutput } as const
  const { status, stdout } = spawnSync('npm', ['run', command], options)
  if (command === 'proofs') copyFileSync(join(cwd, passedProofs), join(repository, passedProofs))
  if (status !== 0) throw new Error(`npm run ${command} failed:\n${stdout}`)
  return stdout
}

/** Reads the list of long files that ends the output of `npm test` and `npm run proofs`. */
function filesIn(output: string, command: string): string[][] {
  const [, list = ''] = output.split('\nSeconds per file:\n')
  const lines = [...list.matchAll(/^ *(\d+) (\S+\.ts)$/gm)]
  return lines.map(([, seconds, file = '']) => [command, `\`${file}\``, minutes(Number(seconds))])
}

const minutes = (seconds: number) => (seconds / 60).toFixed(1)
