import { useState } from 'react'
import { t } from '@pol/contract/text'
import { failureText } from '../../lib/call.ts'
import { learner } from '../../lib/learning/learner.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'

type Step = 'closed' | 'first question' | 'second question' | 'restarting'

/** Needed because the pressed button was removed. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Resets all progress after two confirmations. */
export function Restart() {
  const [step, setStep] = useState<Step>('closed')
  const close = () => setStep('closed')
  const restart = async () => {
    setStep('restarting')
    try {
      await learner.restart()
      toast({ title: t('Erfolg'), description: t('Sie beginnen neu.') })
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
    close()
  }
  const isFirst = step === 'first question'
  return (
    <>
      <Button variant="quiet" onClick={() => setStep('first question')}>
        {t('Neu beginnen')}
      </Button>
      <Dialog open={step !== 'closed'} onClose={close} title={t('Neu beginnen')}>
        <p aria-live="polite">
          {isFirst
            ? t(
                'Alle Antworten, die Sie bisher gegeben haben, zählen dann nicht mehr. Merkliste und Einstellungen bleiben.',
              )
            : t('Sind Sie sicher? Das lässt sich nicht rückgängig machen.')}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" data-first-focus onClick={close}>
            {t('Abbrechen')}
          </Button>
          {isFirst ? (
            <Button key="first" onClick={() => setStep('second question')}>
              {t('Weiter')}
            </Button>
          ) : (
            <Button key="second" ref={focus} disabled={step === 'restarting'} onClick={restart}>
              {t('Ja, neu beginnen')}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  )
}
