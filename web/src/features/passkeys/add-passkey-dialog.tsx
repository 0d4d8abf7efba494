import type { Passkey } from '@pol/contract/operations/passkeys'
import { t } from '@pol/contract/text'
import { failureText } from '../../lib/call.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'

const loadForm = async () => (await import('@pol/contract/forms/passkeys')).addPasskeyForm

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly onAdded: (passkey: Passkey) => void
}

/** Asks for a name; the browser's own dialog follows. */
export function AddPasskeyDialog({ open, onClose, onAdded }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Passkey hinzufügen')}>
      <AddPasskeyForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

function AddPasskeyForm({ onClose, onAdded }: Omit<Props, 'open'>) {
  const form = useForm(loadForm, async ({ name }) => {
    try {
      const { createPasskey } = await import('./create-passkey.ts')
      const passkey = await createPasskey(name)
      if (!passkey) return
      onAdded(passkey)
      toast({
        title: t('Erfolg'),
        description: passkey.confirmed
          ? t('Der Passkey „{name}“ wurde hinzugefügt.', { name })
          : t(
              'Der Passkey „{name}“ wurde hinzugefügt. Bitte bestätigen Sie ihn mit dem Link in der E-Mail.',
              {
                name,
              },
            ),
      })
      onClose()
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
  })
  return (
    <>
      <p className="mb-4">{t('Danach fragt Ihr Gerät nach Fingerabdruck, Gesicht oder PIN.')}</p>
      <form {...form.props} className="grid gap-4">
        <Field
          label={t('Name des Passkeys, zum Beispiel „Laptop“')}
          {...form.field('name')}
          autoComplete="off"
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('Abbrechen')}
          </Button>
          <Button type="submit" disabled={form.pending}>
            {t('Weiter')}
          </Button>
        </div>
      </form>
    </>
  )
}
