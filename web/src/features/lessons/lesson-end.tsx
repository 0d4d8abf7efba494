import type { Unit } from '@pol/content/course/unit'
import { interfaceLanguage, t } from '@pol/contract/text'
import { lessonsOfUnit, questionsOfCheck, rightToPass, unitCount } from '@pol/learning/lessons/course-shape'
import type { Lesson } from '@pol/learning/lessons/lesson'
import type { LessonRun } from '@pol/learning/lessons/run'
import { lessonPath } from '../../lib/lesson-path.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { CanDo } from '../../ui/lessons/can-do.tsx'
import { Finished, FirstTries } from '../../ui/lessons/finished.tsx'

interface Props {
  readonly unit: Unit
  /** From 1. */
  readonly number: number
  readonly lesson: Lesson
  readonly result: Pick<LessonRun, 'right' | 'of'>
  /** Whether no lesson or round of the day was finished before: then the learner may choose when to be reminded. */
  readonly isFirstOfDay: boolean
  readonly onReminder: () => void
  readonly onAgain: () => void
}

const isPersian = interfaceLanguage === 'fa'

/** The end of a lesson: its result, what one can do now, and what comes next. */
export function LessonEnd({ unit, number, lesson, result, isFirstOfDay, onReminder, onAgain }: Props) {
  const next = followingLesson(unit.unit, number)
  const isPassed = result.right >= rightToPass
  const isFailed = lesson.isCheck && !isPassed
  return (
    <Finished hasMedal={!isFailed}>
      {lesson.isCheck ? (
        <div className="text-lg">
          <p className="font-bold">
            {t('{right} von {questions}', { right: result.right, questions: questionsOfCheck })}
          </p>
          <p>{isPassed ? t('bestanden') : t('noch nicht bestanden')}</p>
        </div>
      ) : (
        result.right > 0 && <FirstTries result={result} />
      )}
      {isFailed && (
        <p className="text-quiet">
          {t('Ab {pass} Punkten ist die Einheit geschafft. Sie können die Prüfung jederzeit wiederholen.', {
            pass: rightToPass,
          })}
        </p>
      )}
      <CanDo outcomes={isPersian ? unit.outcomes_farsi : unit.outcomes_german} />
      <div className="flex flex-wrap justify-center gap-3">
        {isFailed && <Button onClick={onAgain}>{t('Noch einmal')}</Button>}
        {next && (
          <ButtonLink variant={isFailed ? 'secondary' : 'primary'} href={next}>
            {t('Nächste Lektion')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={paths.unit.replace(':unit', String(unit.unit))}>
          {t('Zur Einheit')}
        </ButtonLink>
        {isFirstOfDay && (
          <Button variant="secondary" onClick={onReminder}>
            {t('Wann morgen?')}
          </Button>
        )}
      </div>
    </Finished>
  )
}

/** The address of the lesson after this one; null after the last one of the course. */
function followingLesson(unit: number, lesson: number): string | null {
  const [nextUnit, nextLesson] = lesson < lessonsOfUnit ? [unit, lesson + 1] : [unit + 1, 1]
  if (nextUnit > unitCount) return null
  return lessonPath(nextUnit, nextLesson)
}
