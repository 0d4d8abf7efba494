import { useState } from 'react'
import { useLocation } from 'wouter'
import { newPasswordForm, updatePassword } from '@pol/contract/accounts'
import { CallError } from '@pol/contract/client'
import type { ErrorCode } from '@pol/contract/errors'
import { call } from '../../lib/call.ts'
import { deviceId } from '../../lib/device-id.ts'
import { paths } from '../../lib/paths.ts'
import { session } from '../../lib/session.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/frame/toasts.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'

/** What the person has to know to go on; the toast of the specification does not say it. */
const explained: ReadonlySet<ErrorCode> = new Set([
  'link-expired',
  'password-too-common',
  'too-many-attempts',
])

/** Recovery mode: a new password, then straight in (specification section 4). */
export function NewPasswordForm({ token }: { readonly token: string }) {
  /** Why the server refuses, where it has told. */
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const [asking, setAsking] = useState(false)
  const [, navigate] = useLocation()
  const form = useForm(newPasswordForm, async ({ password }) => {
    setRefusal(null)
    try {
      const opened = await call(updatePassword, { token, password, deviceId: deviceId() })
      session.start(opened.token)
      toast({ title: 'Passwort aktualisiert', description: 'Dein Passwort wurde erfolgreich geändert' })
      navigate(paths.home, { replace: true })
    } catch (error) {
      if (error instanceof CallError && explained.has(error.code)) setRefusal(error)
      toast({ title: 'Fehler', description: 'Passwort konnte nicht aktualisiert werden', destructive: true })
    }
  })
  return (
    <>
      <form {...form.props} className="grid gap-4">
        <Field
          label="Neues Passwort"
          {...form.field('password')}
          type="password"
          autoComplete="new-password"
          required
        />
        <Field
          label="Passwort bestätigen"
          {...form.field('confirmation')}
          type="password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" disabled={form.pending}>
          {form.pending ? 'Wird gespeichert...' : 'Passwort speichern'}
        </Button>
      </form>
      {refusal && (
        <div role="alert" className="mt-4">
          <p className="text-danger">{refusal.message}</p>
          {refusal.code === 'link-expired' && (
            <Button look="secondary" className="mt-3" onClick={() => setAsking(true)}>
              Neuen Link anfordern
            </Button>
          )}
        </div>
      )}
      <ResetPasswordDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
