import type { Exam } from '@pol/content/exams/exam'
import { t } from '@pol/contract/text'
import { useLearner } from '../../lib/learning/learner.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Loading } from '../../ui/frame/loading.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { useExam } from './use-exam.ts'

interface Props {
  /** The number in the address. */
  readonly test: string
  readonly children: (exam: Exam, state: LearnerState) => Elements
}

/** Shows a test when it is loaded. */
export function LoadedExam({ test, children }: Props) {
  const state = useLearner()
  const loaded = useExam(test)
  if (loaded.status === 'failed')
    return (
      <>
        <PageHeader
          title={t('Prüfungstraining')}
          back={{ href: paths.exams, label: t('Zurück zum Prüfungstraining') }}
        />
        <Main className="mx-auto grid max-w-3xl justify-items-start gap-4 px-4 py-8">
          <p role="alert">
            {t('Der Test konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}
          </p>
          <Button onClick={loaded.retry}>{t('Erneut versuchen')}</Button>
        </Main>
      </>
    )
  if (loaded.status === 'loading' || !state) return <Loading />
  if (!loaded.value) return <NotFound />
  return children(loaded.value, state)
}
