import * as v from 'valibot'
import { spokenAsWritten } from './fields.ts'
import { kind, type RowOf } from './kind.ts'
import { nounsComplete, taughtWord } from './noun.ts'
import { persian } from './persian.ts'
import { syllablesOf } from './syllables.ts'
import { consonantMismatch, transliteration } from './transliteration.ts'
import { withArticle } from './with-article.ts'

const row = v.object({
  ...taughtWord,
  farsi: v.pipe(
    persian,
    v.check((text) => !/\s/u.test(text), 'is more than one word'),
  ),
  transliteration,
  /** The word cut into its spoken syllables, in script, in reading order; `|` parts them in the file. */
  syllables: v.pipe(
    v.string(),
    v.transform((text) => text.split('|')),
    v.readonly(),
  ),
})
type Row = v.InferOutput<typeof row>

/** The words of the first reading lessons, from easy to hard. */
export const words = kind({
  file: 'words.csv',
  row: v.pipe(
    row,
    nounsComplete<Row>(),
    spokenAsWritten<Row>('farsi', 'transliteration'),
    v.check((word) => word.syllables.join('') === word.farsi, 'syllables: are not the word when joined'),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed && syllableFault(dataset.value)
      if (fault) addIssue({ message: `syllables: ${fault}` })
    }),
  ),
  key: ({ farsi }) => farsi,
  spoken: (word) => ({
    german: [withArticle(word)],
    persian: [{ farsi: word.farsi, transliteration: word.transliteration }],
  }),
})
export type Word = RowOf<typeof words>

function syllableFault({ syllables, transliteration }: Row): string | null {
  const spoken = syllablesOf(transliteration)
  if (spoken.length !== syllables.length) return `there are ${spoken.length} (${spoken.join('·')})`
  for (const [index, written] of syllables.entries()) {
    const mismatch = consonantMismatch(written, spoken[index] ?? '')
    if (mismatch) return mismatch
  }
  return null
}
