/**
 * `npm run bench`: measures the production build and prints a report. `npm run bench -- load`: load tests. `--write` also writes
 * the report to `docs/`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build.ts'
import { report, type Section } from './report.ts'
import { repository } from './server.ts'
import { suites } from './suites.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const [name = ''] = positionals
const suite = suites[name]
if (!suite) {
  process.stderr.write(`Unknown suite ${name}; available: ${Object.keys(suites).join(' ').trim()}\n`)
  process.exit(1)
}

const timeout = setTimeout(
  () => {
    process.stderr.write(`Stopped: the measurements took longer than ${suite.longestMinutes} minutes.\n`)
    process.exit(1)
  },
  suite.longestMinutes * 60 * 1000,
)

const sections: Section[] = []
await buildIfStale()
for (const measure of suite.sections) {
  const begin = performance.now()
  const section = await measure()
  process.stderr.write(`${section.title}: measured in ${Math.round((performance.now() - begin) / 1000)} s\n`)
  sections.push(section)
}
clearTimeout(timeout)

const text = report(suite, sections)
process.stdout.write(text)
if (values.write) writeFileSync(join(repository, suite.document), text)
