import { useEffect } from 'react'
import { Link, useParams } from 'wouter'
import type { Exam } from '@pol/content/exams/exam'
import { t } from '@pol/contract/text'
import { type Attempt, secondsLeft } from '@pol/learning/exams/attempt'
import { examParts, type ExamPart, nameOfExamPart } from '@pol/learning/exams/exam-names'
import { minutesOfPart } from '@pol/learning/exams/exam-shape'
import type { LessonProgress } from '@pol/learning/values'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { examPartPath } from './exam-paths.ts'
import { paths } from '../../lib/paths.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { useKeptClips } from '../../ui/speech/use-kept-clips.ts'
import { type Attempts, useAttempts } from './attempts.ts'
import { clipsOf } from './exam-texts.ts'
import { LoadedExam } from './loaded-exam.tsx'
import { NotOfficial } from './not-official.tsx'
import { isRatedByLearner } from './outcomes.ts'
import { settle } from './report-part.ts'
import { Result } from './result.tsx'
import { partTitles } from './wording.ts'

/** The four parts of a test and their states, and the result. */
export default function ExamScreen() {
  const { test } = useParams<{ test: string }>()
  return (
    <LoadedExam key={test} test={test}>
      {(exam, state) => <ShownExam exam={exam} test={Number(test)} state={state} />}
    </LoadedExam>
  )
}

interface Props {
  readonly exam: Exam
  /** From 1. */
  readonly test: number
  readonly state: LearnerState
}

function ShownExam({ exam, test, state }: Props) {
  const attempts = useAttempts(state.restartedAt)
  const nameOf = (part: ExamPart) => nameOfExamPart(exam.language, test, part)
  useKeptClips(clipsOf(exam))
  useSettled(exam, attempts, nameOf)
  return (
    <>
      <PageHeader
        title={t('Modelltest {test}', { test })}
        back={{ href: paths.exams, label: t('Zurück zum Prüfungstraining') }}
        width="max-w-3xl"
      />
      <Main className="mx-auto max-w-3xl px-4 py-8">
        <p className="mb-6 max-w-prose">
          {t(
            'Die Teile können Sie einzeln machen, in jeder Reihenfolge. Die Zeit eines Teils läuft weiter, auch wenn Sie die Seite verlassen; Ihre Antworten bleiben auf diesem Gerät.',
          )}
        </p>
        <ul aria-label={t('Teile')} className="grid gap-4 sm:grid-cols-2">
          {examParts.map((part) => (
            <li
              key={part}
              className="relative card flex flex-col gap-2 p-5 transition-colors focus-within:border-brand hover:border-brand"
            >
              <h2 className="text-xl font-bold">
                <Link
                  href={examPartPath(test, part)}
                  className="text-brand after:absolute after:inset-0 after:rounded-card"
                >
                  {partTitles[part]}
                </Link>
              </h2>
              <p className="text-quiet">{t('{count} Minuten', { count: minutesOfPart[part] })}</p>
              <State
                part={part}
                attempt={attempts[nameOf(part)]}
                progress={state.lessons.find(({ lesson }) => lesson === nameOf(part))}
              />
            </li>
          ))}
        </ul>
        <Result exam={exam} attempts={attempts} lessons={state.lessons} nameOf={nameOf} />
        <div className="mt-8">
          <NotOfficial />
        </div>
      </Main>
    </>
  )
}

/** Parts whose time is over are handed in when the test is opened. */
function useSettled(exam: Exam, attempts: Attempts, nameOf: (part: ExamPart) => string): void {
  useEffect(() => {
    for (const part of examParts) {
      const attempt = attempts[nameOf(part)]
      if (attempt) settle(nameOf(part), exam, part, attempt, serverClock.now())
    }
  })
}

interface StateProps {
  readonly part: ExamPart
  readonly attempt: Attempt | undefined
  readonly progress: LessonProgress | undefined
}

/** What is known of a part in this browser, else what the account knows. */
function State({ part, attempt, progress }: StateProps) {
  const text = stateText(part, attempt, progress)
  return text && <p className="font-semibold text-accent">{text}</p>
}

function stateText(part: ExamPart, attempt: Attempt | undefined, progress: LessonProgress | undefined) {
  if (attempt && attempt.handedInAt === null) {
    const left = secondsLeft(attempt, serverClock.now())
    return left === null
      ? t('begonnen, ohne Zeit')
      : t('läuft, noch {count} Minuten', { count: Math.ceil(left / 60) })
  }
  if (attempt && isRatedByLearner(part) && !attempt.isRated) return t('abgegeben, bitte noch bewerten')
  if (attempt || progress?.done) return t('abgegeben')
  return progress ? t('auf einem anderen Gerät begonnen') : null
}
