import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PlaywrightReport } from './reports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param projects names of Vitest projects, as for `vitest`. @returns the test files, relative to the root. */
export async function listVitest(projects: readonly string[]): Promise<string[]> {
  const list = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json']
  const args = [...list, ...projects.flatMap((project) => ['--project', project])]
  const files = (await printedBy(args)) as { file: string }[]
  return [...new Set(files.map(({ file }) => relative(root, file)))]
}

/** @param project name of a Playwright project, as for `journeys`. @returns the journey files, relative to the root. */
export async function listJourneys(project: string): Promise<string[]> {
  const program = 'node_modules/@playwright/test/cli.js'
  const args = [program, 'test', '-c', 'e2e', `--project=${project}`, '--list', '--reporter=json']
  const { suites } = (await printedBy(args)) as PlaywrightReport
  return suites.map(({ file }) => `e2e/journeys/${file}`)
}

async function printedBy(args: readonly string[]): Promise<unknown> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return JSON.parse(stdout)
}
