import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFonts } from './cut-fonts.ts'

test('the fonts hold every letter and picture of today: `npm run fonts` has been run', async () => {
  for (const { file, bytes } of await cutFonts()) {
    const kept = await readFile(new URL(`../web/src/fonts/${file}`, import.meta.url))
    expect(bytes.equals(kept), file).toBe(true)
  }
})
