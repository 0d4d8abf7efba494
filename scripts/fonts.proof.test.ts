import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFonts } from './cut-fonts.ts'

test('the committed fonts contain every letter and picture in use; otherwise run `npm run fonts`', async () => {
  const fonts = await cutFonts()
  expect(fonts.length).toBeGreaterThan(0)
  for (const { file, bytes } of fonts) {
    const kept = await readFile(new URL(`../web/src/fonts/${file}`, import.meta.url))
    expect(bytes.equals(kept), file).toBe(true)
  }
})
