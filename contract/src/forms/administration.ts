import * as v from 'valibot'
import { roles } from '../roles.ts'
import { t } from '../text.ts'
import { email, password } from './fields.ts'
import { hasLetterOrDigit, nameText, usernameMaximum, withoutLookAlikes } from './names.ts'

/** Characters in a temporary password (specification section 9). */
export const temporaryPasswordLength = 12

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

export const chosenRole = v.picklist(roles, t('Bitte wähle eine Rolle aus'))
