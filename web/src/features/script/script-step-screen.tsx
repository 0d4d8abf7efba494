import loaders from 'virtual:script-steps'
import { useCallback } from 'react'
import { useLocation, useParams } from 'wouter'
import type { ScriptStep } from '@pol/content/script/step'
import { t } from '@pol/contract/text'
import { useLearner } from '../../lib/learning/learner.ts'
import { paths } from '../../lib/paths.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Loading } from '../../ui/frame/loading.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { NotFound } from '../../ui/not-found.tsx'

export default function ScriptStepScreen() {
  const { step } = useParams<{ step: string }>()
  const load = loaders[/^(?:[1-9]|10)$/.test(step) ? Number(step) : 0]
  return load ? <LoadedStep key={step} number={Number(step)} loadStep={load} /> : <NotFound />
}

interface Props {
  /** From 1. */
  readonly number: number
  readonly loadStep: () => Promise<{ default: ScriptStep }>
}

function LoadedStep({ number, loadStep }: Props) {
  const [, navigate] = useLocation()
  const state = useLearner()
  const load = useCallback(async () => {
    const [step, { PreparedStep }] = await Promise.all([loadStep(), import('./prepared-step.tsx')])
    return { step: step.default, PreparedStep }
  }, [loadStep])
  const loaded = useLoaded(load)
  if (loaded.status === 'failed')
    return (
      <>
        <PageHeader
          title={t('Schrift, Schritt {step}', { step: number })}
          back={{ href: paths.script, label: t('Zurück zur Schrift') }}
        />
        <Main className="mx-auto grid max-w-3xl justify-items-start gap-4 px-4 py-8">
          <p role="alert">
            {t('Der Schritt konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}
          </p>
          <Button onClick={loaded.retry}>{t('Erneut versuchen')}</Button>
        </Main>
      </>
    )
  if (loaded.status === 'loading' || !state) return <Loading />
  const { PreparedStep, step } = loaded.value
  return <PreparedStep step={step} state={state} onLeave={() => navigate(paths.script)} />
}
