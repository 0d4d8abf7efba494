/**
 * `npm run proofs`: tests that are too slow for `npm test`, such as crash tests, the long attack and generating all
 * clips. Proofs with random input use a sample. Proofs that have passed with the same inputs are skipped. `-- all` runs
 * every proof with its complete input in random order, and all API tests on PostgreSQL. The last line is `N passed, N
 * failed`.
 */
import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { listJourneys, listVitest } from './testing/lists.ts'
import { openProofLedger } from './testing/proof-ledger.ts'
import type { FileResult } from './testing/reports.ts'
import { finish, journeys, vitest } from './testing/runs.ts'

const { positionals } = parseArgs({ allowPositionals: true })
if (positionals.some((word) => word !== 'all')) {
  process.stderr.write('npm run proofs -- all: the only word is "all".\n')
  process.exit(2)
}

const runsAll = positionals.includes('all')
const ledger = openProofLedger()
const isDue = (proof: string) => runsAll || !ledger.hasPassed(proof)
const projects = ['proofs', 'proofs on PostgreSQL']
const [withoutBrowser, withBrowser] = await Promise.all([
  listVitest(projects),
  listJourneys('proofs'),
  buildIfStale(),
])
const all = [...withoutBrowser, ...withBrowser]
const due = { vitest: withoutBrowser.filter(isDue), journeys: withBrowser.filter(isDue) }
const unchanged = all.length - due.vitest.length - due.journeys.length
if (unchanged > 0) {
  process.stdout.write(
    `${unchanged} of ${all.length} files of proofs have passed with the present inputs and are not repeated.\n` +
      'npm run proofs -- all repeats them.\n',
  )
}

const results = [
  ...(await runVitest()),
  ...(due.journeys.length > 0 ? await journeys('long browser journeys', 'proofs', due.journeys) : []),
]
ledger.record(all, results)
finish(results)

async function runVitest(): Promise<FileResult[]> {
  if (runsAll) return vitest('all proofs', ['proofs*'], [], 'all')
  return due.vitest.length > 0 ? vitest('proofs', projects, due.vitest) : []
}
