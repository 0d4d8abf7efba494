/** `npm run fonts`: subsets the fonts again. The results are committed, so that a build needs no font tools. */
import { writeFile } from 'node:fs/promises'
import { cutFonts } from './cut-fonts.ts'

for (const { file, bytes } of await cutFonts()) {
  await writeFile(new URL(`../web/src/fonts/${file}`, import.meta.url), bytes)
  process.stdout.write(`${file}: ${bytes.length} bytes\n`)
}
