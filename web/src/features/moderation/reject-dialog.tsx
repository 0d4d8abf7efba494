import { t } from '@pol/contract/text'
import { reasonMaximum } from '@pol/contract/limits'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { CountedText } from '../../ui/forms/counted-text.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { LineText } from '../../ui/lists/line-text.tsx'

interface Props {
  /** The line of the recording; `null` while the dialog is closed. */
  readonly item: string | null
  readonly lines: Catalogue['byId'] | null
  readonly onClose: () => void
  readonly onReject: (reason: string) => void
}

export function RejectDialog({ item, lines, ...form }: Props) {
  return (
    <Dialog open={item !== null} onClose={form.onClose} title={t('Aufnahme ablehnen')}>
      <p className="font-semibold">{item !== null && <LineText item={item} lines={lines} />}</p>
      <p className="mt-3 mb-4">
        {t(
          'Die Sprecherin oder der Sprecher sieht diesen Grund. Andere können die Aufnahme danach nicht hören.',
        )}
      </p>
      <ReasonForm {...form} />
    </Dialog>
  )
}

const loadForm = async () => (await import('@pol/contract/forms/moderation')).rejectionForm

function ReasonForm({ onClose, onReject }: Pick<Props, 'onClose' | 'onReject'>) {
  const form = useForm(loadForm, ({ reason }) => Promise.resolve(onReject(reason)))
  return (
    <form {...form.props} className="grid gap-4">
      <CountedText label={t('Grund')} maximum={reasonMaximum} {...form.field('reason')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Abbrechen')}
        </Button>
        <Button type="submit" className="bg-danger-ground! text-white!">
          {t('Ablehnen')}
        </Button>
      </div>
    </form>
  )
}
