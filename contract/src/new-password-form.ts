import * as v from 'valibot'
import { confirmation, password } from './fields.ts'
import { t } from './text.ts'

/** A module of its own, because only one screen needs it and every page loads accounts.ts. */
export const newPasswordForm = v.pipe(
  v.object({ password, confirmation }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password === dataset.value.confirmation) return
    const path = {
      type: 'object',
      origin: 'value',
      input: dataset.value,
      key: 'confirmation',
      value: dataset.value.confirmation,
    } as const
    addIssue({ message: t('Passwörter stimmen nicht überein'), path: [path] })
  }),
)
