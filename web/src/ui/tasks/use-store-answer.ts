import { useRef } from 'react'
import { t } from '@pol/contract/text'
import { type ExerciseTask, kindOfAnswer, type Task } from '@pol/learning/tasks/task'
import type { Answer, CardId, Grade } from '@pol/learning/values'
import type { Learner } from '../../lib/learning/learner.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { toast } from '../frame/toast.ts'

interface Given {
  readonly card: CardId
  readonly task: Task | ExerciseTask
  readonly grade: Grade
  /** Time taken, in milliseconds. */
  readonly ms: number
  /** Whether it replaces the verdict on the answer before. */
  readonly isOverruling: boolean
}

/** Returns the function that stores an answer at once. A failure is shown, and does not hold up the learner. */
export function useStoreAnswer(learner: Learner): (given: Given) => Answer {
  const lastAnswerAt = useRef(0)
  return ({ card, task, grade, ms, isOverruling }) => {
    // Timestamps of answers must increase, even if the clock of the device is set back.
    const at = Math.max(serverClock.now(), lastAnswerAt.current + 1)
    lastAnswerAt.current = at
    const answer: Answer = {
      ...card,
      id: crypto.randomUUID(),
      grade,
      task: kindOfAnswer(task),
      at: new Date(at).toISOString(),
      ms: isOverruling ? 0 : Math.min(dayMs, Math.round(ms)),
      ...(isOverruling && { overruled: true }),
      zone: timeZone(),
    }
    learner.answer(answer).catch(reportFailure)
    return answer
  }
}

const dayMs = 86_400_000

function reportFailure(error: unknown): void {
  console.warn('The answer could not be stored', error)
  toast({
    title: t('Fehler'),
    description: t('Die Antwort konnte in diesem Browser nicht gespeichert werden.'),
    destructive: true,
  })
}
