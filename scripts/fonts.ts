/**
 * Cuts the two fonts of the product out of their families, keeping what is really shown:
 * `npm run fonts`. The results are committed, so that a build needs no font tools.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const root = new URL('../', import.meta.url)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const latinLetters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŠšŽžẞẤấ–—‘’‚“”„…‹›€→⇄·−'
const persianLetters =
  'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئةكيى' +
  range(0x064b, 0x0652) +
  '\u0670\u0640\u200c\u200d۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩،؛؟٪٫٬«»!.:()- …'

async function cut(source: string, target: string, text: string) {
  const font = await readFile(new URL(`node_modules/@fontsource-variable/${source}`, root))
  const part = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  await writeFile(new URL(`web/src/fonts/${target}`, root), part)
  process.stdout.write(`${target}: ${part.length} bytes\n`)
}

await cut('vazirmatn/files/vazirmatn-arabic-wght-normal.woff2', 'vazirmatn.woff2', persianLetters)
await cut(
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  'atkinson-hyperlegible-next.woff2',
  latinLetters,
)
