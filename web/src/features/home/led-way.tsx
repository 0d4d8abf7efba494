import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { lessonsOfUnit } from '@pol/learning/lessons/course-shape'
import { type LessonOfCourse, usualMinutes, usualMinutesOfScript } from '@pol/learning/lessons/next-lesson'
import type { Settings } from '@pol/learning/values'
import { learner } from '../../lib/learning/learner.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import type { NextLesson, OwnFigures } from '../../lib/learning/own-figures.ts'
import { lessonPath, scriptStepPath } from '../../lib/lesson-path.ts'
import { paths } from '../../lib/paths.ts'
import { unitTitle } from '../../ui/course/unit-title.ts'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'

interface Props {
  readonly state: LearnerState
  /** Null until they are calculated. */
  readonly own: OwnFigures | null
}

/** What comes next: two questions at the first visit, afterwards the next lesson. */
export function LedWay({ state, own }: Props) {
  if (state.settings.learns === null) return state.isFromServer && <Beginning />
  if (!own) return null
  return (
    <section aria-labelledby="next" className="card p-5">
      <h2 id="next" className="text-2xl font-bold">
        {t('Weiter')}
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {own.next ? <Next next={own.next} /> : <Finished />}
      </div>
    </section>
  )
}

/** The address of the next lesson; that of practice after the last one, and of the first lesson as long as nothing is known. */
export function nextAddress(own: OwnFigures | null): string {
  if (!own) return lessonPath(1, 1)
  return own.next ? addressOf(own.next) : paths.practice
}

function addressOf(next: LessonOfCourse): string {
  return 'scriptStep' in next ? scriptStepPath(next.scriptStep) : lessonPath(next.unit, next.lesson)
}

function Next({ next }: { readonly next: NextLesson }) {
  const isOfScript = 'scriptStep' in next
  return (
    <>
      <div>
        <p className="text-lg font-semibold">
          {isOfScript ? t('Schrift, Schritt {step}', { step: next.scriptStep }) : unitTitle(next)}
        </p>
        <p className="flex flex-wrap gap-x-4 text-quiet">
          {!isOfScript && (
            <span>{t('Lektion {lesson} von {count}', { lesson: next.lesson, count: lessonsOfUnit })}</span>
          )}
          <span>
            {t('{count} Minuten', { count: isOfScript ? usualMinutesOfScript : usualMinutes(next.lesson) })}
          </span>
        </p>
      </div>
      <ButtonLink href={addressOf(next)} className="max-sm:w-full">
        {t('Weiterlernen')}
      </ButtonLink>
    </>
  )
}

function Finished() {
  return (
    <>
      <p>{t('Sie haben alle Lektionen des Kurses beendet.')}</p>
      <ButtonLink href={paths.practice} className="max-sm:w-full">
        {t('Üben')}
      </ButtonLink>
    </>
  )
}

type Start = NonNullable<Settings['start']>

/** What the learner can do already. Both answers about German begin with the units. */
const questions = {
  fa: {
    label: t('Können Sie die persische Schrift lesen?'),
    choices: [
      { value: 'no', label: t('Noch nicht'), start: 'script' },
      { value: 'yes', label: t('Ja'), start: 'units' },
    ],
  },
  de: {
    label: t('Wie viel Deutsch können Sie schon?'),
    choices: [
      { value: 'no', label: t('Noch nichts'), start: 'units' },
      { value: 'yes', label: t('Ein wenig'), start: 'units' },
    ],
  },
} as const satisfies Record<
  Language,
  { label: string; choices: readonly { value: string; label: string; start: Start }[] }
>

const languageChoices = [
  { value: 'fa', label: t('Persisch') },
  { value: 'de', label: t('Deutsch') },
] as const

/** The questions of the first visit. They are stored when the first lesson begins. */
function Beginning() {
  const [, navigate] = useLocation()
  const [learns, setLearns] = useState<Language | null>(null)
  const [level, setLevel] = useState<'no' | 'yes' | null>(null)
  const question = learns && questions[learns]
  const chosen = question?.choices.find(({ value }) => value === level)
  const begin = async () => {
    if (!learns || !chosen) return
    await learner.changeSettings({ learns, start: chosen.start })
    navigate(chosen.start === 'script' ? scriptStepPath(1) : lessonPath(1, 1))
  }
  return (
    <section aria-labelledby="beginning" className="card p-5">
      <h2 id="beginning" className="text-2xl font-bold">
        {t('Los geht’s')}
      </h2>
      <div className="mt-2 flex flex-wrap items-end gap-x-8 gap-y-4">
        <RadioGroup
          label={t('Was möchten Sie lernen?')}
          choices={languageChoices}
          selected={learns}
          onSelect={(language) => {
            setLearns(language)
            setLevel(null)
          }}
        />
        {question && (
          <RadioGroup
            label={question.label}
            choices={question.choices}
            selected={level}
            onSelect={setLevel}
          />
        )}
        {learns === 'de' && level === 'yes' && (
          <p className="flex flex-wrap gap-x-2">
            <span>{t('Sie können auch mit einer späteren Einheit beginnen:')}</span>
            <Link href={paths.course} className="text-brand underline">
              {t('alle Einheiten des Kurses')}
            </Link>
          </p>
        )}
        <Button className="max-sm:w-full" disabled={!chosen} onClick={begin}>
          {t('Erste Lektion beginnen')}
        </Button>
      </div>
    </section>
  )
}
