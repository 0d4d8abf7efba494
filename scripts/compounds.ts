/**
 * The first part of `npm run pronunciations`: writes how the compounds of the taught German texts sound, from the sounds of their
 * parts (docs/content.md).
 */
import { writeFile } from 'node:fs/promises'
import { readGermanCompounds, taughtGermanWords } from '@pol/content/german-pronunciations'
import { readContent } from '@pol/content/read'
import { compoundSounds, isSaidLikeItsParts } from '../server/src/features/speech/offline/compound-sounds.ts'
import { loadSpeechEngine } from '../server/src/features/speech/offline/engine.ts'

/** Only the phonemes are read, and they do not depend on the pace. */
const wordsPerMinute = 450
const folder = new URL('../content/data/', import.meta.url)
const table = new URL('../server/src/features/speech/offline/german-joined.ts', import.meta.url)

const partsOf = await readGermanCompounds(folder)
const compounds = taughtGermanWords(await readContent(folder)).filter((word) =>
  isSaidLikeItsParts(partsOf, word),
)
const engine = await loadSpeechEngine(wordsPerMinute)
const lines = compounds.map((word) => `  ${word} ${compoundSounds(engine, partsOf, word)}\n`)
await writeFile(
  table,
  `/** Written by \`npm run pronunciations\`: the compounds of the taught texts, as their parts are said. */\nexport const joined = \`\n${lines.join('')}\`\n`,
)
process.stdout.write(`${lines.length} compounds\n`)
