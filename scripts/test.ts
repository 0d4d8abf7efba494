/**
 * `npm test`: every check there is. Ends with one line `N passed, N failed`; types, lint and format count as
 * one check each.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { buildWhereStale } from './build.ts'
import { fastChecks, run } from './check.ts'
import { findChromium } from './chromium.ts'

interface Tally {
  passed: number
  failed: number
}

interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const reports = mkdtempSync(join(tmpdir(), 'pol-reports-'))
const total: Tally = { passed: 0, failed: 0 }
const add = ({ passed, failed }: Tally) => {
  total.passed += passed
  total.failed += failed
}

for (const [name, args] of Object.entries(fastChecks))
  add(run(name, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
buildWhereStale()
add(vitest())
add(journeys())
rmSync(reports, { recursive: true })
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)

function vitest(): Tally {
  const file = join(reports, 'vitest.json')
  const succeeded = run('unit, API and process tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = read(file) as { numPassedTests: number; numFailedTests: number } | null
  return honest({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, succeeded)
}

function journeys(): Tally {
  if (!findChromium() && !installChromium()) {
    process.stdout.write(
      '\nThe browser journeys need Chromium: install the package chromium-headless-shell or chromium, or Google Chrome.\n',
    )
    return { passed: 0, failed: 1 }
  }
  const data = join(reports, 'e2e')
  const succeeded = run('browser journeys', ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e'], {
    ...process.env,
    POL_E2E_DATA: data,
  })
  const report = read(join(data, 'report.json')) as JourneyReport | null
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 }
  if (flaky > 0) process.stdout.write(`\n${flaky} journeys failed once and then passed; see above.\n`)
  return honest({ passed: expected + flaky, failed: unexpected }, succeeded)
}

/** A run that failed without a failing test (a crash, a broken configuration) is a failure all the same. */
function honest(tally: Tally, succeeded: boolean): Tally {
  return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Debian's package, where this is allowed: as root, with apt. */
function installChromium(): boolean {
  if (userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write('\nInstalling Chromium …\n')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return findChromium() !== null
}
