import { useId, useState } from 'react'
import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { Field } from '../../ui/forms/field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { richText } from '../../ui/rich-text.ts'
import { Credentials, type CredentialsProps } from './credentials.tsx'
import { serverTextOr } from './failure-text.ts'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import type { Change } from './use-administration.ts'

const loadForm = async () => (await import('@pol/contract/forms/administration')).createUserForm

export function CreateUserForm({ change }: { readonly change: Change }) {
  const headingId = useId()
  const [created, setCreated] = useState<Omit<CredentialsProps, 'onClose'> | null>(null)
  const form = useForm(
    loadForm,
    async (values, element) => {
      await change(
        async () => {
          const { user } = await call('create-user', values)
          element.reset()
          setCreated({ email: user.email, password: values.password })
          return {
            title: t('Erfolg'),
            description: richText('Benutzer {name} wurde erfolgreich erstellt', {
              name: <IsolatedText>{values.username}</IsolatedText>,
            }),
          }
        },
        serverTextOr(t('Benutzer konnte nicht erstellt werden')),
      )
    },
    t('Validierungsfehler'),
  )
  return (
    <section className="card p-5 lg:p-6" aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-xl font-bold">
        {t('Benutzer erstellen')}
      </h2>
      <form {...form.props} className="grid items-start gap-4 md:grid-cols-3">
        <Field label={t('E-Mail')} {...form.field('email')} type="email" autoComplete="off" required />
        <Field label={t('Benutzername')} {...form.field('username')} autoComplete="off" dir="auto" required />
        <Field
          label={t('Passwort')}
          {...form.field('password')}
          type="password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" disabled={form.pending} className="md:justify-self-start">
          {form.pending ? t('Wird erstellt...') : t('Benutzer erstellen')}
        </Button>
      </form>
      {created && <Credentials key={created.email} {...created} onClose={() => setCreated(null)} />}
    </section>
  )
}
