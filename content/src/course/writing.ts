import * as v from 'valibot'
import { languages } from '@pol/language/language'
import { checkPunctuation, checkTransliteration, german } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { transliteration } from '../transliteration.ts'
import { prose } from './prose.ts'
import { unit } from './unit-number.ts'

const persianProse = v.pipe(prose, v.regex(/\p{Script=Arabic}/u, 'is not Persian'))
const noSpeech = () => ({ german: [], persian: [] })
const language = v.picklist(languages, 'is not a language')

const points = (schema: v.GenericSchema<string>) =>
  v.pipe(
    v.string(),
    v.transform((cell) => cell.split('|')),
    v.everyItem((point) => v.is(schema, point), 'are not texts parted by |'),
    v.length(3, 'are not three'),
  )

/** A message of about thirty words: what to write to whom, three points, and a model. */
export const messages = kind({
  file: 'course/messages.csv',
  idPrefix: 'message',
  idFrom: ['unit', 'language'],
  row: v.pipe(
    v.object({
      id,
      unit,
      language,
      task_german: german,
      task_farsi: persianProse,
      points_german: points(german),
      points_farsi: points(persianProse),
      /** The model in the learned language and its translation: one paragraph, which is heard as a whole. */
      model_german: german,
      model_farsi: persian,
      model_transliteration: transliteration,
    }),
    checkTransliteration('model_farsi', 'model_transliteration'),
    checkPunctuation('model_german', 'model_farsi', 'model_transliteration'),
  ),
  key: ({ unit, language }) => `${unit}, ${language}`,
  spoken: ({ language, model_german, model_farsi, model_transliteration }) => ({
    german: language === 'de' ? [model_german] : [],
    persian: language === 'fa' ? [{ farsi: model_farsi, transliteration: model_transliteration }] : [],
  }),
})
export type MessageTask = RowOf<typeof messages>

/** Five fields of a form, and what is known about the person who fills it in. */
export const formFields = kind({
  file: 'course/form-fields.csv',
  idPrefix: '',
  row: v.object({
    unit,
    language,
    label_german: german,
    label_farsi: persian,
    given_german: german,
    given_farsi: persianProse,
    /** The right answers, parted by |; the first one is shown. */
    written: v.pipe(
      v.string(),
      v.nonEmpty('is empty'),
      v.transform((cell) => cell.split('|')),
    ),
  }),
  key: ({ unit, language, label_german }) => `${unit}, ${language}, ${label_german}`,
  spoken: noSpeech,
})
export type FormField = RowOf<typeof formFields>
