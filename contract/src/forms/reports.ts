import * as v from 'valibot'
import { t } from '../text.ts'
import { boundedText, withoutNul } from './fields.ts'
import { plainText } from './names.ts'
import { reportTextMaximum } from '../limits.ts'

const reportTextBound = 4 * reportTextMaximum
const missing = t('Bitte schreiben Sie, was nicht stimmt, höchstens {count} Zeichen.', {
  count: reportTextMaximum,
})

export const reportForm = v.object({
  text: v.pipe(
    boundedText(reportTextBound, missing),
    plainText,
    v.minLength(1, missing),
    v.maxLength(reportTextMaximum, missing),
    withoutNul,
  ),
})
