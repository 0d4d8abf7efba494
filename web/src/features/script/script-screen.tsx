import { Link } from 'wouter'
import type { ScriptStepOverview } from '@pol/content/script/step'
import steps from '@pol/content/data/script/steps.csv'
import { inDigits, interfaceLanguage, t } from '@pol/contract/text'
import { nameOfScriptStep } from '@pol/learning/lessons/course-shape'
import { useLearner } from '../../lib/learning/learner.ts'
import { scriptStepPath } from '../../lib/lesson-path.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Persian } from '../../ui/frame/persian.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { richText } from '../../ui/rich-text.ts'
import { ExerciseView } from './german/exercise-view.tsx'
import { GermanWriting } from './german/german-writing.tsx'
import { useExercise } from './german/use-exercise.ts'
import { inPersianLetters } from './visible-letters.ts'
import { titleOf } from './wording.ts'

/** The ten steps of reading and writing Persian: which are finished, and which comes next. No step is locked. */
export default function ScriptScreen() {
  const exercise = useExercise()
  const learned = useWhatIsShown('elsewhere').first
  const lessons = useLearner()?.lessons ?? []
  const done = new Set(lessons.filter((lesson) => lesson.done).map(({ lesson }) => lesson))
  const begun = new Set(lessons.filter(({ step }) => step > 0).map(({ lesson }) => lesson))
  const next = steps.find(({ step }) => !done.has(nameOfScriptStep(step)))?.step
  if (exercise) return <ExerciseView {...exercise} />
  return (
    <>
      <PageHeader
        title={t('Schrift')}
        subtitle={
          learned === 'fa'
            ? t('In zehn Schritten Persisch lesen und schreiben')
            : t('Deutsch schreiben, und die persische Schrift in zehn Schritten')
        }
      />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <GermanWriting />
        <p className="mb-6 max-w-prose">
          {t(
            'Jeder Schritt zeigt neue Buchstaben, allein und verbunden. Danach lesen und schreiben Sie Wörter, die nur aus bekannten Buchstaben bestehen. Alle Schritte sind offen, und Sie können jederzeit aufhören: Beim nächsten Mal geht es an derselben Stelle weiter.',
          )}
        </p>
        <ol aria-label={t('Schritte')} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map((step) => (
            <li
              key={step.step}
              className="relative card flex flex-col gap-2 p-5 transition-colors focus-within:border-brand hover:border-brand"
            >
              <h2 className="text-xl font-bold">
                <Link
                  href={scriptStepPath(step.step)}
                  className="text-brand after:absolute after:inset-0 after:rounded-card"
                >
                  <StepName step={step} />
                </Link>
              </h2>
              <p lang={interfaceLanguage}>{titleOf(step)}</p>
              {done.has(nameOfScriptStep(step.step)) ? (
                <p className="text-quiet">{t('fertig')}</p>
              ) : (
                begun.has(nameOfScriptStep(step.step)) && <p className="text-quiet">{t('begonnen')}</p>
              )}
              {step.step === next && (
                <p className="self-start rounded-full bg-accent-soft px-3 py-0.5 font-semibold text-accent">
                  {t('als Nächstes')}
                </p>
              )}
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="secondary" href={paths.alphabet}>
            {t('Das Alphabet')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.syllables}>
            {t('Silben & Wörter')}
          </ButtonLink>
        </div>
      </Main>
    </>
  )
}

/** "Schritt 1: ا آ ب"; of the step without letters or signs the number alone. */
function StepName({ step: { step, letters } }: { readonly step: ScriptStepOverview }) {
  const visible = inPersianLetters(letters)
  if (letters.length === 0) return <span>{t('Schritt {step}', { step })}</span>
  return richText('Schritt {step}: {letters}', {
    step: inDigits(step),
    letters: visible ? <Persian>{visible}</Persian> : t('Halbabstand'),
  })
}
