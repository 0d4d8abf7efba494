import * as v from 'valibot'
import { example, examplePunctuatedAlike, exampleSpokenAsWritten, persianOf } from './example.ts'
import { spokenAsWritten } from './fields.ts'
import { kind, type RowOf } from './kind.ts'
import { nounsComplete, taughtWord } from './noun.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'
import { withArticle } from './with-article.ts'

const entry = {
  ...taughtWord,
  farsi: persian,
  transliteration,
  ...example,
}

/** Words of one audience, each in one area and with a sentence that uses it. */
function vocabularyIn<const Area extends string>(file: string, areas: readonly Area[]) {
  const row = v.object({ area: v.picklist(areas, 'is not an area of this file'), ...entry })
  type Row = v.InferOutput<typeof row>
  return kind({
    file,
    row: v.pipe(
      row,
      nounsComplete<Row>(),
      spokenAsWritten<Row>('farsi', 'transliteration'),
      exampleSpokenAsWritten<Row>(),
      examplePunctuatedAlike<Row>(),
    ),
    key: (word) => withArticle(word),
    spoken: (word) => ({ german: [withArticle(word), word.example_german], persian: persianOf(word) }),
  })
}

export const adultsVocabulary = vocabularyIn('adults-vocabulary.csv', ['work', 'workplace'])
export const seniorsVocabulary = vocabularyIn('seniors-vocabulary.csv', ['health', 'hobbies'])

export type AdultsWord = RowOf<typeof adultsVocabulary>
export type SeniorsWord = RowOf<typeof seniorsVocabulary>
export type VocabularyEntry = Omit<AdultsWord, 'area'>
