import * as v from 'valibot'
import { locale, t } from '../text.ts'
import { boundedText, withoutNul } from './fields.ts'
import { translationTextMaximum } from '../limits.ts'

/** Specification section 9. */
export const translationDirections = ['de-to-fa', 'fa-to-de'] as const
export type TranslationDirection = (typeof translationDirections)[number]

/** Any character except spaces and invisible ones; the same rule as `isBlank` in `language`. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u0640\uFFF9-\uFFFB]/u

const tooLong = t('Der Text darf höchstens {count} Zeichen lang sein.', {
  count: translationTextMaximum.toLocaleString(locale),
})

export const translationForm = v.object({
  text: v.pipe(
    boundedText(translationTextMaximum, tooLong),
    v.regex(visible, t('Bitte geben Sie Text zum Übersetzen ein.')),
    withoutNul,
  ),
  direction: v.picklist(translationDirections),
})
