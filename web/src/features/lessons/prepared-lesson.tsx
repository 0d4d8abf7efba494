import { useMemo, useState } from 'react'
import type { Unit } from '@pol/content/course/unit'
import type { UnitTexts } from '@pol/content/course/unit-texts'
import { interfaceLanguage } from '@pol/contract/text'
import { nameOfLesson } from '@pol/learning/lessons/course-shape'
import { lessonOf } from '@pol/learning/lessons/lessons'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { learner } from '../../lib/learning/learner.ts'
import { hasFinishedToday } from '../../lib/learning/finished-today.ts'
import type { Exercises } from '../../lib/learning/exercises.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { learnedLanguage } from '../../ui/learning/what-is-shown.ts'
import { attempt } from '../../ui/tasks/attempt.ts'
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
  const [attempts, setAttempts] = useState(0)
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
      ),
    [unit, catalogue, gaps, exercises, texts, leaders, language, number],
  )
  return (
    <LessonView
      key={attempts}
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
      progress={state.lessons.find((progress) => progress.lesson === nameOfLesson(unit.unit, number))}
      isFirstOfDay={isFirstOfDay && attempts === 0}
      onAgain={() => setAttempts(attempts + 1)}
      onLeave={onLeave}
      onChange={(changes) => attempt(learner.changeSettings(changes))}
    />
  )
}
