import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { Button } from '../frame/button.tsx'
import { Dialog } from '../forms/dialog.tsx'
import { Field } from '../forms/field.tsx'
import { toast } from '../frame/toast.ts'
import { useForm } from '../forms/use-form.ts'

const loadForm = async () => (await import('@pol/contract/forms/passwords')).resetPasswordForm

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

export default function ResetPasswordDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Passwort zurücksetzen')}>
      <ResetPasswordForm onClose={onClose} />
    </Dialog>
  )
}

function ResetPasswordForm({ onClose }: Pick<Props, 'onClose'>) {
  const form = useForm(loadForm, async (values) => {
    try {
      await call('reset-password', values)
      toast({
        title: t('E-Mail gesendet'),
        description: t('Bitte überprüfe dein E-Mail-Postfach für den Passwort-Reset-Link'),
      })
      onClose()
    } catch {
      toast({
        title: t('Fehler'),
        description: t('Passwort-Reset konnte nicht gesendet werden'),
        destructive: true,
      })
    }
  })
  return (
    <>
      <p className="mb-4">
        {t('Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen können.')}
      </p>
      <form {...form.props} className="grid gap-4">
        <Field label={t('E-Mail')} {...form.field('email')} type="email" autoComplete="username" required />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('Abbrechen')}
          </Button>
          <Button type="submit" disabled={form.pending}>
            {form.pending ? t('Wird gesendet...') : t('Link senden')}
          </Button>
        </div>
      </form>
    </>
  )
}
