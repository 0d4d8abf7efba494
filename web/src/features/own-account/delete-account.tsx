import { useState } from 'react'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { withFreshProof } from '../../ui/proofs/with-fresh-proof.ts'
import { Section } from '../../ui/section.tsx'

type Step = 'closed' | 'first question' | 'second question'

/** Deletes the account after two confirmations and a fresh proof. The guard then redirects to the sign-in. */
export function DeleteAccount() {
  const [step, setStep] = useState<Step>('closed')
  const close = () => setStep('closed')
  return (
    <Section title={t('Konto löschen')}>
      <p>{t('Löscht Ihr Konto und alles, was dazu gespeichert ist, sofort und für immer.')}</p>
      <div>
        <Button variant="secondary" onClick={() => setStep('first question')}>
          {t('Konto löschen')}
        </Button>
      </div>
      <Dialog open={step !== 'closed'} onClose={close} title={t('Konto löschen')}>
        {step === 'first question' ? (
          <>
            <p className="mb-6">
              {t(
                'Ihr Lernstand, Ihre Merkliste, Ihre Aufnahmen und Meldungen gehen verloren. Laden Sie vorher Ihre Daten herunter, wenn Sie etwas davon behalten möchten.',
              )}
            </p>
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" data-first-focus onClick={close}>
                {t('Abbrechen')}
              </Button>
              <Button onClick={() => setStep('second question')}>{t('Weiter')}</Button>
            </div>
          </>
        ) : (
          <SecondQuestion onCancel={close} />
        )}
      </Dialog>
    </Section>
  )
}

/** Needed because the pressed button was removed. */
const focusInput = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

/** Has a checkbox, so that a double click on the first confirmation does not answer both. */
function SecondQuestion({ onCancel }: { readonly onCancel: () => void }) {
  const [isSure, setSure] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      const deleted = await withFreshProof(() => call('delete-own-account', {}))
      if (deleted) {
        toast({ title: t('Erfolg'), description: t('Ihr Konto ist gelöscht.') })
        session.end()
      }
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
    setBusy(false)
  }
  return (
    <form
      ref={focusInput}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSure && !busy) void remove()
      }}
    >
      <p aria-live="polite">{t('Sind Sie sicher? Das lässt sich nicht rückgängig machen.')}</p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isSure}
          onChange={({ currentTarget }) => setSure(currentTarget.checked)}
          className="size-6 shrink-0 accent-brand"
        />
        {t('Ja, ich möchte mein Konto und alle Daten löschen.')}
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('Abbrechen')}
        </Button>
        <Button type="submit" className="bg-danger-ground! text-white!" disabled={!isSure || busy}>
          {busy ? t('Wird gelöscht …') : t('Konto endgültig löschen')}
        </Button>
      </div>
    </form>
  )
}
