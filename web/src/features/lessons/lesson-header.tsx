import type { UnitOverview } from '@pol/content/course/unit'
import { interfaceLanguage, t } from '@pol/contract/text'
import { questionsOfCheck } from '@pol/learning/lessons/course-shape'
import { Button } from '../../ui/frame/button.tsx'
import { MixedPersian, MixedText } from '../../ui/frame/persian.tsx'
import { X } from '../../ui/icons/drawn/x.tsx'
import { lessonTitles } from '../../ui/course/lesson-titles.ts'
import { unitTitle } from '../../ui/course/unit-title.ts'

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

/** Which lesson it is, how far it is, and the way out. */
export function LessonHeader({ unit, lesson, progress, isCheck, onLeave }: Props) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto grid max-w-2xl grid-cols-[auto_1fr] items-center gap-x-4 px-4 py-1 sm:py-2">
        <Button variant="quiet" className="row-span-2 shrink-0 max-sm:px-2" onClick={onLeave}>
          <X aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{t('Lektion verlassen')}</span>
        </Button>
        <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-sm font-bold sm:text-base">
            <Title>{unitTitle(unit)}</Title>
          </h1>
          <p className="text-sm text-quiet">
            {t('Lektion {lesson} von 7: {title}', { lesson, title: lessonTitles[lesson - 1] ?? '' })}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <progress
            aria-label={t('Fortschritt der Lektion')}
            value={progress.done}
            max={progress.planned}
            className="progress-bar h-2 min-w-0 flex-1"
          />
          {isCheck && (
            <p className="text-sm text-quiet">
              {t('Prüfung: Frage {number} von {count}', {
                number: progress.done - (progress.planned - questionsOfCheck) + 1,
                count: questionsOfCheck,
              })}
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
