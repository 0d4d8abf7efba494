import * as v from 'valibot'
import { t } from '../text.ts'
import { boundedText, withoutNul } from './fields.ts'
import { plainText } from './names.ts'
import { answerMaximum, reasonMaximum } from '../limits.ts'

const bound = 4 * 300

export const reasonMissing = t('Bitte geben Sie einen Grund an, höchstens {count} Zeichen.', {
  count: reasonMaximum,
})
const answerTooLong = t('Die Antwort darf höchstens {count} Zeichen lang sein.', { count: answerMaximum })

export const rejectionReason = v.pipe(
  boundedText(bound, reasonMissing),
  plainText,
  v.minLength(1, reasonMissing),
  v.maxLength(reasonMaximum, reasonMissing),
  withoutNul,
)

export const reportAnswer = v.pipe(
  boundedText(bound, answerTooLong),
  plainText,
  v.maxLength(answerMaximum, answerTooLong),
  withoutNul,
)

export const rejectionForm = v.object({ reason: rejectionReason })
export const closingForm = v.object({ answer: reportAnswer })
