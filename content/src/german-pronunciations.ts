import * as v from 'valibot'
import { compoundWords, reviewedCompounds } from '@pol/language/compounds'
import { formIndexOf } from '@pol/language/form-index'
import { germanSound } from '@pol/language/german-sounds'
import { tokensOf } from '@pol/language/tokens'
import { kind, type Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { letters, type Letter } from './letters.ts'
import { lexicon } from './lexicon.ts'
import { type Content, type Line, readKind } from './read.ts'

const word = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]\S*$/u, 'is not a word'))
const nothing = () => ({ german: [], persian: [] })

/** The phonemes of every word of the taught German texts, as the speech engine says it. `npm run pronunciations` writes the file. */
export const germanPronunciations = kind({
  file: 'german-pronunciations.csv',
  idPrefix: '',
  row: v.object({ word, phonemes: v.pipe(v.string(), v.regex(/^\S+(?: \S+)*$/u, 'are not phonemes')) }),
  key: (row) => row.word,
  spoken: nothing,
})

/** The sounds of words for which the rules are wrong: foreign ones, and compounds that they part in the wrong place. */
export const germanSoundExceptions = kind({
  file: 'german-sound-exceptions.csv',
  idPrefix: '',
  row: v.object({
    word,
    sound: v.pipe(
      v.string(),
      v.regex(
        /^[آابپتجچخدرزژسشفکگلمنهویۊؤئ\u064F\u0650\u0652\u065A\u200C:' -]+$/u,
        'has a sign that is not in the scheme',
      ),
    ),
  }),
  key: (row) => row.word,
  spoken: nothing,
})

/** Compounds whose parts are no entries, as in "Not|arzt", and words that only look like compounds of entries, as in "Talente". */
export const germanCompounds = kind({
  file: 'german-compounds.csv',
  idPrefix: '',
  row: v.object({ parts: v.pipe(v.string(), v.regex(/^\p{L}+(?:\|\p{L}+)*$/u, 'are not parts of a word')) }),
  key: (row) => row.parts.replaceAll('|', ''),
  spoken: nothing,
})

/** `german-compounds.csv`, "Not|arzt". @throws ContentError if it is invalid. */
export async function readCompounds(folder: URL): Promise<readonly string[]> {
  return (await readKind(germanCompounds, folder)).map(({ parts }) => parts)
}

/** Prefixes that may be unstressed: "unterbrechen". */
const prefixes = /^(?:durch|hinter|über|unter|voll|wider|wieder)$/iu

/**
 * The parts of German compounds, as the lexicon and `german-compounds.csv` tell. The function returns an empty list for other
 * words.
 * @throws ContentError if a file is invalid.
 */
export async function readGermanCompounds(folder: URL): Promise<(word: string) => readonly string[]> {
  const [entries, compounds] = await Promise.all([readKind(lexicon, folder), readCompounds(folder)])
  const index = formIndexOf('de', entries)
  const reviewed = reviewedCompounds(compounds)
  return (word) => {
    const parts = compoundWords(index, word, reviewed)
    return parts.length > 1 && /^\p{L}+$/u.test(word) && !prefixes.test(parts[0] ?? '') ? parts : []
  }
}

/** Every word and number of the taught German texts, as it is spelled there, in the order of its letters. */
export function taughtGermanWords(content: Content): string[] {
  const texts = (kinds as readonly Kind<Line>[]).flatMap((each) =>
    (content.get(each.file) ?? []).flatMap((line) => each.spoken(line).german),
  )
  const examples = (content.get(letters.file) as readonly Letter[]).map(
    ({ example_german }) => example_german,
  )
  const tokens = [...texts, ...examples]
    .flatMap(tokensOf)
    .filter(({ kind: type }) => type === 'word' || type === 'number')
  return [...new Set(tokens.map(({ text }) => text))].toSorted()
}

/** How every word of the taught German texts sounds, in Persian letters. @throws ContentError if a file is invalid. */
export async function readGermanSounds(folder: URL): Promise<ReadonlyMap<string, string>> {
  const [pronunciations, exceptions] = await Promise.all([
    readKind(germanPronunciations, folder),
    readKind(germanSoundExceptions, folder),
  ])
  const sounds = new Map(pronunciations.map(({ word, phonemes }) => [word, germanSound(phonemes)]))
  for (const { word, sound } of exceptions) sounds.set(word, sound)
  return sounds
}
