import * as v from 'valibot'
import { germanSound } from '@pol/language/german-sounds'
import { tokensOf } from '@pol/language/tokens'
import { kind, type Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { letters, type Letter } from './letters.ts'
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
