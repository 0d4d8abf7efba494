import { lazy, Suspense } from 'react'
import { t } from '@pol/contract/text'
import { useLearner } from '../../lib/learning/learner.ts'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'

/** Lazy: the figures need the rules of practice, which load with the learner's state after the first view. */
const Figures = lazy(() => import('./figures.tsx'))

const loading = (
  <p role="status" className="text-quiet">
    {t('Wird geladen …')}
  </p>
)

export default function ProgressScreen() {
  const state = useLearner()
  return (
    <>
      <PageHeader
        title={t('Fortschritt')}
        subtitle={t('Was Sie gelernt haben und was ansteht')}
        width="max-w-3xl"
      />
      <Main className="mx-auto max-w-3xl px-4 py-8">
        {state ? (
          <Suspense fallback={loading}>
            <Figures state={state} />
          </Suspense>
        ) : (
          loading
        )}
      </Main>
    </>
  )
}
