import * as v from 'valibot'
import { languages } from '@pol/language/language'
import { boundedText, withoutNul } from '../forms/fields.ts'
import { learnerMessageMaximum } from '../limits.ts'
import { operation } from '../operation.ts'

export const correctMessage = operation({
  name: 'correct-message',
  summary: 'Sends a message that a learner wrote to the AI service, which corrects it with reasons',
  method: 'POST',
  path: '/api/functions/correct-message',
  access: 'learner',
  input: v.object({
    text: v.pipe(boundedText(learnerMessageMaximum), v.regex(/\p{L}/u), withoutNul),
    /** The language of the message. */
    language: v.picklist(languages),
    /** The language of the reasons. */
    reader: v.picklist(languages),
  }),
  output: v.object({
    correction: v.pipe(
      v.string(),
      v.description('Plain text: the corrected message, then the reasons, as the service wrote them'),
    ),
  }),
  errors: ['correction-failed', 'no-corrections'],
})
