import * as v from 'valibot'
import { compoundWords, reviewedCompounds } from '@pol/language/compounds'
import { formIndexOf } from '@pol/language/form-index'
import { kind } from './kind.ts'
import { lexicon } from './lexicon.ts'
import { readKind } from './read.ts'

/**
 * Compounds whose parts are not in the lexicon ("Not|arzt") or are other words there ("Dieb|(stahl)"), and words that only
 * look like compounds ("Talente").
 */
export const germanCompounds = kind({
  file: 'german-compounds.csv',
  idPrefix: '',
  row: v.object({
    parts: v.pipe(v.string(), v.regex(/^(?:(?:^|\|)(?:\p{L}+|\(\p{L}+\)))+$/u, 'are not parts of a word')),
  }),
  key: (row) => row.parts.replaceAll(/[|()]/g, ''),
  spoken: () => ({ german: [], persian: [] }),
})

/** The compounds in `german-compounds.csv`, with "|" between their parts. @throws ContentError if a row is invalid. */
export async function readCompounds(folder: URL): Promise<readonly string[]> {
  return (await readKind(germanCompounds, folder)).map(({ parts }) => parts)
}

/** Prefixes that may be unstressed: "unterbrechen". */
const prefixes = /^(?:durch|hinter|über|unter|voll|wider|wieder)$/iu

/**
 * Returns a function that splits German compounds according to the lexicon and `german-compounds.csv`; other words
 * yield an empty list.
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
