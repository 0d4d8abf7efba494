/** Shared by `npm test` and `npm run proofs`. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, relative } from 'node:path'
import { run } from './check.ts'
import { findChromium } from './chromium.ts'
import { countJourneys, failureLine, type JourneyReport, type Tally } from './journey-report.ts'

/** The part of Vitest's JSON report that is used here. */
interface UnitReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const reports = mkdtempSync(join(tmpdir(), 'pol-reports-'))

/**
 * Prints the title and the error of every failure, one a line, and the total of all runs as the last line, `N passed, N failed`. Exits with 0
 * only if nothing failed.
 */
export function finish(tallies: readonly Tally[]): never {
  rmSync(reports, { recursive: true })
  const passed = tallies.reduce((total, tally) => total + tally.passed, 0)
  const failures = tallies.flatMap((tally) => tally.failures)
  process.stdout.write(`\n${failures.map((title) => `Failed: ${title}\n`).join('')}`)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  process.exit(failures.length === 0 ? 0 : 1)
}

/** Runs a program that counts as one test. */
export function check(name: string, args: readonly string[]): Tally {
  return run(name, args) ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
}

/** @param projects names from `vitest.config.ts`; a leading `!` excludes a project. */
export function vitest(name: string, ...projects: readonly string[]): Tally {
  const file = join(reports, 'vitest.json')
  const succeeded = run(name, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = read(file) as UnitReport | null
  const tally = {
    passed: report?.numPassedTests ?? 0,
    failures: (report?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          failureLine(`${relative('.', path)} › ${fullName}`, failureMessages[0]),
        ),
    ),
  }
  return withRunFailure(name, tally, succeeded)
}

/** @param project a name from `e2e/playwright.config.ts`. */
export function journeys(name: string, project: string): Tally {
  if (!findChromium() && !installChromium()) {
    process.stdout.write(
      '\nThe browser journeys need Chromium: install the package chromium-headless-shell or chromium, or Google Chrome.\n',
    )
    return { passed: 0, failures: [name] }
  }
  const data = join(reports, project)
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', `--project=${project}`]
  const succeeded = run(name, args, { ...process.env, POL_E2E_DATA: data })
  const report = read(join(data, 'report.json')) as JourneyReport | null
  const tally = report ? countJourneys(report) : { passed: 0, failures: [] }
  return withRunFailure(name, tally, succeeded)
}

/** Counts a run that failed without a failing test, such as a crash or a broken configuration, as one failure. */
function withRunFailure(name: string, tally: Tally, succeeded: boolean): Tally {
  return succeeded || tally.failures.length > 0 ? tally : { ...tally, failures: [name] }
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Installs Debian's package, if this process runs as root and apt exists. @returns whether a browser is installed. */
function installChromium(): boolean {
  if (userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write('\nInstalling Chromium …\n')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return findChromium() !== null
}
