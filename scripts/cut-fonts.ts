import { readFile } from 'node:fs/promises'
import { subset } from '@web-alchemy/fonttools'
import subsetFont from 'subset-font'
import { objects } from '@pol/content/objects'
import { readKind } from '@pol/content/read'

const packages = new URL('../node_modules/', import.meta.url)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const latinLetters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŠšŽžẞẤấ–—‘’‚“”„…‹›€→⇄·−'
const persianLetters =
  'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئةكيى' +
  range(0x064b, 0x0652) +
  // For the sound of German: ü, and the soft ch on ش.
  'ۊ\u065a' +
  '\u0670\u0640\u200c\u200d۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩،؛؟٪٫٬«»!.:()- …'

/** Number of pictures on the first screen of a phone, with a margin. */
const firstPictures = 24

interface Font {
  /** Path relative to `web/src/fonts/`. */
  readonly file: string
  readonly bytes: Buffer
}

/** Subsets the fonts to the characters that the product displays. */
export async function cutFonts(): Promise<Font[]> {
  const rows = await readKind(objects, new URL('../content/data/', import.meta.url))
  const pictures = rows.map(({ icon }) => icon)
  return Promise.all([
    cutText('vazirmatn.woff2', 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2', persianLetters),
    cutText(
      'atkinson-hyperlegible-next.woff2',
      'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
      latinLetters,
    ),
    cutPictures('twemoji-first.woff2', pictures.slice(0, firstPictures).join('')),
    cutPictures('twemoji.woff2', pictures.join('')),
  ])
}

async function cutText(file: string, family: string, text: string): Promise<Font> {
  const whole = await readFile(new URL(`@fontsource-variable/${family}`, packages))
  const variationAxes = { wght: { min: 400, max: 700 } }
  return { file, bytes: await subsetFont(whole, text, { variationAxes, targetFormat: 'woff2' }) }
}

/** Uses another tool, because subset-font drops the colour tables. */
async function cutPictures(file: string, text: string): Promise<Font> {
  const whole = await readFile(new URL('twemoji-colr-font/twemoji.woff2', packages))
  const part = await subset(whole, { text, flavor: 'woff2', 'layout-features': '*', 'drop-tables': 'FFTM' })
  return { file, bytes: Buffer.from(part) }
}
