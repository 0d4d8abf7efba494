import { type ReactElement, useState } from 'react'
import type { OwnRecording, RecordingConsent } from '@pol/contract/operations/recordings'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { call } from '../../lib/call.ts'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { loadCatalogue } from '../../lib/learning/load-catalogue.ts'
import { ChooseMotherTongue } from '../../ui/forms/choose-mother-tongue.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { ConsentForm } from './consent-form.tsx'

/** The user's consent and recordings from the server, and the catalogue. */
export interface Speaker {
  readonly catalogue: Catalogue
  readonly consent: RecordingConsent | null
  readonly own: readonly OwnRecording[]
}

async function loadSpeaker(): Promise<Speaker> {
  const [catalogue, { consent }, own] = await Promise.all([
    loadCatalogue(),
    call('read-recording-consent', {}),
    call('own-recordings', {}),
  ])
  return { catalogue, consent, own }
}

interface LoadedProps {
  readonly children: (speaker: Speaker) => ReactElement
}

/** Loads the speaker; shows the loading state and failures. */
export function LoadedSpeaker({ children }: LoadedProps) {
  const loaded = useLoaded(loadSpeaker)
  if (loaded.status === 'loading')
    return (
      <p role="status" className="text-quiet">
        {t('Wird geladen …')}
      </p>
    )
  if (loaded.status === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('Das konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}</p>
        <Button variant="secondary" onClick={loaded.retry}>
          {t('Erneut versuchen')}
        </Button>
      </div>
    )
  return children(loaded.value)
}

interface ReadyProps {
  readonly children: (speaker: Speaker & { readonly language: Language }) => ReactElement
}

/** Asks for the mother tongue and the consent, which are required before the first recording. */
export function ReadySpeaker({ children }: ReadyProps) {
  const [language, setLanguage] = useState(useSignedIn().mother_tongue ?? null)
  const [given, setGiven] = useState<RecordingConsent | null>(null)
  if (!language)
    return (
      <div className="grid gap-4">
        <p>{t('Sie nehmen in Ihrer Muttersprache auf: so, wie andere sie von Ihnen lernen sollen.')}</p>
        <ChooseMotherTongue chosen={language} onChosen={setLanguage} />
      </div>
    )
  return (
    <LoadedSpeaker>
      {(speaker) =>
        (given ?? speaker.consent) ? (
          children({ ...speaker, language })
        ) : (
          <ConsentForm language={language} consent={null} onGiven={setGiven} />
        )
      }
    </LoadedSpeaker>
  )
}
