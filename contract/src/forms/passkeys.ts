import * as v from 'valibot'
import { t } from '../text.ts'
import { hasLetterOrDigit, nameText, withoutLookAlikes } from './names.ts'

const nameMaximum = 60

const missing = t('Bitte geben Sie dem Passkey einen Namen.')
const tooLong = t('Der Name darf höchstens {count} Zeichen lang sein.', { count: nameMaximum })

/** The owner's name for a passkey, such as "Laptop". */
const passkeyName = v.pipe(
  nameText(tooLong, missing),
  v.regex(hasLetterOrDigit, missing),
  v.maxLength(nameMaximum, tooLong),
  withoutLookAlikes(),
)

export const addPasskeyForm = v.object({ name: passkeyName })
