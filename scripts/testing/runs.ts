/** Shared by `npm test` and `npm run proofs`. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../chromium.ts'
import { run, runBeside } from './program.ts'
import {
  resultsOfPlaywright,
  resultsOfVitest,
  type FileResult,
  type PlaywrightReport,
  type VitestReport,
} from './reports.ts'
import { seed, testEnvironment } from './seed.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'pol-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

/** In seconds. Shorter files are not listed: they are many and take little time together. */
const shortestListed = 5

/**
 * Prints the seconds of the long files, title and error of every failure, one per line, and the total of all runs as the last line, `N passed, N
 * failed`. Exits with 0 only if nothing failed.
 */
export function finish(results: readonly FileResult[]): never {
  const passed = results.reduce((total, file) => total + file.passed, 0)
  const failures = results.flatMap((file) => file.failures)
  const longFiles = results
    .filter(({ seconds }) => seconds >= shortestListed)
    .sort((a, b) => b.seconds - a.seconds)
  process.stdout.write('\nSeconds per file:\n')
  for (const { seconds, file } of longFiles)
    process.stdout.write(`${seconds.toFixed(0).padStart(5)} ${file}\n`)
  process.stdout.write(`\n${failures.map((title) => `Failed: ${title}\n`).join('')}`)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  process.exit(failures.length === 0 ? 0 : 1)
}

/** Runs a program that counts as one test, in parallel with others. */
export async function check(name: string, args: readonly string[]): Promise<FileResult> {
  const start = performance.now()
  const succeeded = await runBeside(name, args)
  const seconds = (performance.now() - start) / 1000
  return { file: name, passed: succeeded ? 1 : 0, skipped: 0, failures: succeeded ? [] : [name], seconds }
}

/**
 * Runs tests without a browser.
 * @param projects names from `vitest.config.ts`; `*` is a wildcard, a leading `!` excludes.
 * @param files relative to the root; by default, all files of the projects.
 * @param extent whether tests with random input use a sample or the complete input.
 */
export async function vitest(
  name: string,
  projects: readonly string[],
  files: readonly string[] = [],
  extent: 'sample' | 'all' = 'sample',
): Promise<FileResult[]> {
  const file = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = [...projects.flatMap((project) => ['--project', project]), ...reporters]
  const program = ['node_modules/vitest/vitest.mjs', 'run', ...args, ...files]
  const succeeded = await run(`${name}, TEST_SEED=${seed}`, program, testEnvironment(extent))
  const report = readReport(file) as VitestReport | null
  return withRunFailure(name, report ? resultsOfVitest(report, root) : [], succeeded)
}

/**
 * Runs journeys in the browser.
 * @param project a name from `e2e/playwright.config.ts`.
 * @param files relative to the root; by default, all files of the project.
 */
export async function journeys(
  name: string,
  project: string,
  files: readonly string[] = [],
): Promise<FileResult[]> {
  if (!findChromium() && !installChromium()) {
    process.stdout.write(
      '\nThe browser journeys need Chromium: install the package chromium-headless-shell or chromium, or Google Chrome.\n',
    )
    return [{ file: name, passed: 0, skipped: 0, failures: [name], seconds: 0 }]
  }
  const file = join(reports, 'playwright.json')
  const args = ['test', '-c', 'e2e', `--project=${project}`, ...files]
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const succeeded = await run(name, ['node_modules/@playwright/test/cli.js', ...args], env)
  const report = readReport(file) as PlaywrightReport | null
  return withRunFailure(name, report ? resultsOfPlaywright(report, 'e2e/journeys') : [], succeeded)
}

/** Adds one failure for a run that failed without a failing test, such as a crash or an invalid configuration. */
function withRunFailure(name: string, results: FileResult[], succeeded: boolean): FileResult[] {
  if (succeeded || results.some(({ failures }) => failures.length > 0)) return results
  return [...results, { file: name, passed: 0, skipped: 0, failures: [name], seconds: 0 }]
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Installs the Debian package if this process runs as root and apt exists. @returns whether a browser is installed. */
function installChromium(): boolean {
  if (userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write('\nInstalling Chromium …\n')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return findChromium() !== null
}
