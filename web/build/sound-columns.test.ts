import { readGermanSounds } from '@pol/content/spoken-words'
import { soundOfText } from '@pol/language/sound-of-text'
import { expect, test } from 'vitest'
import { soundColumns } from './sound-columns.ts'

test('every word has the sound of the content, although those that differ only in a capital are left out', async () => {
  const all = await readGermanSounds(new URL('../../content/data/', import.meta.url))
  const { words, sounds } = soundColumns(all)
  const cells = sounds.split('\n')
  const kept = new Map(words.split('\n').map((word, at) => [word, cells[at]]))
  expect(kept.size).toBe(cells.length)
  expect(kept.size).toBeLessThan(all.size - 500)
  const wrong = [...all].filter(([word, sound]) => soundOfText(word, (each) => kept.get(each)) !== sound)
  expect(wrong).toEqual([])
})
