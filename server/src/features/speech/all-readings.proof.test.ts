import { readSpokenContent } from '@pol/content/read'
import { vocalised } from '@pol/language/vocalised'
import { expect, test } from 'vitest'
import { createReadings } from './readings.ts'

const content = await readSpokenContent(new URL('../../../../content/data/', import.meta.url))

test.each(['؟', '?', '!'])('every taught text followed by "%s" can be vocalised', (mark) => {
  const readingOf = createReadings(content)
  const failed = [...content.persian.keys()].filter((farsi) => {
    const { text, transliteration } = readingOf(farsi.replace(/[.!?؟…]+$/u, '') + mark, 'nova')
    try {
      return transliteration !== undefined && vocalised(text, transliteration) === ''
    } catch {
      return true
    }
  })
  expect(failed).toEqual([])
})
