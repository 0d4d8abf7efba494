import { createPortal } from 'react-dom'
import { isSessionEnd } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { reportTextMaximum } from '@pol/contract/limits'
import { call, failureText } from '../../lib/call.ts'
import { CountedText } from '../forms/counted-text.tsx'
import { Dialog } from '../forms/dialog.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../frame/button.tsx'
import { German } from '../frame/persian.tsx'
import { toast } from '../frame/toast.ts'
import { awaitedAnswers } from './awaited-answers.ts'

const loadForm = async () => (await import('@pol/contract/forms/reports')).reportForm

export interface ReportDialogProps {
  /** The id of the item. */
  readonly item: string
  /** The German text. */
  readonly text: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for the error in a line. A portal, because cards have a direction of their own and clip their overflow. */
export function ReportDialog({ open, ...props }: ReportDialogProps) {
  return createPortal(
    <Dialog open={open} onClose={props.onClose} title={t('Fehler melden')}>
      <ReportForm {...props} />
    </Dialog>,
    document.body,
  )
}

function ReportForm({ item, text, onClose }: Omit<ReportDialogProps, 'open'>) {
  const form = useForm(loadForm, async (report) => {
    try {
      await call('create-report', { item, ...report })
    } catch (error) {
      // The end of the session has its own toast.
      if (!isSessionEnd(error))
        toast({ title: t('Fehler'), description: failureText(error), destructive: true })
      return
    }
    awaitedAnswers.start()
    onClose()
    toast({
      title: t('Erfolg'),
      description: t('Danke! Ihre Meldung ist angekommen. Die Antwort steht dann unter „Meine Meldungen“.'),
    })
  })
  return (
    <>
      <p className="mb-3 text-lg font-semibold">
        <German>{text}</German>
      </p>
      <form {...form.props} className="grid gap-4">
        <CountedText label={t('Was stimmt nicht?')} maximum={reportTextMaximum} {...form.field('text')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('Abbrechen')}
          </Button>
          <Button type="submit" disabled={form.pending}>
            {form.pending ? t('Wird gesendet...') : t('Senden')}
          </Button>
        </div>
      </form>
    </>
  )
}
