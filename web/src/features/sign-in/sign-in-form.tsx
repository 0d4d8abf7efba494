import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { signIn, signInForm } from '@pol/contract/accounts'
import { CallError } from '@pol/contract/client'
import { errors } from '@pol/contract/errors'
import { call, failureText } from '../../lib/call.ts'
import { deviceId } from '../../lib/device-id.ts'
import { paths } from '../../lib/paths.ts'
import { session } from '../../lib/session.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { passBotCheck } from '../../ui/forms/pass-bot-check.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/frame/toasts.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'

const tabs = [
  { value: 'user', label: 'Benutzer', welcome: 'Willkommen zurück', next: paths.home },
  { value: 'admin', label: 'Administrator', welcome: 'Willkommen, Administrator', next: paths.admin },
] as const

/** The code decides, and the one message of other servers that the specification names (section 8). */
function explain(error: unknown) {
  const title = 'Fehler beim Anmelden'
  if (!(error instanceof CallError)) return { title, description: failureText(error) }
  if (error.code === 'not-an-administrator')
    return { title: 'Zugriff verweigert', description: error.message }
  const isWrong = error.code === 'invalid-credentials' || error.message === 'Invalid login credentials'
  return { title, description: isWrong ? errors['invalid-credentials'].text : error.message }
}

export function SignInForm() {
  const [as, setAs] = useState<(typeof tabs)[number]['value']>('user')
  const [resetting, setResetting] = useState(false)
  const [, navigate] = useLocation()
  const form = useForm(signInForm, async (values) => {
    const tab = tabs.find(({ value }) => value === as) ?? tabs[0]
    try {
      await passBotCheck('login')
      const { token } = await call(signIn, { ...values, as, deviceId: deviceId() })
      session.start(token)
      toast({ title: 'Erfolgreich angemeldet!', description: tab.welcome })
      navigate(tab.next)
    } catch (error) {
      toast({ ...explain(error), destructive: true })
    }
  })
  return (
    <>
      <Tabs label="Anmelden als" tabs={tabs} selected={as} onSelect={setAs}>
        <form {...form.props} className="grid gap-4 pt-6">
          <Field label="E-Mail" {...form.field('email')} type="email" autoComplete="username" required />
          <Field
            label="Passwort"
            {...form.field('password')}
            type="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" disabled={form.pending}>
            {form.pending ? 'Wird angemeldet...' : 'Anmelden'}
          </Button>
        </form>
      </Tabs>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button look="quiet" className="px-0!" onClick={() => setResetting(true)}>
          Passwort vergessen?
        </Button>
        <Link
          href={paths.registerRequest}
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          Zugang anfordern
        </Link>
      </div>
      <ResetPasswordDialog open={resetting} onClose={() => setResetting(false)} />
    </>
  )
}
