/**
 * `npm run pronunciations`: writes the phonemes that the speech engine produces for every word of the taught German
 * texts (docs/content.md). An argument selects another content folder.
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

/** Speeds up the run; phonemes do not depend on the rate. */
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
  return `${cell(word)},${ipa},${cell(phonemes)}\n`
})
await writeFile(new URL(spokenWords.file, folder), `word,ipa,phonemes\n${lines.join('')}`)
process.stdout.write(`${words.length} words\n`)

/** Phonemes may contain a comma, the sign of secondary stress, and a number one before its decimals. */
function cell(text: string): string {
  return text.includes(',') ? `"${text}"` : text
}
