/** `npm run bench`: measures the product as it is served and prints a report; with `--write` into `docs/`, too. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhereStale } from '../../scripts/build.ts'
import { measureAnswersAlike } from './answers-alike.ts'
import { measureFirstView } from './first-view.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measureOneDevice } from './one-device.ts'
import { report, type Section } from './report.ts'
import { repository } from './server.ts'
import { measureScreens } from './screens.ts'
import { measureSpeech } from './speech.ts'
import { measureSpeechMemory } from './speech-memory.ts'
import { measureStart } from './start.ts'
import { measureTranslation } from './translation.ts'

const longestMinutes = 12
const timeUp = setTimeout(
  () => {
    process.stderr.write(`Stopped: the measurements took longer than ${longestMinutes} minutes.\n`)
    process.exit(1)
  },
  longestMinutes * 60 * 1000,
)

const sections: Section[] = []
buildWhereStale()
for (const measure of [
  measureStart,
  measureMemory,
  measureFirstView,
  measureLighthouse,
  measureScreens,
  measureSpeech,
  measureSpeechMemory,
  measureTranslation,
  measureOneDevice,
  measureAnswersAlike,
]) {
  const begin = performance.now()
  const section = await measure()
  process.stderr.write(`${section.title}: measured in ${Math.round((performance.now() - begin) / 1000)} s\n`)
  sections.push(section)
}
clearTimeout(timeUp)

const text = report(sections)
process.stdout.write(text)
if (process.argv.includes('--write')) writeFileSync(join(repository, 'docs/measurements.md'), text)
