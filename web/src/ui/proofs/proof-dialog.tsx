import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { isSessionEnd } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { proofMinutes } from '@pol/contract/limits'
import { call, failureText } from '../../lib/call.ts'
import { session, useToken } from '../../lib/session.ts'
import { Dialog } from '../forms/dialog.tsx'
import { Field } from '../forms/field.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../frame/button.tsx'
import { toast } from '../frame/toast.ts'
import { askForPasskey } from '../passkeys/ask-for-passkey.ts'

const loadForm = async () => (await import('@pol/contract/forms/sign-in')).proofForm

/** Asks for the password or a passkey. @returns whether the user has given one of them. */
export function askForProof(): Promise<boolean> {
  // A root of its own, because any screen and any dialog may need it.
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const answered = Promise.withResolvers<boolean>()
  root.render(<ProofDialog onAnswer={answered.resolve} />)
  return answered.promise.finally(() => root.unmount())
}

function ProofDialog({ onAnswer }: { readonly onAnswer: (isProved: boolean) => void }) {
  const [busy, setBusy] = useState(false)
  const token = useToken()
  useEffect(() => {
    // The session has ended, so the screen is left.
    if (token === null) onAnswer(false)
  }, [token, onAnswer])
  const fail = (error: unknown) => {
    if (isSessionEnd(error)) return
    toast({ title: t('Fehler'), description: failureText(error), destructive: true })
  }
  const form = useForm(loadForm, async ({ password }) => {
    try {
      await call('prove', { password })
      onAnswer(true)
    } catch (error) {
      fail(error)
    }
  })
  const proveByPasskey = async () => {
    setBusy(true)
    try {
      const passkey = await askForPasskey()
      if (passkey) {
        await call('prove', { passkey })
        onAnswer(true)
      }
    } catch (error) {
      fail(error)
    }
    setBusy(false)
  }
  const canUsePasskey = 'PublicKeyCredential' in window && session.remembered()?.has_passkey === true
  return (
    <Dialog open onClose={() => onAnswer(false)} title={t('Bitte bestätigen')}>
      <p className="mb-4">
        {t(
          'Bitte bestätigen Sie, dass Sie es sind. Danach fragen wir {minutes} Minuten lang nicht noch einmal.',
          { minutes: proofMinutes },
        )}
      </p>
      <form {...form.props} className="grid gap-4">
        <Field
          label={t('Passwort')}
          {...form.field('password')}
          type="password"
          autoComplete="current-password"
          required
        />
        {canUsePasskey && (
          <Button variant="secondary" disabled={busy || form.pending} onClick={proveByPasskey}>
            {t('Passkey verwenden')}
          </Button>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('Abbrechen')}
          </Button>
          <Button type="submit" disabled={busy || form.pending}>
            {form.pending ? t('Wird geprüft …') : t('Bestätigen')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
