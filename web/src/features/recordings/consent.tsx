import { useState } from 'react'
import type { OwnRecording, RecordingConsent } from '@pol/contract/operations/recordings'
import { interfaceLanguage, t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { dayText } from '../../lib/dates.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { Section } from '../../ui/section.tsx'
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx'
import { ConsentForm } from './consent-form.tsx'

interface Props {
  readonly consent: RecordingConsent
  readonly own: readonly OwnRecording[]
  readonly onChange: (consent: RecordingConsent | null) => void
}

/** The current consent, with buttons to change or withdraw it. */
export function Consent({ consent, own, onChange }: Props) {
  const { mother_tongue } = useSignedIn()
  const [isChanging, setIsChanging] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const withdraw = async () => {
    setIsAsked(false)
    try {
      await call('withdraw-recording-consent', {})
      onChange(null)
      toast({ title: t('Erfolg'), description: t('Ihre Einwilligung ist zurückgezogen.') })
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
  }
  if (isChanging) {
    return (
      <div className="mt-10">
        <ConsentForm
          language={mother_tongue ?? own[0]?.language ?? interfaceLanguage}
          consent={consent}
          onGiven={(given) => {
            onChange(given)
            setIsChanging(false)
          }}
        />
      </div>
    )
  }
  return (
    <Section title={t('Ihre Einwilligung')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="font-semibold text-quiet">{t('Gegeben am')}</dt>
        <dd>
          <time dateTime={consent.at}>{dayText(new Date(consent.at))}</time>
        </dd>
        <dt className="font-semibold text-quiet">{t('Name')}</dt>
        <dd>
          <bdi>{consent.name ?? t('Kein Name')}</bdi>
        </dd>
        <dt className="font-semibold text-quiet">{t('Region')}</dt>
        <dd>
          <bdi>{consent.region ?? t('Keine Angabe')}</bdi>
        </dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setIsChanging(true)}>
          {t('Ändern')}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {t('Einwilligung zurückziehen')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('Einwilligung zurückziehen')}
        text={t(
          'Damit werden auch alle Ihre Aufnahmen zurückgezogen und ihr Ton sofort gelöscht. Das lässt sich nicht rückgängig machen.',
        )}
        confirm={t('Alles zurückziehen')}
        onClose={() => setIsAsked(false)}
        onConfirm={withdraw}
      />
    </Section>
  )
}
