import { useState } from 'react'
import {
  afterAnswer,
  afterShown,
  type LessonRun,
  type LookAgainStep,
  startLesson,
} from '@pol/learning/lessons/run'
import type { CardId } from '@pol/learning/values'
import type { Reply } from '../../ui/tasks/reply.ts'

/** A step with a card asks something; it comes again when its answer is wrong. */
interface AnyStep {
  readonly kind: string
}
interface Asked {
  readonly card: CardId
}

interface Options<Step extends AnyStep> {
  readonly steps: readonly Step[]
  /** Where it begins, with the result so far. */
  readonly from: Pick<LessonRun, 'done' | 'right' | 'of'>
  /** @param ms how long the step was shown, in milliseconds. */
  readonly onAnswer?: (step: Step & Asked, reply: GivenReply, ms: number) => void
  /** Called after each step, when the learner goes on. */
  readonly onProgress?: (run: LessonRun<Step>) => void
}

type GivenReply = Omit<Reply, 'isOverruled'>

interface State<Step> {
  readonly run: LessonRun<Step>
  /** The run after the answer; null until the current step is answered. */
  readonly next: LessonRun<Step> | null
  readonly reply: Reply | null
  /** Increases with each step; used as its key. */
  readonly number: number
  /** In milliseconds of `performance.now()`. */
  readonly shownAt: number
}

/** State and actions of steps that are gone through one after the other. */
export function useRun<Step extends AnyStep>({ steps, from, onAnswer, onProgress }: Options<Step>) {
  const [state, setState] = useState<State<Step>>(() => ({
    run: startLesson({ steps, isCheck: false }, from),
    next: null,
    reply: null,
    number: 0,
    shownAt: performance.now(),
  }))
  const { run, next, number, shownAt } = state
  const goTo = (after: LessonRun<Step>) => {
    onProgress?.(after)
    setState({ run: after, next: null, reply: null, number: number + 1, shownAt: performance.now() })
  }
  return {
    ...state,
    /** The current step; null at the end. */
    step: run.ahead[0]?.step ?? null,
    /** After a step that asks nothing. */
    see: () => goTo(afterShown(run)),
    answer(reply: GivenReply) {
      const step = run.ahead[0]?.step
      if (!step || !isAsked(step)) return
      onAnswer?.(step, reply, Math.round(performance.now() - shownAt))
      setState({
        ...state,
        next: afterAnswer(run, reply.grade > 1, [{ ask: step, grade: reply.grade }]),
        reply: { ...reply, isOverruled: false },
      })
    },
    goOn: () => next && goTo(next),
  }
}

export function isAsked<Step extends AnyStep>(step: Step | LookAgainStep): step is Step & Asked {
  return 'card' in step && step.kind !== 'look-again'
}
