import { useParams } from 'wouter'
import type { Exam } from '@pol/content/exams/exam'
import { begun } from '@pol/learning/exams/attempt'
import { type ExamPart, nameOfExamPart } from '@pol/learning/exams/exam-names'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { NotFound } from '../../ui/not-found.tsx'
import { useKeptClips } from '../../ui/speech/use-kept-clips.ts'
import { storeAttempt, useAttempts } from './attempts.ts'
import { clipsOf } from './exam-texts.ts'
import { LoadedExam } from './loaded-exam.tsx'
import { partNamed } from './outcomes.ts'
import { PartStart } from './part-start.tsx'
import { PartView } from './part-view.tsx'
import { reportBegun } from './report-part.ts'

/** A part of a test: before it, while it runs, and after it was handed in. */
export default function ExamPartScreen() {
  const { test, part: name } = useParams<{ test: string; part: string }>()
  const part = partNamed(name)
  if (!part) return <NotFound />
  return (
    <LoadedExam key={`${test} ${part}`} test={test}>
      {(exam, state) => <ShownPart exam={exam} test={Number(test)} part={part} state={state} />}
    </LoadedExam>
  )
}

interface Props {
  readonly exam: Exam
  /** From 1. */
  readonly test: number
  readonly part: ExamPart
  readonly state: LearnerState
}

function ShownPart({ exam, test, part, state }: Props) {
  const name = nameOfExamPart(exam.language, test, part)
  const attempt = useAttempts(state.restartedAt)[name]
  useKeptClips(clipsOf(exam))
  if (!attempt)
    return (
      <PartStart
        exam={exam}
        test={test}
        part={part}
        onBegin={(minutes) => {
          const first = begun(serverClock.now(), minutes)
          storeAttempt(name, first)
          reportBegun(name, first)
        }}
      />
    )
  return (
    <PartView
      key={attempt.startedAt}
      exam={exam}
      test={test}
      part={part}
      name={name}
      attempt={attempt}
      settings={state.settings}
    />
  )
}
