import * as v from 'valibot'
import { nothing, withoutNul } from './fields.ts'
import { operation } from './operation.ts'

/** Specification section 9. */
export const translationDirections = ['de-to-fa', 'fa-to-de'] as const
export type TranslationDirection = (typeof translationDirections)[number]

/** Longer than a letter or a leaflet; what is longer is translated in parts. */
export const translationTextMaximum = 5_000

export const translate = operation({
  name: 'translate',
  summary: 'Translates a text between German and Persian; line breaks stay',
  method: 'POST',
  path: '/api/functions/translate',
  access: 'learner',
  input: v.object({
    text: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', 'Bitte geben Sie Text zum Übersetzen ein.'),
      v.maxLength(
        translationTextMaximum,
        `Der Text darf höchstens ${translationTextMaximum.toLocaleString('de-DE')} Zeichen lang sein.`,
      ),
      withoutNul,
    ),
    direction: v.picklist(translationDirections),
  }),
  output: v.object({ translation: v.string() }),
  errors: ['translation-failed'],
})

export const translationService = operation({
  name: 'translation-service',
  summary: 'Tells who translates',
  method: 'GET',
  path: '/api/translation-service',
  access: 'learner',
  input: nothing,
  output: v.object({
    /** What stands after 'Powered by'. */
    name: v.string(),
    /** Whether known words and phrases are put in place of each other, without understanding. */
    word_by_word: v.boolean(),
  }),
  errors: [],
})
