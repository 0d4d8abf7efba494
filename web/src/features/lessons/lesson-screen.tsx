import { useCallback } from 'react'
import { useLocation, useParams } from 'wouter'
import type { Unit } from '@pol/content/course/unit'
import loaders from 'virtual:course-units'
import { t } from '@pol/contract/text'
import { languageKnown } from '../../lib/learning/language-known.ts'
import { useLearner } from '../../lib/learning/learner.ts'
import { loadCatalogue } from '../../lib/learning/load-catalogue.ts'
import { paths } from '../../lib/paths.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Loading } from '../../ui/frame/loading.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { loadGaps } from '../../ui/tasks/unit-gaps.ts'
import { LoadingLesson } from './loading-lesson.tsx'

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

/** The unit itself is small, and shown until the words and all that asks them are loaded. */
function LoadedLesson({ unit, number, loadUnit }: Props) {
  const [, navigate] = useLocation()
  const state = useLearner()
  const ofUnit = useLoaded(loadUnit)
  const words = useLoaded(useCallback(() => loadWords(unit), [unit]))
  const path = paths.unit.replace(':unit', String(unit))
  const leave = () => navigate(path)
  if (ofUnit.status === 'failed' || words.status === 'failed') {
    const retry = () => {
      for (const loaded of [ofUnit, words]) if (loaded.status === 'failed') loaded.retry()
    }
    return <Failed unit={unit} path={path} onRetry={retry} />
  }
  if (ofUnit.status === 'loading') return <Loading />
  if (words.status === 'loading' || !state)
    return <LoadingLesson unit={ofUnit.value.default} number={number} onLeave={leave} />
  const { PreparedLesson, ...material } = words.value
  return (
    <PreparedLesson unit={ofUnit.value.default} number={number} state={state} {...material} onLeave={leave} />
  )
}

async function loadWords(unit: number) {
  const [{ PreparedLesson }, catalogue, gaps, exercises, texts] = await Promise.all([
    import('./prepared-lesson.tsx'),
    loadCatalogue(),
    loadGaps(unit),
    import('../../lib/learning/exercises.ts').then(({ loadExercises }) => loadExercises(unit)),
    import('../../ui/lessons/load-unit-texts.ts').then(({ loadUnitTexts }) => loadUnitTexts(unit)),
    languageKnown(),
  ])
  return { PreparedLesson, catalogue, gaps, exercises, texts }
}

interface FailedProps {
  readonly unit: number
  /** Of the unit. */
  readonly path: string
  readonly onRetry: () => void
}

function Failed({ unit, path, onRetry }: FailedProps) {
  return (
    <>
      <PageHeader
        title={t('Einheit {unit}', { unit })}
        back={{ href: path, label: t('Zurück zur Einheit') }}
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
