import { useState } from 'react'
import type { OwnRecording, RecordingConsent } from '@pol/contract/operations/recordings'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { Section } from '../../ui/section.tsx'
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx'
import { Consent } from './consent.tsx'
import { OwnRecordingCard } from './own-recording-card.tsx'
import { LoadedSpeaker, type Speaker } from './speaker.tsx'

/** The user's recordings and consent. */
export default function OwnRecordingsScreen() {
  return (
    <>
      <PageHeader title={t('Meine Aufnahmen')} width="max-w-3xl" />
      <Main className="mx-auto max-w-3xl px-4 py-6">
        <LoadedSpeaker>{(speaker) => <Recordings {...speaker} />}</LoadedSpeaker>
      </Main>
    </>
  )
}

function Recordings(speaker: Speaker) {
  const { catalogue } = speaker
  const [own, setOwn] = useState(speaker.own)
  const [consent, setConsent] = useState(speaker.consent)
  const [asked, setAsked] = useState<OwnRecording | null>(null)
  const textOf = ({ item, language }: OwnRecording) => {
    const taught = catalogue.byId.get(item)
    return taught ? { item: taught, language } : null
  }
  const withdraw = async ({ id }: OwnRecording) => {
    setAsked(null)
    try {
      await call('withdraw-recording', { id })
      setOwn(own.map((recording) => (recording.id === id ? withdrawn(recording) : recording)))
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
  }
  const changeConsent = (next: RecordingConsent | null) => {
    setConsent(next)
    if (!next) setOwn(own.map(withdrawn))
  }
  return (
    <>
      <Section title={t('Aufnahmen')}>
        {own.length === 0 ? (
          <p>{t('Sie haben noch nichts aufgenommen.')}</p>
        ) : (
          <ul aria-label={t('Meine Aufnahmen')} className="grid gap-4">
            {own.map((recording) => (
              <OwnRecordingCard
                key={recording.id}
                recording={recording}
                line={textOf(recording)}
                onWithdraw={() => setAsked(recording)}
              />
            ))}
          </ul>
        )}
        <div>
          <ButtonLink href={paths.record}>{t('Für andere sprechen')}</ButtonLink>
        </div>
      </Section>
      {consent && <Consent consent={consent} own={own} onChange={changeConsent} />}
      <ConfirmDialog
        open={asked !== null}
        title={t('Aufnahme zurückziehen')}
        text={t(
          'Der Ton wird sofort gelöscht, und niemand hört ihn mehr. Das lässt sich nicht rückgängig machen.',
        )}
        confirm={t('Zurückziehen')}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void withdraw(asked)}
      />
    </>
  )
}

const withdrawn = (recording: OwnRecording): OwnRecording => ({
  ...recording,
  state: 'withdrawn',
  reason: null,
})
