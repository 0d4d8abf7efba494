import { useId, useState } from 'react'
import { createUser, createUserForm } from '@pol/contract/administration'
import { call } from '../../lib/call.ts'
import { Field } from '../../ui/forms/field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Credentials, type CredentialsProps } from './credentials.tsx'
import { serverTextOr } from './failure-text.ts'
import { IsolatedText } from './isolated-text.tsx'
import type { Change } from './use-administration.ts'

export function CreateUserForm({ change }: { readonly change: Change }) {
  const headingId = useId()
  const [created, setCreated] = useState<Omit<CredentialsProps, 'onClose'> | null>(null)
  const form = useForm(
    createUserForm,
    async (values, element) => {
      await change(async () => {
        const { user } = await call(createUser, values)
        element.reset()
        setCreated({ email: user.email, password: values.password })
        return {
          title: 'Erfolg',
          description: (
            <>
              Benutzer <IsolatedText>{values.username}</IsolatedText> wurde erfolgreich erstellt
            </>
          ),
        }
      }, serverTextOr('Benutzer konnte nicht erstellt werden'))
    },
    'Validierungsfehler',
  )
  return (
    <section className="card p-5 lg:p-6" aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-xl font-bold">
        Benutzer erstellen
      </h2>
      <form {...form.props} className="grid items-start gap-4 md:grid-cols-3">
        <Field label="E-Mail" {...form.field('email')} type="email" autoComplete="off" required />
        <Field label="Benutzername" {...form.field('username')} autoComplete="off" dir="auto" required />
        <Field
          label="Passwort"
          {...form.field('password')}
          type="password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" disabled={form.pending} className="md:justify-self-start">
          {form.pending ? 'Wird erstellt...' : 'Benutzer erstellen'}
        </Button>
      </form>
      {created && <Credentials key={created.email} {...created} onClose={() => setCreated(null)} />}
    </section>
  )
}
