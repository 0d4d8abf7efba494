import { useCallback, useMemo, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { Unit } from '@pol/content/course/unit'
import loaders from 'virtual:course-units'
import { interfaceLanguage, t } from '@pol/contract/text'
import { dayOf } from '@pol/learning/day'
import { nameOfLesson } from '@pol/learning/lessons/course-shape'
import { lessonOf } from '@pol/learning/lessons/lessons'
import { type Catalogue, loadCatalogue } from '../../lib/learning/catalogue.ts'
import { languageKnown } from '../../lib/learning/language-known.ts'
import { learner, useLearner } from '../../lib/learning/learner.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { paths } from '../../lib/paths.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Loading } from '../../ui/frame/loading.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { attempt } from '../../ui/tasks/attempt.ts'
import { learnedLanguage } from '../../ui/learning/what-is-shown.ts'
import { NotFound } from '../../ui/not-found.tsx'
import { loadGaps, type UnitGaps } from '../../ui/tasks/unit-gaps.ts'
import type { LessonView } from './lesson-view.tsx'
import { materialOf } from './material.ts'

export default function LessonScreen() {
  const { unit, lesson } = useParams<{ unit: string; lesson: string }>()
  const load = loaders[/^[1-9]\d?$/.test(unit) ? Number(unit) : 0]
  if (!load || !/^[1-7]$/.test(lesson)) return <NotFound />
  return (
    <LoadedLesson key={`${unit} ${lesson}`} unit={Number(unit)} number={Number(lesson)} loadUnit={load} />
  )
}

interface Props {
  readonly unit: number
  readonly number: number
  readonly loadUnit: () => Promise<{ default: Unit }>
}

interface Loaded {
  readonly unit: Unit
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  /** Loaded with the words. */
  readonly LessonView: typeof LessonView
}

function LoadedLesson({ unit, number, loadUnit }: Props) {
  const state = useLearner()
  const load = useCallback(async (): Promise<Loaded> => {
    const [{ default: loaded }, catalogue, gaps, { LessonView }] = await Promise.all([
      loadUnit(),
      loadCatalogue(),
      loadGaps(unit),
      import('./lesson-view.tsx'),
      languageKnown(),
    ])
    return { unit: loaded, catalogue, gaps, LessonView }
  }, [unit, loadUnit])
  const loaded = useLoaded(load)
  if (loaded.status === 'failed') return <Failed unit={unit} onRetry={loaded.retry} />
  if (loaded.status === 'loading' || !state) return <Loading />
  return <Begun number={number} state={state} {...loaded.value} />
}

interface BegunProps extends Loaded {
  readonly number: number
  readonly state: LearnerState
}

function Begun({ number, state, unit, catalogue, gaps, LessonView }: BegunProps) {
  const [, navigate] = useLocation()
  const [attempts, setAttempts] = useState(0)
  const [isFirstOfDay] = useState(() => !hasFinishedToday(state))
  const { settings, leaders } = state
  const language = learnedLanguage(settings, interfaceLanguage)
  const lesson = useMemo(
    () => lessonOf(materialOf({ unit, catalogue, gaps, leaders }, language), language, number),
    [unit, catalogue, gaps, leaders, language, number],
  )
  return (
    <LessonView
      key={attempts}
      unit={unit}
      number={number}
      lesson={lesson}
      language={language}
      settings={settings}
      catalogue={catalogue}
      gaps={gaps}
      learner={learner}
      progress={state.lessons.find((progress) => progress.lesson === nameOfLesson(unit.unit, number))}
      isFirstOfDay={isFirstOfDay && attempts === 0}
      onAgain={() => setAttempts(attempts + 1)}
      onLeave={() => navigate(paths.unit.replace(':unit', String(unit.unit)))}
      onChange={(changes) => attempt(learner.changeSettings(changes))}
    />
  )
}

/** Whether a round or a lesson was finished on this day. */
function hasFinishedToday({ lastRoundAt, lessons }: LearnerState): boolean {
  const zone = timeZone()
  const today = dayOf(new Date(serverClock.now()).toISOString(), zone)
  const finished = lessons.filter(({ done }) => done).map(({ at }) => at)
  return [lastRoundAt, ...finished].some((at) => at !== null && dayOf(at, zone) >= today)
}

function Failed({ unit, onRetry }: { readonly unit: number; readonly onRetry: () => void }) {
  return (
    <>
      <PageHeader
        title={t('Einheit {unit}', { unit })}
        back={{ href: paths.unit.replace(':unit', String(unit)), label: t('Zurück zur Einheit') }}
      />
      <Main className="mx-auto grid max-w-3xl justify-items-start gap-4 px-4 py-8">
        <p role="alert">
          {t('Die Lektion konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}
        </p>
        <Button onClick={onRetry}>{t('Erneut versuchen')}</Button>
      </Main>
    </>
  )
}
