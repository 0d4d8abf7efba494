import * as v from 'valibot'
import { compoundWords, reviewedCompounds } from '@pol/language/compounds'
import { formIndexOf } from '@pol/language/form-index'
import { kind } from './kind.ts'
import { lexicon } from './lexicon.ts'
import { readKind } from './read.ts'

/** Compounds whose parts are no entries, as in "Not|arzt", and words that only look like compounds of entries, as in "Talente". */
export const germanCompounds = kind({
  file: 'german-compounds.csv',
  idPrefix: '',
  row: v.object({ parts: v.pipe(v.string(), v.regex(/^\p{L}+(?:\|\p{L}+)*$/u, 'are not parts of a word')) }),
  key: (row) => row.parts.replaceAll('|', ''),
  spoken: () => ({ german: [], persian: [] }),
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
