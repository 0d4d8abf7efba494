import * as v from 'valibot'
import { germanSound } from '@pol/language/german-sounds'
import { tokensOf } from '@pol/language/tokens'
import { optional } from './fields.ts'
import { kind, type Kind, type RowOf } from './kind.ts'
import { kinds } from './kinds.ts'
import { letters, type Letter } from './letters.ts'
import {
  type GermanPhonemes,
  germanWord,
  phonemesByWord,
  phonemes,
  pronunciations,
} from './pronunciations.ts'
import { type Content, type Line, readKind } from './read.ts'

/**
 * How the speech engine says every word of the taught German texts. `npm run pronunciations` writes the file; a word is corrected
 * in `pronunciations.csv`.
 */
export const spokenWords = kind({
  file: 'generated/spoken-words.csv',
  idPrefix: '',
  row: v.object({
    word: germanWord,
    /** Separated by spaces. */
    ipa: v.pipe(v.string(), v.regex(/^\S+(?: \S+)*$/u, 'are not phonemes')),
    /** Of compounds that sound like their parts: what the engine is told. */
    phonemes: optional(phonemes),
  }),
  key: (row) => row.word,
  spoken: () => ({ german: [], persian: [] }),
})
type SpokenWord = RowOf<typeof spokenWords>

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

/**
 * The phonemes of the words that the speech engine does not say rightly by itself: the reviewed ones, and compounds of the taught
 * texts.
 * @throws ContentError if a file is invalid.
 */
export async function readGermanPhonemes(folder: URL): Promise<GermanPhonemes> {
  const [reviewed, spoken] = await Promise.all([
    readKind(pronunciations, folder),
    readKind(spokenWords, folder),
  ])
  return withCompounds(phonemesByWord(reviewed), spoken)
}

/** Adds the phonemes of the compounds among the spoken words; reviewed words keep theirs. */
export function withCompounds(
  { anyCase, exactCase }: GermanPhonemes,
  spoken: readonly Pick<SpokenWord, 'word' | 'phonemes'>[],
): GermanPhonemes {
  const compounds = spoken.filter(({ phonemes }) => phonemes !== '')
  return {
    anyCase: new Map([
      ...compounds.map(({ word, phonemes }) => [word.toLowerCase(), phonemes] as const),
      ...anyCase,
    ]),
    exactCase,
  }
}

/** How every word of the taught German texts sounds, in Persian letters. @throws ContentError if a file is invalid. */
export async function readGermanSounds(folder: URL): Promise<ReadonlyMap<string, string>> {
  const [spoken, reviewed] = await Promise.all([
    readKind(spokenWords, folder),
    readKind(pronunciations, folder),
  ])
  const sounds = new Map(spoken.map(({ word, ipa }) => [word, germanSound(ipa)]))
  for (const { word, persian_letters } of reviewed)
    if (persian_letters !== '') sounds.set(word, persian_letters)
  return sounds
}
