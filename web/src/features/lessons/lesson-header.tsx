import type { UnitOverview } from '@pol/content/course/unit'
import { interfaceLanguage, t } from '@pol/contract/text'
import { questionsOfCheck } from '@pol/learning/lessons/course-shape'
import { MixedPersian, MixedText } from '../../ui/frame/persian.tsx'
import { lessonTitles } from '../../ui/course/lesson-titles.ts'
import { unitTitle } from '../../ui/course/unit-title.ts'
import { LessonFrameHeader } from '../../ui/lessons/lesson-frame-header.tsx'

interface Props {
  readonly unit: Pick<UnitOverview, 'unit' | 'title_german' | 'title_farsi'>
  /** From 1. */
  readonly lesson: number
  /** Numbers of steps. */
  readonly progress: { readonly done: number; readonly planned: number }
  /** Whether the questions of the unit's check are asked. */
  readonly isCheck: boolean
  readonly onLeave: () => void
}

const Title = interfaceLanguage === 'fa' ? MixedPersian : MixedText

/** Which lesson of which unit it is. */
export function LessonHeader({ unit, lesson, progress, isCheck, onLeave }: Props) {
  const { done, planned } = progress
  return (
    <LessonFrameHeader
      title={<Title>{unitTitle(unit)}</Title>}
      subtitle={t('Lektion {lesson} von 7: {title}', { lesson, title: lessonTitles[lesson - 1] ?? '' })}
      progress={progress}
      note={
        isCheck
          ? t('Prüfung: Frage {number} von {count}', {
              number: done - (planned - questionsOfCheck) + 1,
              count: questionsOfCheck,
            })
          : null
      }
      leave={t('Lektion verlassen')}
      onLeave={onLeave}
    />
  )
}
