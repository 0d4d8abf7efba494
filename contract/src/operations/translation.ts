import * as v from 'valibot'
import { translationForm } from '../forms/translation.ts'
import { operation } from '../operation.ts'

export const translate = operation({
  name: 'translate',
  summary: 'Translates a text between German and Persian; keeps line breaks',
  method: 'POST',
  path: '/api/functions/translate',
  access: 'learner',
  input: translationForm,
  output: v.object({
    translation: v.string(),
    whole: v.pipe(
      v.boolean(),
      v.description(
        'Whether all sentences are translated as a whole; otherwise some are translated word by word',
      ),
    ),
  }),
  errors: ['translation-failed'],
})
