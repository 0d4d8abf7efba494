import { Link } from 'wouter'
import { interfaceLanguage, t } from '@pol/contract/text'
import { lessonsOfUnit, nameOfScriptStep, scriptStepCount } from '@pol/learning/lessons/course-shape'
import { finishedLessons, finishedUnits } from '@pol/learning/lessons/lesson-progress'
import units from '@pol/content/data/course/units.csv'
import { useLearner } from '../../lib/learning/learner.ts'
import { scriptStepPath } from '../../lib/lesson-path.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { German, MixedPersian, Persian } from '../../ui/frame/persian.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { unitPath, unitTitle } from '../../ui/course/unit-title.ts'
import { useNextLesson } from './use-next-lesson.ts'

const isPersian = interfaceLanguage === 'fa'

/** Renders a title in the language that is not the interface language. */
const OtherTitle = isPersian ? German : Persian

/** The units of the course: which are finished, how far the others are, and which comes next. No unit is locked. */
export default function CourseScreen() {
  const lessons = useLearner()?.lessons ?? []
  const finished = finishedUnits(lessons)
  const next = useNextLesson()
  const nextUnit = next && 'unit' in next ? next.unit : null
  const nextStep = next && 'scriptStep' in next ? next.scriptStep : null
  const hasScript = useWhatIsShown('elsewhere').first === 'fa'
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
        <div className="mb-6 flex flex-wrap gap-3">
          <ButtonLink href={paths.sounds} variant="secondary">
            {t('Deutsche Laute')}
          </ButtonLink>
          <ButtonLink href={paths.exams} variant="secondary">
            {t('Prüfungstraining')}
          </ButtonLink>
        </div>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {units.map((unit) => (
            <li
              key={unit.unit}
              className="relative card flex flex-col gap-2 p-5 transition-colors focus-within:border-brand hover:border-brand"
            >
              <h2 className="text-xl font-bold">
                <Link
                  href={unitPath(unit.unit)}
                  className="text-brand after:absolute after:inset-0 after:rounded-card"
                >
                  {unitTitle(unit)}
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
              <State
                done={finishedLessons(unit.unit, lessons).length}
                isFinished={finished.includes(unit.unit)}
                isNext={unit.unit === nextUnit}
              />
              {hasScript && unit.unit <= scriptStepCount && (
                <ScriptStep
                  step={unit.unit}
                  isFinished={lessons.some(
                    ({ lesson, done }) => done && lesson === nameOfScriptStep(unit.unit),
                  )}
                  isNext={unit.unit === nextStep}
                />
              )}
            </li>
          ))}
        </ol>
      </Main>
    </>
  )
}

interface ScriptStepProps {
  /** From 1. */
  readonly step: number
  readonly isFinished: boolean
  readonly isNext: boolean
}

/** The step of the script that stands beside a unit, above the link that covers the card. */
function ScriptStep({ step, isFinished, isNext }: ScriptStepProps) {
  return (
    <div className="relative mt-auto flex flex-wrap items-center gap-3 border-t border-line pt-2">
      <Link href={scriptStepPath(step)} className="flex min-h-11 items-center font-semibold text-brand">
        {t('Schrift, Schritt {step}', { step })}
      </Link>
      {isFinished && <Mark>{t('Geschafft')}</Mark>}
      {isNext && <Mark>{t('Als Nächstes')}</Mark>}
    </div>
  )
}

interface StateProps {
  /** Number of finished lessons. */
  readonly done: number
  readonly isFinished: boolean
  readonly isNext: boolean
}

function State({ done, isFinished, isNext }: StateProps) {
  if (done === 0 && !isNext) return null
  return (
    <div className="mt-auto flex flex-wrap items-center gap-3">
      {isFinished && <Mark>{t('Geschafft')}</Mark>}
      {isNext && <Mark>{t('Als Nächstes')}</Mark>}
      <p className="text-quiet">{t('{done} von {count} Lektionen', { done, count: lessonsOfUnit })}</p>
    </div>
  )
}

function Mark({ children }: { readonly children: string }) {
  return <p className="rounded-full bg-accent-soft px-3 py-0.5 font-semibold text-accent">{children}</p>
}
