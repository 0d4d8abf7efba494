import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { t } from '@pol/contract/text'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { Exercises } from '../../lib/learning/exercises.ts'
import { languageKnown } from '../../lib/learning/language-known.ts'
import { loadCatalogue } from '../../lib/learning/load-catalogue.ts'
import { learner, useLearner } from '../../lib/learning/learner.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { slowRate, SpeechRate } from '../../ui/speech/speech-rate.ts'
import type { Practice } from './practice.tsx'
import { addressOf, type Topic, topicOf } from './rounds.ts'
import { loadGaps, noGaps, type UnitGaps } from '../../ui/tasks/unit-gaps.ts'
import type { Address } from '../../ui/tasks/wording.ts'

/** Practice of today's plan, or of the topic in the query parameter `round`. */
export default function PracticeScreen() {
  const [params] = useSearchParams()
  const round = params.get('round')
  const topic = useMemo(() => topicOf(round), [round])
  const state = useLearner()
  const loaded = useLoaded(useCallback(() => load(topic), [topic]))
  const isForSeniors = topic.kind === 'seniors'
  const [isSlow, setIsSlow] = useState(true)

  if (loaded.status === 'failed') return <Failed address={addressOf(topic)} onRetry={loaded.retry} />
  if (loaded.status === 'loading' || !state) {
    return (
      <>
        <PageHeader title={t('Üben')} width="max-w-3xl" />
        <Main className="mx-auto max-w-3xl px-4 py-8 text-center text-quiet">
          <p role="status">{t('Lädt...')}</p>
        </Main>
      </>
    )
  }
  const { Practice, ...material } = loaded.value
  return (
    <SpeechRate value={isForSeniors && isSlow ? slowRate : 1}>
      <div className={isForSeniors ? 'large-type' : undefined}>
        <Practice key={round} topic={topic} state={state} learner={learner} {...material}>
          {isForSeniors && (
            <Switch on={isSlow} onChange={setIsSlow}>
              {t('Langsam sprechen')}
            </Switch>
          )}
        </Practice>
      </div>
    </SpeechRate>
  )
}

interface Loaded {
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  readonly exercises: Exercises
  /** Loaded with the words. */
  readonly Practice: typeof Practice
}

async function load(topic: Topic): Promise<Loaded> {
  const [catalogue, gaps, exercises, { Practice }] = await Promise.all([
    loadCatalogue(),
    topic.kind === 'unit' ? loadGaps(topic.unit) : noGaps,
    languageKnown().then(exercisesOfToday),
    import('./practice.tsx'),
  ])
  return { catalogue, gaps, exercises, Practice }
}

async function exercisesOfToday(): Promise<Exercises> {
  const { loadExercisesOfToday } = await import('../../lib/learning/exercises-of-today.ts')
  const state = learner.current()
  if (!state) return new Map()
  return loadExercisesOfToday(state, new Date(serverClock.now()).toISOString(), timeZone())
}

interface FailedProps {
  readonly address: Address
  readonly onRetry: () => void
}

function Failed({ address, onRetry }: FailedProps) {
  return (
    <>
      <PageHeader title={t('Üben')} width="max-w-3xl" />
      <Main className="mx-auto grid max-w-3xl justify-items-center gap-4 px-4 py-8 text-center">
        <p role="alert">
          {address === 'du'
            ? t('Die Übungen konnten nicht geladen werden. Hol jemanden, der dir mit dem Internet hilft.')
            : t('Die Übungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}
        </p>
        <Button onClick={onRetry}>{t('Noch einmal versuchen')}</Button>
      </Main>
    </>
  )
}
