/**
 * `npm run ids`: assigns an id to every row of the content that has none, records it as released (docs/content.md), and
 * writes how many units the course has.
 */
import { writeFile } from 'node:fs/promises'
import { units } from '@pol/content/course/tables'
import { readKind } from '@pol/content/read'
import { releaseIds } from '@pol/content/release-ids'

const data = new URL('../content/data/', import.meta.url)
const ids = await releaseIds(data)
process.stdout.write(ids.length > 0 ? `${ids.join('\n')}\n` : 'Every line has its id.\n')

const { length } = await readKind(units, data)
await writeFile(
  new URL('../learning/src/lessons/unit-count.ts', import.meta.url),
  `/** Number of units of the course. \`npm run ids\` writes it from content/data/course/units.csv. */
export const unitCount = ${length}
`,
)
