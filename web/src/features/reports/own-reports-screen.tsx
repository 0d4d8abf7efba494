import { useEffect, useState } from 'react'
import type { OwnReport } from '@pol/contract/operations/reports'
import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { dayText } from '../../lib/dates.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { MessageCircle } from '../../ui/icons/drawn/message-circle.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import { LineText, useLines } from '../../ui/lists/line-text.tsx'
import { awaitedAnswers, isNewsSince } from '../../ui/reports/awaited-answers.ts'

export default function OwnReportsScreen() {
  return (
    <>
      <PageHeader
        title={t('Meine Meldungen')}
        subtitle={t('Fehler, die Sie gemeldet haben, und die Antworten')}
        width="max-w-3xl"
      />
      <Main className="mx-auto max-w-3xl px-4 py-8">
        <OwnReports />
      </Main>
    </>
  )
}

const load = () => call('own-reports', {})

function OwnReports() {
  const reports = useLoaded(load)
  if (reports.status === 'loading') {
    return (
      <p role="status" className="text-quiet">
        {t('Wird geladen …')}
      </p>
    )
  }
  if (reports.status === 'failed') return <Failed onRetry={reports.retry} />
  return reports.value.length === 0 ? <Empty /> : <List reports={reports.value} />
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{t('Ihre Meldungen konnten nicht geladen werden.')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('Erneut versuchen')}
      </Button>
    </div>
  )
}

function Empty() {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-edge p-10 text-center">
      <MessageCircle aria-hidden="true" className="size-8 text-quiet" />
      <p className="text-xl font-bold">{t('Noch nichts gemeldet')}</p>
      <p className="text-quiet">
        {t('Ist ein Wort oder Satz falsch, wählen Sie im Menü daneben „Fehler melden“.')}
      </p>
    </div>
  )
}

function List({ reports }: { readonly reports: readonly OwnReport[] }) {
  const lines = useLines()
  const { transliteration } = useWhatIsShown('elsewhere')
  const [since] = useState(awaitedAnswers.since)
  useEffect(() => awaitedAnswers.see(reports), [reports])
  return (
    <ul aria-label={t('Meine Meldungen')} className="grid gap-4">
      {reports.map((report) => (
        <li key={report.id} className="card grid gap-3 p-5">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0 font-semibold wrap-anywhere">
              <LineText item={report.item} lines={lines} hasTransliteration={transliteration} />
            </div>
            <State report={report} isNew={isNewsSince(report, since)} />
          </div>
          <div>
            <p className="wrap-anywhere whitespace-pre-line">
              <IsolatedText>{report.text}</IsolatedText>
            </p>
            <time dateTime={report.at} className="text-sm text-quiet">
              {dayText(new Date(report.at))}
            </time>
          </div>
          {report.answer !== null && (
            <div className="rounded-control bg-brand-soft px-4 py-3">
              <p className="font-semibold">{t('Antwort')}</p>
              <p className="wrap-anywhere whitespace-pre-line">
                <IsolatedText>{report.answer}</IsolatedText>
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const chip = 'rounded-full px-3 py-0.5 text-sm font-semibold'

function State({ report, isNew }: { readonly report: OwnReport; readonly isNew: boolean }) {
  return (
    <p className="flex gap-2">
      {isNew && <span className={`bg-accent-soft text-accent ${chip}`}>{t('Neu')}</span>}
      {report.status === 'open' ? (
        <span className={`bg-sunken text-ink ${chip}`}>{t('Offen')}</span>
      ) : (
        <span className={`bg-brand-soft text-brand-strong ${chip}`}>{t('Erledigt')}</span>
      )}
    </p>
  )
}
