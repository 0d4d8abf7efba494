/**
 * `npm run pronunciations`: writes how the speech engine says every word of the taught German texts (docs/content.md). An argument
 * names the folder of another content.
 */
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { readGermanCompounds } from '@pol/content/german-compounds'
import { phonemesByWord, pronunciations } from '@pol/content/pronunciations'
import { readContent, readKind } from '@pol/content/read'
import { spokenWords, taughtGermanWords, withCompounds } from '@pol/content/spoken-words'
import { compoundSounds, isSaidLikeItsParts } from '../server/src/features/speech/offline/compound-sounds.ts'
import { loadSpeechEngine } from '../server/src/features/speech/offline/engine.ts'
import { germanPhonemes } from '../server/src/features/speech/offline/german-phonemes.ts'
import { scriptFor } from '../server/src/features/speech/offline/script.ts'

/** Only the phonemes are read, and they do not depend on the pace. */
const wordsPerMinute = 450
const [, , otherFolder] = process.argv
const folder = otherFolder ? pathToFileURL(otherFolder) : new URL('../content/data/', import.meta.url)

const words = taughtGermanWords(await readContent(folder))
const reviewed = phonemesByWord(await readKind(pronunciations, folder))
const rules = { partsOf: await readGermanCompounds(folder), reviewed }
const engine = await loadSpeechEngine(wordsPerMinute)
const spoken = words.map((word) => ({
  word,
  phonemes: isSaidLikeItsParts(rules, word) ? compoundSounds(engine, rules, word) : '',
}))
const known = withCompounds(reviewed, spoken)
const lines = spoken.map(({ word, phonemes }) => {
  const ipa = germanPhonemes(engine, word, scriptFor({ text: word, voice: 'alloy' }, known))
  // The sign of secondary stress is a comma.
  return `${word},${ipa},${phonemes.includes(',') ? `"${phonemes}"` : phonemes}\n`
})
await writeFile(new URL(spokenWords.file, folder), `word,ipa,phonemes\n${lines.join('')}`)
process.stdout.write(`${words.length} words\n`)
