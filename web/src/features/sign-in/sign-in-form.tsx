import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { CallError } from '@pol/contract/client'
import { sessionErrors } from '@pol/contract/session-errors'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { deviceId, deviceSecret } from '../../lib/device-id.ts'
import { paths } from '../../lib/paths.ts'
import { session } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { runBotCheck } from '../../ui/forms/run-bot-check.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import type { Credentials, SignInDevice } from './sign-in-by-passkey.ts'

const loadForm = async () => (await import('@pol/contract/forms/sign-in')).signInForm

/** Lazy, because it is rarely needed. */
const ResetPasswordDialog = lazy(() => import('../../ui/passwords/reset-password-dialog.tsx'))

const tabs = [
  { value: 'user', label: t('Benutzer'), welcome: t('Willkommen zurück'), next: paths.home },
  { value: 'admin', label: t('Administrator'), welcome: t('Willkommen, Administrator'), next: paths.admin },
] as const

/** Chooses the toast by error code, and by the message of another service in specification section 8. */
function toastFor(error: unknown) {
  const title = t('Fehler beim Anmelden')
  if (!(error instanceof CallError)) return { title, description: failureText(error) }
  if (error.code === 'not-an-administrator')
    return { title: t('Zugriff verweigert'), description: error.message }
  const isWrong = error.code === 'invalid-credentials' || error.message === 'Invalid login credentials'
  return { title, description: isWrong ? sessionErrors['invalid-credentials'].text : error.message }
}

/**
 * @param credentials undefined if a passkey replaces them.
 * @returns null if the visitor has not used a passkey, after a message.
 */
async function openSession(device: SignInDevice, credentials?: Credentials) {
  try {
    if (credentials) return await call('sign-in', { ...credentials, ...device })
  } catch (error) {
    if ((error as CallError).code !== 'passkey-required') throw error
  }
  return (await import('./sign-in-by-passkey.ts')).signInByPasskey(device, credentials)
}

export function SignInForm() {
  const [as, setAs] = useState<(typeof tabs)[number]['value']>('user')
  /** `null` until it is opened for the first time, so that it is not loaded before. */
  const [isResetOpen, setResetOpen] = useState<boolean | null>(null)
  const [, navigate] = useLocation()
  /** @param credentials undefined if a passkey replaces them. */
  const enter = async (element: HTMLFormElement | null, credentials?: Credentials) => {
    const stays = new FormData(element ?? undefined).has('stays')
    const tab = tabs[as === 'user' ? 0 : 1]
    try {
      await runBotCheck('login')
      const newSession = await openSession(
        { as, deviceId: deviceId(), deviceSecret: deviceSecret() },
        credentials,
      )
      if (!newSession) return
      const isKept = stays && (await (await import('./stay-signed-in.ts')).staySignedIn(newSession))
      const { token, ...response } = newSession
      session.start(token, response, isKept)
      toast({ title: t('Erfolgreich angemeldet!'), description: tab.welcome })
      navigate(tab.next)
    } catch (error) {
      toast({ ...toastFor(error), destructive: true })
    }
  }
  const form = useForm(loadForm, (values, element) => enter(element, values))
  return (
    <>
      <Tabs label={t('Anmelden als')} tabs={tabs} selected={as} onSelect={setAs}>
        <form {...form.props} className="grid gap-4 pt-6">
          <Field label={t('E-Mail')} {...form.field('email')} type="email" autoComplete="username" required />
          <Field
            label={t('Passwort')}
            {...form.field('password')}
            type="password"
            autoComplete="current-password"
            required
          />
          {as === 'user' && (
            <label className="inline-flex min-h-11 items-center gap-3 justify-self-start">
              <input type="checkbox" name="stays" className="size-6 shrink-0 accent-brand" />
              {t('Auf diesem Gerät angemeldet bleiben')}
            </label>
          )}
          <Button type="submit" disabled={form.pending}>
            {form.pending ? t('Wird angemeldet...') : t('Anmelden')}
          </Button>
          {'PublicKeyCredential' in window && (
            <Button
              variant="secondary"
              disabled={form.pending}
              onClick={({ currentTarget }) => enter(currentTarget.form)}
            >
              {t('Passkey verwenden')}
            </Button>
          )}
        </form>
      </Tabs>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="quiet" className="px-0!" onClick={() => setResetOpen(true)}>
          {t('Passwort vergessen?')}
        </Button>
        <ButtonLink variant="quiet" className="px-0!" href={paths.registerRequest}>
          {t('Zugang anfordern')}
        </ButtonLink>
      </div>
      <Suspense fallback={null}>
        {isResetOpen !== null && (
          <ResetPasswordDialog open={isResetOpen} onClose={() => setResetOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
