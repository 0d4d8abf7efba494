import { expect, test } from 'vitest'
import { germanPronunciations } from '@pol/content/german-pronunciations'
import { readKind } from '@pol/content/read'
import { loadSpeechEngine } from './engine.ts'
import { germanPhonemes } from './german-phonemes.ts'

const contentFolder = new URL('../../../../../content/data/', import.meta.url)
/** Three times the pace of the lessons: only the phonemes are read here. */
const hurried = 450

test('the phonemes in the content are those that the engine speaks: npm run pronunciations writes them', async () => {
  const engine = await loadSpeechEngine(hurried)
  const lines = await readKind(germanPronunciations, contentFolder)
  const outdated = lines
    .map((line) => ({ ...line, spoken: germanPhonemes(engine, line.word) }))
    .filter(({ phonemes, spoken }) => phonemes !== spoken)
  expect(lines.length).toBeGreaterThan(9_000)
  expect(outdated).toEqual([])
})
