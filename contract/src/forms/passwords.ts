import * as v from 'valibot'
import { t } from '../text.ts'
import { confirmation, email, password } from './fields.ts'

export const resetPasswordForm = v.object({ email })

const entries = { password, confirmation }

/** Rejects a confirmation that differs from the password. */
/* @__NO_SIDE_EFFECTS__ */
function isRepeated<Form extends { password: string; confirmation: string }>() {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password === dataset.value.confirmation) return
    const path = {
      type: 'object',
      origin: 'value',
      input: dataset.value,
      key: 'confirmation',
      value: dataset.value.confirmation,
    } as const
    addIssue({ message: t('Passwörter stimmen nicht überein'), path: [path] })
  })
}

export const newPasswordForm = v.pipe(v.object(entries), isRepeated())

/** For signed-in users. */
export const changePasswordForm = v.pipe(v.object({ old_password: password, ...entries }), isRepeated())
