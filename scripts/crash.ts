/**
 * `npm run crash -- KILLS [SEED]`: kills the built server at each flush of the embedded engine, and then so often on each engine
 * at any moment; and looks for what was lost.
 */
import { fileURLToPath } from 'node:url'
import { crash, type Outcome } from '../server/test/crash/campaign.ts'
import { crashAtFlushes } from '../server/test/crash/flush-points.ts'
import { embeddedSite, postgresSite, type Site } from '../server/test/crash/sites.ts'
import { hasPostgres } from '../server/test/process/postgres.ts'
import { buildWhereStale } from './build.ts'

const [kills = '100', seed = '1'] = process.argv.slice(2)
const program = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))

type Crashes = (site: Site, onProgress: (outcome: Outcome) => void) => Promise<Outcome>
const anyMoment: Crashes = (site, onProgress) => crash(site, Number(kills), seed, onProgress)
const everyFlush: Crashes = (site, onProgress) => crashAtFlushes(site, countFromOne(), onProgress)

buildWhereStale()
await report('each flush of the embedded engine', embeddedSite, everyFlush)
await report('any moment on the embedded engine', embeddedSite, anyMoment)
if (hasPostgres) await report('any moment on PostgreSQL', postgresSite, anyMoment)
else process.stdout.write('No PostgreSQL is installed: only the embedded engine was tried.\n')

async function report(name: string, open: typeof embeddedSite, crashes: Crashes): Promise<void> {
  const ends: (() => Promise<void>)[] = []
  const site = await open((end) => void ends.push(end), program)
  const { faults } = await crashes(site, ({ kills, acknowledged }) =>
    process.stdout.write(`\r${name}: ${kills} kills, ${acknowledged} commands acknowledged`),
  )
  process.stdout.write(faults.length > 0 ? `\n${faults.join('\n')}\n` : ', nothing lost, every rule holds\n')
  if (faults.length > 0) process.exitCode = 1
  for (const end of ends.toReversed()) await end()
}

function* countFromOne(): Generator<number> {
  for (let n = 1; ; n += 1) yield n
}
