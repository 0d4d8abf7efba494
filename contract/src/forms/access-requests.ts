import * as v from 'valibot'
import { t } from '../text.ts'
import { boundedText, email, withoutNul } from './fields.ts'
import { hasLetterOrDigit, nameText, plainText, withoutLookAlikes } from './names.ts'
import { messageMaximum, usernameMaximum, usernameMinimum } from '../limits.ts'

const messageBound = 4 * messageMaximum

const tooShort = t('Benutzername muss mindestens {count} Zeichen lang sein', { count: usernameMinimum })
const tooLong = t('Benutzername darf maximal {count} Zeichen lang sein', { count: usernameMaximum })
const messageTooLong = t('Nachricht darf maximal {count} Zeichen lang sein', { count: messageMaximum })

export const accessRequestForm = v.object({
  email,
  username: v.pipe(
    nameText(tooLong, tooShort),
    v.minLength(usernameMinimum, tooShort),
    v.regex(hasLetterOrDigit, tooShort),
    v.maxLength(usernameMaximum, tooLong),
    withoutLookAlikes(),
  ),
  /** An empty message is stored as null. */
  message: v.optional(
    v.nullable(
      v.pipe(
        boundedText(messageBound, messageTooLong),
        plainText,
        v.maxLength(messageMaximum, messageTooLong),
        withoutNul,
        v.transform((text) => (text === '' ? null : text)),
      ),
    ),
    null,
  ),
})
