import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../../lib/paths.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Loading } from '../../../ui/frame/loading.tsx'
import { Main } from '../../../ui/frame/main-element.tsx'
import { PageHeader } from '../../../ui/frame/page-header.tsx'
import type { Exercise } from './exercises.ts'

interface Props {
  readonly exercise: Exercise
  /** Id of the chosen rule. */
  readonly rule: string | null
}

/** An exercise of writing German, whose material is loaded when it is opened. */
export function ExerciseView({ exercise, rule }: Props) {
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(0)
  const loaded = useLoaded(useCallback(() => import('./prepared-exercise.tsx'), []))
  if (loaded.status === 'failed')
    return (
      <>
        <PageHeader title={exercise.title} back={{ href: paths.script, label: t('Zurück zur Schrift') }} />
        <Main className="mx-auto grid max-w-3xl justify-items-start gap-4 px-4 py-8">
          <p role="alert">
            {t('Die Übung konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}
          </p>
          <Button onClick={loaded.retry}>{t('Erneut versuchen')}</Button>
        </Main>
      </>
    )
  if (loaded.status === 'loading') return <Loading />
  const { PreparedExercise } = loaded.value
  return (
    <PreparedExercise
      key={`${exercise.name} ${rule} ${attempt}`}
      exercise={exercise}
      rule={rule}
      onLeave={() => navigate(paths.script)}
      onAgain={() => setAttempt(attempt + 1)}
    />
  )
}
