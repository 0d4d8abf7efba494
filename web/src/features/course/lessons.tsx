import { useId } from 'react'
import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { finishedLessons } from '@pol/learning/lessons/lesson-progress'
import { useLearner } from '../../lib/learning/learner.ts'
import { lessonPath } from '../../lib/lesson-path.ts'
import { lessonTitle, lessonTitles } from '../../ui/course/lesson-titles.ts'
import { useNextLesson } from './use-next-lesson.ts'

/** The lessons of a unit: which are finished, and which comes next. None is locked. */
export function Lessons({ unit }: { readonly unit: number }) {
  const finished = finishedLessons(unit, useLearner()?.lessons ?? [])
  const next = useNextLesson()
  const nextHere = next && 'unit' in next && next.unit === unit ? next.lesson : null
  return (
    <ol aria-label={t('Lektionen')} className="mb-10 card divide-y divide-line overflow-hidden print:hidden">
      {lessonTitles.map((_, at) => (
        <Lesson
          key={at}
          unit={unit}
          lesson={at + 1}
          isFinished={finished.includes(at + 1)}
          isNext={at + 1 === nextHere}
        />
      ))}
    </ol>
  )
}

interface LessonProps {
  readonly unit: number
  readonly lesson: number
  readonly isFinished: boolean
  readonly isNext: boolean
}

function Lesson({ unit, lesson, isFinished, isNext }: LessonProps) {
  const state = useId()
  return (
    <li className="relative flex min-h-12 items-center gap-3 px-5 py-2 hover:bg-brand-soft">
      <Link
        href={lessonPath(unit, lesson)}
        aria-describedby={state}
        className="flex-1 font-semibold text-brand after:absolute after:inset-0"
      >
        {lessonTitle(lesson)}
      </Link>
      <span id={state} className={isNext ? 'font-semibold text-accent' : 'text-quiet'}>
        {isNext ? t('als Nächstes') : isFinished && t('fertig')}
      </span>
    </li>
  )
}
