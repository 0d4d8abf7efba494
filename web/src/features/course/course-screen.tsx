import { Link } from 'wouter'
import { interfaceLanguage, t } from '@pol/contract/text'
import { isFinished } from '@pol/learning/progress'
import units from '@pol/content/data/course/units.csv'
import { useLearner } from '../../lib/learning/learner.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { German, MixedPersian, Persian } from '../../ui/frame/persian.tsx'
import { timeZone } from '../../lib/time-zone.ts'

const isPersian = interfaceLanguage === 'fa'
const zone = timeZone()

/** Renders a title in the language that is not the interface language. */
const OtherTitle = isPersian ? German : Persian

/** The units of the course, with marks for finished units and the next one. No unit is locked. */
export default function CourseScreen() {
  const state = useLearner()
  const finished = new Set(
    state ? units.filter(({ words }) => isFinished(words, state.cards, zone, state.leaders)) : [],
  )
  const next = state?.cards.size ? units.find((unit) => !finished.has(unit)) : undefined
  return (
    <>
      <PageHeader
        title={t('Kurs')}
        subtitle={t('{count} Einheiten für den Alltag, von „Hallo“ an', { count: units.length })}
      />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <p className="mb-6 max-w-prose">
          {t(
            'Ein Kurs für beide Sprachen: Wer Persisch lernt, liest über das Persische, wer Deutsch lernt, über das Deutsche. Die Reihenfolge ist ein Vorschlag, alle Einheiten sind offen.',
          )}
        </p>
        <ButtonLink href={paths.sounds} variant="secondary" className="mb-6">
          {t('Deutsche Laute')}
        </ButtonLink>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {units.map((unit) => (
            <li
              key={unit.unit}
              className="relative card flex flex-col gap-2 p-5 transition-colors focus-within:border-brand hover:border-brand"
            >
              <h2 className="text-xl font-bold">
                <Link
                  href={paths.unit.replace(':unit', String(unit.unit))}
                  className="text-brand after:absolute after:inset-0 after:rounded-card"
                >
                  {t('Einheit {unit}: {title}', {
                    unit: unit.unit,
                    title: isPersian ? unit.title_farsi : unit.title_german,
                  })}
                </Link>
              </h2>
              <OtherTitle className="block text-lg font-semibold">
                {isPersian ? unit.title_german : unit.title_farsi}
              </OtherTitle>
              <p className="text-quiet">
                {isPersian ? (
                  <MixedPersian>{unit.outcomes_farsi[0] ?? ''}</MixedPersian>
                ) : (
                  unit.outcomes_german[0]
                )}
              </p>
              {finished.has(unit) && <Mark>{t('Geschafft')}</Mark>}
              {unit === next && <Mark>{t('Als Nächstes')}</Mark>}
            </li>
          ))}
        </ol>
      </Main>
    </>
  )
}

function Mark({ children }: { readonly children: string }) {
  return (
    <p className="mt-auto self-start rounded-full bg-accent-soft px-3 py-0.5 font-semibold text-accent">
      {children}
    </p>
  )
}
