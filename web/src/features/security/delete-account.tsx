import { useState } from 'react'
import { deleteOwnAccount, deletionForm } from '@pol/contract/security'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { Section } from '../../ui/section.tsx'

type Step = 'closed' | 'first question' | 'password'

/** Deletes the account after two questions, the second with the password. The guard then leads to the sign-in. */
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
              <Button onClick={() => setStep('password')}>{t('Weiter')}</Button>
            </div>
          </>
        ) : (
          <ConfirmByPassword onCancel={close} />
        )}
      </Dialog>
    </Section>
  )
}

/** The button that was pressed is gone. */
const focusInput = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

function ConfirmByPassword({ onCancel }: { readonly onCancel: () => void }) {
  const form = useForm(deletionForm, async (input) => {
    try {
      await call(deleteOwnAccount, input)
      toast({ title: t('Erfolg'), description: t('Ihr Konto ist gelöscht.') })
      session.end()
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
  })
  return (
    <form {...form.props} ref={focusInput} className="grid gap-4">
      <p aria-live="polite">
        {t('Sind Sie sicher? Das lässt sich nicht rückgängig machen. Bestätigen Sie es mit Ihrem Passwort.')}
      </p>
      <Field
        label={t('Passwort')}
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('Abbrechen')}
        </Button>
        <Button type="submit" className="bg-danger-ground! text-white!" disabled={form.pending}>
          {form.pending ? t('Wird gelöscht …') : t('Konto endgültig löschen')}
        </Button>
      </div>
    </form>
  )
}
