import * as v from 'valibot'
import { checkTransliteration } from './fields.ts'
import { id } from './ids.ts'
import { kind, type RowOf } from './kind.ts'
import { wordColumns, wordFields } from './word-fields.ts'
import { persian } from './persian.ts'
import { syllablesOf } from '@pol/language/syllables'
import { consonantMismatch } from '@pol/language/consonants'
import { transliteration } from './transliteration.ts'
import { withArticle } from './with-article.ts'

const row = v.object({
  id,
  /** Id of the lexicon entry. */
  entry: id,
  ...wordFields,
  farsi: v.pipe(
    persian,
    v.check((text) => !/\s/u.test(text), 'is more than one word'),
  ),
  transliteration,
  /** The syllables of the word in Persian script, in reading order; separated by `|` in the file. */
  syllables: v.pipe(
    v.string(),
    v.transform((text) => text.split('|')),
    v.readonly(),
  ),
})
type Row = v.InferOutput<typeof row>

/** Words for reading practice, ordered by difficulty. */
export const words = kind({
  file: 'words.csv',
  idPrefix: 'word',
  fromLexicon: wordColumns,
  row: v.pipe(
    row,
    checkTransliteration<Row>('farsi', 'transliteration'),
    v.check((word) => word.syllables.join('') === word.farsi, 'syllables: do not add up to the word'),
    v.rawCheck(({ dataset, addIssue }) => {
      const error = dataset.typed && syllableError(dataset.value)
      if (error) addIssue({ message: `syllables: ${error}` })
    }),
  ),
  key: ({ farsi }) => farsi,
  spoken: (word) => ({
    german: [withArticle(word)],
    persian: [{ farsi: word.farsi, transliteration: word.transliteration }],
  }),
})
export type Word = RowOf<typeof words>

function syllableError({ syllables, transliteration }: Row): string | null {
  const spoken = syllablesOf(transliteration)
  if (spoken.length !== syllables.length)
    return `the transliteration has ${spoken.length} (${spoken.join('·')})`
  for (const [index, written] of syllables.entries()) {
    const mismatch = consonantMismatch(written, spoken[index] ?? '')
    if (mismatch) return mismatch
  }
  return null
}
