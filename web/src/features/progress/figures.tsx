import type { Language } from '@pol/learning/card'
import { recalledShare } from '@pol/learning/history'
import { dueByDay, learnedByStrength } from '@pol/learning/progress'
import { dayOf, nameOfDay } from '@pol/learning/day'
import { Fragment, useState } from 'react'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { Section } from '../../ui/section.tsx'
import { Bars } from './bars.tsx'
import { Download } from './download.tsx'
import { Restart } from './restart.tsx'

const names: Readonly<Record<Language, string>> = { fa: 'Persisch', de: 'Deutsch' }
const daysAhead = 30
const daysBack = 30

interface Props {
  readonly state: LearnerState
}

export default function Figures({ state }: Props) {
  const [now] = useState(() => new Date().toISOString())
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const languages = languagesOf(state)
  return (
    <>
      <Section title="Gelernt">
        {languages.map((language) => (
          <Fragment key={language}>
            {languages.length > 1 && <h3 className="text-lg font-bold">{names[language]}</h3>}
            <Learned state={state} language={language} />
          </Fragment>
        ))}
      </Section>
      <Section title="Fällig">
        {languages.map((language) => (
          <Fragment key={language}>
            {languages.length > 1 && <h3 className="text-lg font-bold">{names[language]}</h3>}
            <Due state={state} language={language} now={now} zone={zone} />
          </Fragment>
        ))}
      </Section>
      <Section title="Geübte Tage">
        <PractisedDays state={state} now={now} zone={zone} />
      </Section>
      <div className="mt-10 flex flex-wrap gap-3">
        <Download state={state} />
        <Restart />
      </div>
    </>
  )
}

/** The one that is learned now, and the other one if there are cards of it. */
function languagesOf({ cards, settings }: LearnerState): Language[] {
  const learned = new Set([...cards.values()].map(({ language }) => language))
  if (settings.learns) learned.add(settings.learns)
  return learned.size > 0 ? [...learned].toSorted((one) => (one === settings.learns ? -1 : 1)) : ['fa']
}

interface LanguageProps extends Props {
  readonly language: Language
}

function Learned({ state, language }: LanguageProps) {
  const { fresh, firm, strong } = learnedByStrength(state.cards, language)
  const share = recalledShare(state.history.recall[language])
  const figures = [
    { name: 'Frisch: für Tage', count: fresh },
    { name: 'Gefestigt: für Wochen', count: firm },
    { name: 'Sicher: für länger', count: strong },
  ]
  return (
    <>
      <p>
        {fresh + firm + strong === 0
          ? 'Noch nichts gelernt.'
          : `${counted(fresh + firm + strong, 'Lernkarte', 'Lernkarten')}, nach der Zeit, für die Sie sie behalten:`}
      </p>
      <Bars figures={figures} nameOfFigures="Behalten" nameOfCounts="Lernkarten" />
      {share !== null && (
        <p>
          Wenn etwas an einem anderen Tag wiederkam, wussten Sie es in {Math.round(share * 100)} % der Fälle
          noch.
        </p>
      )}
    </>
  )
}

function Due({
  state,
  language,
  now,
  zone,
}: LanguageProps & { readonly now: string; readonly zone: string }) {
  const counts = dueByDay(state.cards, language, now, zone, daysAhead)
  const sum = (days: number) => counts.slice(0, days).reduce((total, count) => total + count, 0)
  const today = dayOf(now, zone)
  return (
    <>
      <p>
        Heute {counts[0]}, in den nächsten 7 Tagen {sum(7)}, in den nächsten {daysAhead} Tagen{' '}
        {sum(daysAhead)}.
      </p>
      <Bars
        figures={counts.map((count, ahead) => ({ name: dateOf(nameOfDay(today + ahead)), count }))}
        nameOfFigures="Tag"
        nameOfCounts="Fällig"
        isLong
      />
    </>
  )
}

function PractisedDays({ state, now, zone }: Props & { readonly now: string; readonly zone: string }) {
  const { days } = state.history
  const answers = new Map(days.map((practised) => [practised.day, practised.answers]))
  const today = dayOf(now, zone)
  const recent = Array.from({ length: daysBack }, (_, at) => nameOfDay(today - daysBack + 1 + at))
  return (
    <>
      <p>
        {days.length === 0
          ? 'Noch nicht geübt.'
          : `An ${counted(days.length, 'Tag', 'Tagen')} geübt. Kein Tag geht verloren, auch nach einer Pause nicht.`}
      </p>
      <Bars
        figures={recent.map((day) => ({ name: dateOf(day), count: answers.get(day) ?? 0 }))}
        nameOfFigures="Tag"
        nameOfCounts="Antworten"
        isLong
      />
    </>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** @param day 2026-11-22. @returns 22.11. */
function dateOf(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${Number(date)}.${Number(month)}.`
}
