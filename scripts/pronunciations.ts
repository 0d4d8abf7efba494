/**
 * `npm run pronunciations`: writes how the speech engine says every word of the taught German texts (docs/content.md). An argument
 * names the folder of another content.
 */
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import {
  germanPronunciations,
  readGermanCompounds,
  taughtGermanWords,
} from '@pol/content/german-pronunciations'
import { readContent } from '@pol/content/read'
import { compoundSounds, isSaidLikeItsParts } from '../server/src/features/speech/offline/compound-sounds.ts'
import { loadSpeechEngine } from '../server/src/features/speech/offline/engine.ts'
import { germanPhonemes } from '../server/src/features/speech/offline/german-phonemes.ts'

/** Only the phonemes are read, and they do not depend on the pace. */
const wordsPerMinute = 450
const [, , otherFolder] = process.argv
const folder = otherFolder ? pathToFileURL(otherFolder) : new URL('../content/data/', import.meta.url)

const words = taughtGermanWords(await readContent(folder))
const partsOf = await readGermanCompounds(folder)
const engine = await loadSpeechEngine(wordsPerMinute)
/** Of a compound by the rule, since the voice's table has none of another content. */
const scriptOf = (word: string) =>
  isSaidLikeItsParts(partsOf, word) ? `[[${compoundSounds(engine, partsOf, word)}]]` : undefined
const lines = words.map((word) => `${word},${germanPhonemes(engine, word, scriptOf(word))}\n`)
await writeFile(new URL(germanPronunciations.file, folder), `word,phonemes\n${lines.join('')}`)
process.stdout.write(`${words.length} words\n`)
