import { interfaceLanguage, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { agreementOf, daysOfDue, recalledShare } from '@pol/learning/history'
import { dueByDay, learnedBySkill, learnedByStrength } from '@pol/learning/progress'
import { dayOf, nameOfDay } from '@pol/learning/day'
import type { Skill } from '@pol/learning/skills'
import { Fragment, type ReactElement, useState } from 'react'
import { dateFormat, dayText } from '../../lib/dates.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { planInputOf } from '../../lib/learning/today.ts'
import { learnedLanguage } from '../../ui/learning/what-is-shown.ts'
import { Section } from '../../ui/section.tsx'
import { Abilities } from './abilities.tsx'
import { Bars } from './bars.tsx'
import { DownloadProgress } from './download-progress.tsx'
import { Restart } from './restart.tsx'
import { Units } from './units.tsx'
import { timeZone } from '../../lib/time-zone.ts'

const names: Readonly<Record<Language, string>> = { fa: t('Persisch'), de: t('Deutsch') }
const namesOfSkills: Readonly<Record<Skill, string>> = {
  recognise: t('Verstehen'),
  produce: t('Sagen und schreiben'),
}
const daysAhead = 30
const daysBack = 30

interface Props {
  readonly state: LearnerState
}

export default function Figures({ state }: Props) {
  const [now] = useState(() => new Date().toISOString())
  const zone = timeZone()
  const languages = languagesOf(state)
  return (
    <>
      <Abilities lessons={state.lessons} />
      <Units state={state} />
      <SectionByLanguage title={t('Fertigkeiten')} languages={languages}>
        {(language) => <Skills state={state} language={language} />}
      </SectionByLanguage>
      <SectionByLanguage title={t('Gelernt')} languages={languages}>
        {(language) => <Learned state={state} language={language} />}
      </SectionByLanguage>
      <SectionByLanguage title={t('Fällig')} languages={languages}>
        {(language) => <Due state={state} language={language} now={now} zone={zone} />}
      </SectionByLanguage>
      <Section title={t('Geübte Tage')}>
        <PractisedDays state={state} now={now} zone={zone} />
      </Section>
      <Memory state={state} now={now} />
      <div className="mt-10 flex flex-wrap gap-3">
        <DownloadProgress state={state} />
        <Restart />
      </div>
    </>
  )
}

/** The currently learned language first, then the other language if it has cards. */
function languagesOf({ cards, settings }: LearnerState): Language[] {
  const learned = new Set([...cards.values()].map(({ language }) => language))
  if (settings.learns) learned.add(settings.learns)
  if (learned.size === 0) return [learnedLanguage(settings, interfaceLanguage)]
  return [...learned].toSorted((language) => (language === settings.learns ? -1 : 1))
}

interface SectionByLanguageProps {
  readonly title: string
  readonly languages: readonly Language[]
  readonly children: (language: Language) => ReactElement
}

/** A section with a part for each language, which has a heading if there are several. */
function SectionByLanguage({ title, languages, children }: SectionByLanguageProps) {
  return (
    <Section title={title}>
      {languages.map((language) => (
        <Fragment key={language}>
          {languages.length > 1 && <h3 className="text-lg font-bold">{names[language]}</h3>}
          {children(language)}
        </Fragment>
      ))}
    </Section>
  )
}

interface LanguageProps extends Props {
  readonly language: Language
}

function Skills({ state, language }: LanguageProps) {
  return (
    <Bars
      figures={learnedBySkill(state.cards, language).map(({ skill, count }) => ({
        name: namesOfSkills[skill],
        count,
      }))}
      nameOfFigures={t('Fertigkeit')}
      nameOfCounts={t('Lernkarten')}
    />
  )
}

function Learned({ state, language }: LanguageProps) {
  const { fresh, firm, strong } = learnedByStrength(state.cards, language)
  const share = recalledShare(state.history.recall[language])
  const figures = [
    { name: t('Frisch: für Tage'), count: fresh },
    { name: t('Gefestigt: für Wochen'), count: firm },
    { name: t('Sicher: für länger'), count: strong },
  ]
  return (
    <>
      <p>{learnedText(fresh + firm + strong)}</p>
      <Bars figures={figures} nameOfFigures={t('Behalten')} nameOfCounts={t('Lernkarten')} />
      {share !== null && (
        <p>
          {t('Wenn etwas an einem anderen Tag wiederkam, wussten Sie es in {percent} % der Fälle noch.', {
            percent: Math.round(share * 100),
          })}
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
  const counts = dueByDay(planInputOf(state, language, now, zone), daysAhead)
  const sum = (days: number) => counts.slice(0, days).reduce((total, count) => total + count, 0)
  const today = dayOf(now, zone)
  return (
    <>
      <p>
        {t('Heute {today}, in den nächsten 7 Tagen {week}, in den nächsten {days} Tagen {month}.', {
          today: sum(1),
          week: sum(7),
          days: daysAhead,
          month: sum(daysAhead),
        })}
      </p>
      <Bars
        figures={counts.map((count, ahead) => ({ name: dateOf(nameOfDay(today + ahead)), count }))}
        nameOfFigures={t('Tag')}
        nameOfCounts={t('Fällig')}
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
      <p>{practisedText(days.length)}</p>
      <Bars
        figures={recent.map((day) => ({ name: dateOf(day), count: answers.get(day) ?? 0 }))}
        nameOfFigures={t('Tag')}
        nameOfCounts={t('Antworten')}
        isLong
      />
    </>
  )
}

/** Shown once there are enough figures. */
function Memory({ state, now }: Props & { readonly now: string }) {
  const agreement = agreementOf(state.history, now)
  const [first] = state.parameters
  if (!agreement && !first) return null
  return (
    <Section title={t('Ihr Gedächtnis')}>
      {agreement && (
        <>
          <p>
            {t('In den letzten {days} Tagen: gefragt bei {expected} %, gewusst {recalled} %.', {
              days: daysOfDue,
              expected: agreement.expected,
              recalled: agreement.recalled,
            })}
          </p>
          <p className="text-quiet">
            {t(
              'Eine Lernkarte kommt wieder, kurz bevor Sie sie vergessen. Die erste Zahl sagt, wie wahrscheinlich Sie die {count} fälligen Karten nach unserer Berechnung noch wussten, die zweite, wie viele davon Sie wirklich wussten.',
              { count: agreement.asked },
            )}
          </p>
        </>
      )}
      {first && (
        <p>
          {t('Seit dem {date} richten sich die Abstände nach Ihren eigenen Antworten.', {
            date: dayText(new Date(first.at)),
          })}
        </p>
      )}
    </Section>
  )
}

function learnedText(count: number): string {
  if (count === 0) return t('Noch nichts gelernt.')
  return t(
    '{count} Lernkarte, nach der Zeit, für die Sie sie behalten:|{count} Lernkarten, nach der Zeit, für die Sie sie behalten:',
    { count },
  )
}

function practisedText(days: number): string {
  if (days === 0) return t('Noch nicht geübt.')
  return t(
    'An {count} Tag geübt. Kein Tag geht verloren, auch nach einer Pause nicht.|An {count} Tagen geübt. Kein Tag geht verloren, auch nach einer Pause nicht.',
    { count: days },
  )
}

const format = dateFormat({ day: 'numeric', month: interfaceLanguage === 'fa' ? 'long' : 'numeric' })

/** @param day 2026-11-22. @returns 22.11. */
const dateOf = (day: string) => format(new Date(day))
