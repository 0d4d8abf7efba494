import * as v from 'valibot'
import { confirmation, password } from './fields.ts'
import { t } from './text.ts'

/** A module of its own, because only two screens need it and every page loads accounts.ts. */

const entries = { password, confirmation }

/** Refuses two different passwords. */
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

/** For a user who is signed in. */
export const changePasswordForm = v.pipe(v.object({ old_password: password, ...entries }), isRepeated())
