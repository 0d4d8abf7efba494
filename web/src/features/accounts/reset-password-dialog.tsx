import { resetPassword, resetPasswordForm } from '@pol/contract/accounts'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { useForm } from '../../ui/forms/use-form.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

export default function ResetPasswordDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Passwort zurücksetzen">
      <ResetPasswordForm onClose={onClose} />
    </Dialog>
  )
}

function ResetPasswordForm({ onClose }: Pick<Props, 'onClose'>) {
  const form = useForm(resetPasswordForm, async (values) => {
    try {
      await call(resetPassword, values)
      toast({
        title: 'E-Mail gesendet',
        description: 'Bitte überprüfe dein E-Mail-Postfach für den Passwort-Reset-Link',
      })
      onClose()
    } catch {
      toast({
        title: 'Fehler',
        description: 'Passwort-Reset konnte nicht gesendet werden',
        destructive: true,
      })
    }
  })
  return (
    <>
      <p className="mb-4">Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen können.</p>
      <form {...form.props} className="grid gap-4">
        <Field label="E-Mail" {...form.field('email')} type="email" autoComplete="username" required />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" disabled={form.pending}>
            {form.pending ? 'Wird gesendet...' : 'Link senden'}
          </Button>
        </div>
      </form>
    </>
  )
}
