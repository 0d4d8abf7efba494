import * as v from 'valibot'
import { t } from '../text.ts'
import { email, password } from './fields.ts'
import { hasLetterOrDigit, nameText, withoutLookAlikes } from './names.ts'
import { usernameMaximum } from '../limits.ts'

const missing = t('Benutzername erforderlich')
const tooLong = t('Benutzername zu lang')

export const createUserForm = v.object({
  email,
  password,
  username: v.pipe(
    nameText(tooLong, missing),
    v.regex(hasLetterOrDigit, missing),
    v.maxLength(usernameMaximum, tooLong),
    withoutLookAlikes(),
  ),
})
