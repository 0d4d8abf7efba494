import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { CallError } from '@pol/contract/client'
import type { ErrorCode } from '@pol/contract/errors'
import { t } from '@pol/contract/text'
import { passwordMinimum } from '@pol/contract/limits'
import { call } from '../../lib/call.ts'
import { dayText } from '../../lib/dates.ts'
import { deviceId, deviceSecret } from '../../lib/device-id.ts'
import { paths } from '../../lib/paths.ts'
import { session } from '../../lib/session.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { useDocumentTitle } from '../../ui/frame/document-title.ts'
import { AuthLayout } from '../../ui/forms/auth-layout.tsx'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import ResetPasswordDialog from '../../ui/passwords/reset-password-dialog.tsx'

const loadForm = async () => (await import('@pol/contract/forms/passwords')).newPasswordForm

/** Errors whose text is shown in addition to the toast of the specification, because the user has to act on it. */
const explainedErrors: ReadonlySet<ErrorCode> = new Set([
  'link-expired',
  'link-replaced',
  'password-too-common',
  'password-pattern',
  'too-many-attempts',
  'passkey-refused',
])

/** Recovery mode: sets a new password and signs in (specification section 4). */
export default function NewPassword({ token }: { readonly token: string }) {
  useDocumentTitle(t('Neues Passwort'))
  const [serverError, setServerError] = useState<CallError | null>(null)
  const [isResetOpen, setResetOpen] = useState(false)
  const [, navigate] = useLocation()
  const link = useLoaded(useCallback(() => call('read-password-link', { token }), [token]))
  const passkeys = link.status === 'loaded' ? link.value.passkeys : []
  const form = useForm(loadForm, async ({ password }, _form, data) => {
    setServerError(null)
    try {
      const device = { deviceId: deviceId(), deviceSecret: deviceSecret() }
      const keep_passkeys = data.getAll('kept').map(String)
      const input = { token, password, keep_passkeys, ...device }
      const opened = await call('update-password', input).catch(async (error: unknown) => {
        if (!(error instanceof CallError && error.code === 'passkey-required')) throw error
        const { repeatWithPasskey } = await import('../../ui/passkeys/repeat-with-passkey.ts')
        return repeatWithPasskey((passkey) => call('update-password', { ...input, passkey }))
      })
      if (!opened) return
      const { token: sessionToken, ...newSession } = opened
      session.start(sessionToken, newSession)
      toast({ title: t('Passwort aktualisiert'), description: t('Dein Passwort wurde erfolgreich geändert') })
      navigate(paths.home, { replace: true })
    } catch (error) {
      if (error instanceof CallError && explainedErrors.has(error.code)) setServerError(error)
      toast({
        title: t('Fehler'),
        description: t('Passwort konnte nicht aktualisiert werden'),
        destructive: true,
      })
    }
  })
  return (
    <AuthLayout
      title={t('Neues Passwort')}
      introduction={t('Bitte wählen Sie ein Passwort mit mindestens {count} Zeichen.', {
        count: passwordMinimum,
      })}
    >
      <form {...form.props} className="grid gap-4">
        <NewPasswordFields form={form} />
        {passkeys.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-2">
              {t(
                'Diese Passkeys öffnen Ihr Konto ohne Passwort. Welche möchten Sie behalten? Die anderen werden entfernt.',
              )}
            </legend>
            {passkeys.map(({ id, name, created_at }) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="kept"
                  value={id}
                  disabled={form.pending}
                  className="size-6 shrink-0 accent-brand"
                />
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{name}</bdi>{' '}
                  <span className="text-quiet">
                    {t('seit {day}', { day: dayText(new Date(created_at)) })}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {link.status === 'failed' && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t('Der Link konnte nicht geprüft werden. Bitte prüfen Sie Ihre Internetverbindung.')}</p>
            <Button variant="secondary" onClick={link.retry}>
              {t('Erneut versuchen')}
            </Button>
          </div>
        )}
        <Button type="submit" disabled={form.pending || link.status !== 'loaded'}>
          {form.pending ? t('Wird gespeichert...') : t('Passwort speichern')}
        </Button>
      </form>
      {serverError && (
        <div role="alert" className="mt-4">
          <p className="text-danger">{serverError.message}</p>
          {serverError.status === 410 && (
            <Button variant="secondary" className="mt-3" onClick={() => setResetOpen(true)}>
              {t('Neuen Link anfordern')}
            </Button>
          )}
        </div>
      )}
      <ResetPasswordDialog open={isResetOpen} onClose={() => setResetOpen(false)} />
    </AuthLayout>
  )
}
