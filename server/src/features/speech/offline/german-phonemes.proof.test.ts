import { expect, test } from 'vitest'
import { readGermanCompounds } from '@pol/content/german-compounds'
import { phonemesByWord, pronunciations } from '@pol/content/pronunciations'
import { readKind } from '@pol/content/read'
import { readGermanPhonemes, spokenWords } from '@pol/content/spoken-words'
import { compoundSounds } from './compound-sounds.ts'
import { loadSpeechEngine } from './engine.ts'
import { germanPhonemes } from './german-phonemes.ts'
import { scriptFor } from './script.ts'

const contentFolder = new URL('../../../../../content/data/', import.meta.url)
/** Three times the normal rate: only phonemes matter here. */
const hurried = 450

test('the generated phonemes match the engine: npm run pronunciations writes them', async () => {
  const engine = await loadSpeechEngine(hurried)
  const known = await readGermanPhonemes(contentFolder)
  const lines = await readKind(spokenWords, contentFolder)
  const outdated = lines
    .map(({ word, ipa }) => ({ word, ipa, script: scriptFor({ text: word, voice: 'alloy' }, known) }))
    .filter(({ word, ipa, script }) => germanPhonemes(engine, word, script) !== ipa)
  expect(lines.length).toBeGreaterThan(9_000)
  expect(outdated).toEqual([])
})

test('compounds sound like their parts; reviewed ones differ', async () => {
  const engine = await loadSpeechEngine(hurried)
  const partsOf = await readGermanCompounds(contentFolder)
  const reviewed = phonemesByWord(await readKind(pronunciations, contentFolder))
  const lines = await readKind(spokenWords, contentFolder)
  const compounds = lines.filter(({ word }) => partsOf(word).length > 0)
  const wrong = compounds.filter(({ word, phonemes }) => {
    const likeParts = compoundSounds(engine, { partsOf, reviewed }, word)
    const own = reviewed.anyCase.get(word.toLowerCase())
    return own === undefined ? phonemes !== likeParts : phonemes !== '' || own === likeParts
  })
  expect(compounds.length).toBeGreaterThan(1_500)
  expect(wrong).toEqual([])
  expect(lines.filter((line) => line.phonemes !== '' && !compounds.includes(line))).toEqual([])
})
