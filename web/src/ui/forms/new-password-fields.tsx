import { t } from '@pol/contract/text'
import { Field } from './field.tsx'
import type { Form } from './use-form.ts'

/** A new password, twice (contract/src/forms/passwords.ts). */
export function NewPasswordFields({ form }: { readonly form: Form }) {
  const attributes = { type: 'password', autoComplete: 'new-password', required: true } as const
  return (
    <>
      <Field label={t('Neues Passwort')} {...form.field('password')} {...attributes} />
      <Field label={t('Passwort bestätigen')} {...form.field('confirmation')} {...attributes} />
    </>
  )
}
