import type { Unit } from '@pol/content/course/unit'
import { interfaceLanguage, t } from '@pol/contract/text'
import { Main } from '../../ui/frame/main-element.tsx'
import { LessonHeader } from './lesson-header.tsx'

interface Props {
  readonly unit: Unit
  /** From 1. */
  readonly number: number
  readonly onLeave: () => void
}

/** The scene of the unit, until the words of a lesson are loaded. */
export function LoadingLesson({ unit, number, onLeave }: Props) {
  return (
    <>
      <LessonHeader
        unit={unit}
        lesson={number}
        progress={{ done: 0, planned: 1 }}
        isCheck={false}
        onLeave={onLeave}
      />
      <Main data-round className="mx-auto grid max-w-2xl gap-4 px-4 py-3 text-center sm:py-6">
        <p className="text-2xl/relaxed" lang={interfaceLanguage}>
          {interfaceLanguage === 'fa' ? unit.scene_farsi : unit.scene_german}
        </p>
        <p role="status" className="text-quiet">
          {t('Lädt...')}
        </p>
      </Main>
    </>
  )
}
