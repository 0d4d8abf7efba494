/**
 * `npm run crash -- KILLS [SEED]`: kills the built server before each flush of the embedded engine, then KILLS times at a random
 * moment on each engine, and reports every acknowledged change that was lost.
 */
import { randomOf } from '@pol/learning/random'
import { embeddedTarget, postgresTarget, type CrashTarget } from '../server/test/crash/crash-target.ts'
import { killAtFlushes } from '../server/test/crash/flush-points.ts'
import { killAtRandom, type Outcome } from '../server/test/crash/random-kills.ts'
import { hasPostgres } from '../server/test/process/postgres.ts'
import { buildIfStale } from './build.ts'

const [kills = '100', seed = '1'] = process.argv.slice(2)

type Campaign = (target: CrashTarget, onProgress: (outcome: Outcome) => void) => Promise<Outcome>
const atRandom: Campaign = (target, onProgress) =>
  killAtRandom(target, Number(kills), randomOf(seed), onProgress)
const atEveryFlush: Campaign = (target, onProgress) => killAtFlushes(target, naturalNumbers(), onProgress)

await buildIfStale()
await run('killed at each flush, embedded engine', embeddedTarget, atEveryFlush)
await run('killed at random, embedded engine', embeddedTarget, atRandom)
if (hasPostgres) await run('killed at random, PostgreSQL', postgresTarget, atRandom)
else process.stdout.write('PostgreSQL is not installed: only the embedded engine was tested.\n')

async function run(name: string, open: typeof embeddedTarget, campaign: Campaign): Promise<void> {
  const cleanUps: (() => Promise<void>)[] = []
  const target = await open((cleanUp) => void cleanUps.push(cleanUp))
  const { faults } = await campaign(target, ({ kills, acknowledged }) =>
    process.stdout.write(`\r${name}: ${kills} kills, ${acknowledged} commands acknowledged`),
  )
  process.stdout.write(faults.length > 0 ? `\n${faults.join('\n')}\n` : ', nothing lost, every rule holds\n')
  if (faults.length > 0) process.exitCode = 1
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
}

function* naturalNumbers(): Generator<number> {
  for (let n = 1; ; n += 1) yield n
}
