import { useMemo, useState } from 'react'
import type { Unit } from '@pol/content/course/unit'
import type { UnitTexts } from '@pol/content/course/unit-texts'
import { interfaceLanguage } from '@pol/contract/text'
import { attemptAfter } from '@pol/learning/lessons/lesson-progress'
import { nameOfLesson } from '@pol/learning/lessons/course-shape'
import { lessonOf } from '@pol/learning/lessons/lessons'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { learner } from '../../lib/learning/learner.ts'
import { hasFinishedToday } from '../../lib/learning/finished-today.ts'
import type { Exercises } from '../../lib/learning/exercises.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { learnedLanguage } from '../../ui/learning/what-is-shown.ts'
import { attempt as trying } from '../../ui/tasks/attempt.ts'
import type { UnitGaps } from '../../ui/tasks/unit-gaps.ts'
import { LessonView } from './lesson-view.tsx'
import { catalogueOfLesson } from './catalogue-of-lesson.ts'
import { materialOf } from './material.ts'

interface Props {
  readonly unit: Unit
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  readonly exercises: Exercises
  readonly texts: UnitTexts
  readonly number: number
  readonly state: LearnerState
  readonly onLeave: () => void
}

/** A lesson, made of the material of its unit. */
export function PreparedLesson(props: Props) {
  const { number, state, unit, catalogue: whole, gaps, exercises, texts, onLeave } = props
  const name = nameOfLesson(unit.unit, number)
  const progress = state.lessons.find(({ lesson }) => lesson === name)
  // How often it was begun here, and which selection of questions the check asks.
  const [{ begun, attempt }, setAttempt] = useState({ begun: 0, attempt: attemptAfter(progress) })
  const [isFirstOfDay] = useState(() => !hasFinishedToday(state))
  const { settings, leaders } = state
  const language = learnedLanguage(settings, interfaceLanguage)
  const catalogue = useMemo(() => catalogueOfLesson(whole, language, unit.unit), [whole, language, unit])
  const lesson = useMemo(
    () =>
      lessonOf(
        materialOf({ unit, catalogue, gaps, exercises: [...exercises.values()], texts, leaders }, language),
        language,
        number,
        attempt,
      ),
    [unit, catalogue, gaps, exercises, texts, leaders, language, number, attempt],
  )
  return (
    <LessonView
      key={begun}
      unit={unit}
      number={number}
      lesson={lesson}
      language={language}
      settings={settings}
      catalogue={catalogue}
      gaps={gaps}
      exercises={exercises}
      texts={texts}
      learner={learner}
      progress={progress}
      isFirstOfDay={isFirstOfDay && begun === 0}
      onAgain={() => setAttempt({ begun: begun + 1, attempt: 1 })}
      onLeave={onLeave}
      onChange={(changes) => trying(learner.changeSettings(changes))}
    />
  )
}
