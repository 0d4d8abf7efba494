import * as v from 'valibot'
import { german, optional } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { wordFields } from '../word-fields.ts'

/** Words whose spelling is heard, or follows from a rule. */
export const germanSpelling = kind({
  file: 'script/german-spelling.csv',
  idPrefix: 'german-spelling',
  fromLexicon: ['german', 'farsi'],
  row: v.pipe(
    v.object({
      id,
      /** Id of the writing rule that decides. */
      rule: id,
      /** Id of the lexicon entry of the word. */
      entry: id,
      /** The word, with the letters in question between bars: `W|ei|n`. */
      place: v.pipe(v.string(), v.regex(/^\p{L}*\|\p{L}+\|\p{L}*$/u, 'is not a word with two bars')),
      /** Wrong letters to choose from, separated by bars. */
      wrong: v.pipe(v.string(), v.regex(/^\p{L}+(?:\|\p{L}+)*$/u, 'is not letters, parted by |')),
      /** A related word that decides: Mann for männlich. */
      related: optional(german),
      german: wordFields.german,
      farsi: persian,
    }),
    v.check(
      ({ place, german }) => place.replaceAll('|', '') === german,
      'place: is not the word of the entry',
    ),
    v.check(({ place, wrong }) => {
      const letters = [place.split('|')[1], ...wrong.split('|')]
      return new Set(letters).size === letters.length
    }, 'wrong: is the right spelling, or the same twice'),
    v.transform(({ place, wrong, ...row }) => {
      const [before = '', letters = '', after = ''] = place.split('|')
      return { ...row, before, letters, after, wrong: wrong.split('|') }
    }),
  ),
  key: ({ rule, german }) => `${rule}, ${german}`,
  spoken: ({ german }) => ({ german: [german], persian: [] }),
})
export type SpellingWord = RowOf<typeof germanSpelling>
