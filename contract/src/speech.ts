import * as v from 'valibot'
import { withoutNul } from './fields.ts'
import { operation } from './operation.ts'

/** Specification section 1: alloy speaks German, nova speaks Persian. */
export const voices = ['alloy', 'nova'] as const
export type Voice = (typeof voices)[number]

/** Longer than any sentence that a learner listens to in one go. */
export const speechTextMaximum = 500

export const textToSpeech = operation({
  name: 'text-to-speech',
  summary: 'Speaks a text; the answer is a base64 MP3',
  method: 'POST',
  path: '/api/functions/text-to-speech',
  access: 'learner',
  input: v.object({
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(speechTextMaximum), withoutNul),
    voice: v.optional(v.picklist(voices), 'alloy'),
  }),
  output: v.object({ audioContent: v.pipe(v.string(), v.base64()) }),
  errors: ['speech-failed'],
})
