import { useCallback } from 'react'
import { useParams } from 'wouter'
import type { Unit } from '@pol/content/course/unit'
import loaders from 'virtual:course-units'
import { t } from '@pol/contract/text'
import { type Catalogue, loadCatalogue } from '../../lib/learning/catalogue.ts'
import { languageKnown } from '../../lib/learning/language-known.ts'
import { useLearner } from '../../lib/learning/learner.ts'
import { paths } from '../../lib/paths.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Loading } from '../../ui/frame/loading.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { loadGaps, type UnitGaps } from '../../ui/tasks/unit-gaps.ts'
import type { PreparedLesson } from './prepared-lesson.tsx'

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
  readonly PreparedLesson: typeof PreparedLesson
}

function LoadedLesson({ unit, number, loadUnit }: Props) {
  const state = useLearner()
  const load = useCallback(async (): Promise<Loaded> => {
    const [{ default: loaded }, catalogue, gaps, { PreparedLesson }] = await Promise.all([
      loadUnit(),
      loadCatalogue(),
      loadGaps(unit),
      import('./prepared-lesson.tsx'),
      languageKnown(),
    ])
    return { unit: loaded, catalogue, gaps, PreparedLesson }
  }, [unit, loadUnit])
  const loaded = useLoaded(load)
  if (loaded.status === 'failed') return <Failed unit={unit} onRetry={loaded.retry} />
  if (loaded.status === 'loading' || !state) return <Loading />
  const { PreparedLesson, ...rest } = loaded.value
  return <PreparedLesson number={number} state={state} {...rest} />
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
