import { expect, test } from 'vitest'
import { germanPronunciations, readGermanCompounds } from '@pol/content/german-pronunciations'
import { readKind } from '@pol/content/read'
import { compoundSounds } from './compound-sounds.ts'
import { loadSpeechEngine } from './engine.ts'
import { germanPhonemes } from './german-phonemes.ts'
import { germanPronunciations as pronunciations, reviewedPronunciations } from './german-pronunciations.ts'

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

test('compounds sound like their parts: npm run pronunciations writes them', async () => {
  const engine = await loadSpeechEngine(hurried)
  const partsOf = await readGermanCompounds(contentFolder)
  const lines = await readKind(germanPronunciations, contentFolder)
  const compounds = lines.map(({ word }) => word).filter((word) => partsOf(word).length > 0)
  // A reviewed pronunciation is only needed where it is another one.
  const wrong = compounds.filter((word) => {
    const isReviewed = reviewedPronunciations.has(word.toLowerCase())
    const isLikeParts = pronunciations.get(word.toLowerCase()) === compoundSounds(engine, partsOf, word)
    return isLikeParts === isReviewed
  })
  expect(compounds.length).toBeGreaterThan(1_500)
  expect(wrong).toEqual([])
})
