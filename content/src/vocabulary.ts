import * as v from 'valibot'
import { example, checkExamplePunctuation, checkExampleTransliteration, spokenPersian } from './example.ts'
import { checkTransliteration } from './fields.ts'
import { id } from './ids.ts'
import type { Homograph } from './homograph.ts'
import { kind, type RowOf } from './kind.ts'
import { wordColumns, wordFields } from './word-fields.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'
import { withArticle } from './with-article.ts'

const entry = {
  id,
  /** Id of the lexicon entry. */
  entry: id,
  ...wordFields,
  farsi: persian,
  transliteration,
  ...example,
}

/** A file of words for one audience, each with an area and an example sentence. */
function vocabularyKind<const Area extends string>(file: string, idPrefix: string, areas: readonly Area[]) {
  const row = v.object({ area: v.picklist(areas, 'is not an area of this file'), ...entry })
  type Row = v.InferOutput<typeof row>
  return kind({
    file,
    idPrefix,
    fromLexicon: wordColumns,
    row: v.pipe(
      row,
      checkTransliteration<Row>('farsi', 'transliteration'),
      checkExampleTransliteration<Row>(),
      checkExamplePunctuation<Row>(),
    ),
    key: (word) => withArticle(word),
    spoken: (word) => ({ german: [withArticle(word), word.example_german], persian: spokenPersian(word) }),
  })
}

export const adultsVocabulary = vocabularyKind('adults-vocabulary.csv', 'adults', ['work', 'workplace'])
export const seniorsVocabulary = vocabularyKind('seniors-vocabulary.csv', 'seniors', ['health', 'hobbies'])

export type AdultsWord = RowOf<typeof adultsVocabulary>
export type SeniorsWord = RowOf<typeof seniorsVocabulary>
export type VocabularyEntry = Omit<AdultsWord, 'area'> & Homograph
