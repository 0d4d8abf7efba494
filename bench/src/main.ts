/**
 * `npm run bench`: measures the production build and prints a report. `npm run bench -- load` and `npm run bench --
 * growth`: load tests. `npm run bench -- load streams`: one section of a report. `--write` also writes the report, or
 * this section of it, to `docs/`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build.ts'
import { report, type Section, withSection } from './report.ts'
import { repository } from './server.ts'
import { suites } from './suites.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const [name = 'product', only] = positionals
const suite = suites[name]
if (!suite) fail(`Unknown suite ${name}; available: ${Object.keys(suites).join(' ')}`)
const { [only ?? '']: alone, ...others } = suite.sections
if (only !== undefined && !alone) fail(`Unknown section ${only}; available: ${Object.keys(others).join(' ')}`)

const timeout = setTimeout(
  () => fail(`Stopped: the measurements took longer than ${suite.longestMinutes} minutes.`),
  suite.longestMinutes * 60 * 1000,
)

const sections: Section[] = []
await buildIfStale()
for (const measure of alone ? [alone] : Object.values(suite.sections)) {
  const begin = performance.now()
  const section = await measure()
  process.stderr.write(`${section.title}: measured in ${Math.round((performance.now() - begin) / 1000)} s\n`)
  sections.push(section)
}
clearTimeout(timeout)

const text = report(suite, sections)
process.stdout.write(text)
if (values.write) {
  const file = join(repository, suite.document)
  writeFileSync(file, alone ? sections.reduce(withSection, readFileSync(file, 'utf8')) : text)
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
