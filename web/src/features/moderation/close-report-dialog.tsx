import type { ReportedLine } from '@pol/contract/operations/moderation'
import { t } from '@pol/contract/text'
import { answerMaximum } from '@pol/contract/limits'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { CountedText } from '../../ui/forms/counted-text.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { LineText } from '../../ui/lists/line-text.tsx'

interface Props {
  /** `null` while the dialog is closed. */
  readonly line: ReportedLine | null
  readonly lines: Catalogue['byId'] | null
  readonly onClose: () => void
  readonly onDone: (answer: string) => void
}

export function CloseReportDialog({ line, lines, ...form }: Props) {
  return (
    <Dialog open={line !== null} onClose={form.onClose} title={t('Meldung erledigen')}>
      {line && (
        <>
          <p className="font-semibold">
            <LineText item={line.item} lines={lines} />
          </p>
          <p className="mt-3 mb-4">
            {t(
              'Die Person, die das gemeldet hat, sieht Ihre Antwort. Sie darf leer bleiben.|Alle {count} Personen, die das gemeldet haben, sehen Ihre Antwort. Sie darf leer bleiben.',
              { count: line.people },
            )}
          </p>
        </>
      )}
      <AnswerForm {...form} />
    </Dialog>
  )
}

const loadForm = async () => (await import('@pol/contract/forms/moderation')).closingForm

function AnswerForm({ onClose, onDone }: Pick<Props, 'onClose' | 'onDone'>) {
  const form = useForm(loadForm, ({ answer }) => Promise.resolve(onDone(answer)))
  return (
    <form {...form.props} className="grid gap-4">
      <CountedText label={t('Antwort (optional)')} maximum={answerMaximum} {...form.field('answer')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Abbrechen')}
        </Button>
        <Button type="submit">{t('Erledigt')}</Button>
      </div>
    </form>
  )
}
