import { useState } from 'react'
import { afterAnswer, afterShown, type LessonRun, startLesson } from '@pol/learning/lessons/run'
import type { AskedStep, ScriptLessonStep } from '@pol/learning/script/script-lesson'
import type { Grade, LessonProgress } from '@pol/learning/values'
import type { Learner } from '../../lib/learning/learner.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { attempt } from '../../ui/tasks/attempt.ts'
import type { Reply } from '../../ui/tasks/reply.ts'

interface Options {
  /** Its name on the wire, such as `script-1`. */
  readonly name: LessonProgress['lesson']
  readonly steps: readonly ScriptLessonStep[]
  readonly progress: LessonProgress | undefined
  readonly learner: Learner
}

type Run = LessonRun<ScriptLessonStep>

interface State {
  readonly run: Run
  /** The run after the answer; null until the current step is answered. */
  readonly next: Run | null
  readonly reply: Reply | null
  /** Increases with each step; used as its key. */
  readonly number: number
  /** In milliseconds of `performance.now()`. */
  readonly shownAt: number
}

/** State and actions of a running step of the script. The progress is stored after each of its parts. */
export function useStep({ name, steps, progress, learner }: Options) {
  const [state, setState] = useState<State>(() => ({
    run: startLesson({ steps, isCheck: false }, startOf(steps, progress)),
    next: null,
    reply: null,
    number: 0,
    shownAt: performance.now(),
  }))
  const { run, next, number } = state
  const goTo = (after: Run) => {
    const { done, right, of, ahead } = after
    const isOver = ahead.length === 0
    const saving = learner.saveLesson({
      lesson: name,
      at: new Date(serverClock.now()).toISOString(),
      step: isOver ? 0 : done,
      right,
      of,
      done: isOver,
    })
    attempt(isOver ? saving.then(() => learner.send()) : saving)
    setState({ run: after, next: null, reply: null, number: number + 1, shownAt: performance.now() })
  }
  return {
    ...state,
    /** The current part; null at the end. */
    step: run.ahead[0]?.step ?? null,
    /** After a part that asks nothing. */
    see: () => goTo(afterShown(run)),
    answer(reply: Omit<Reply, 'isOverruled'>) {
      const step = run.ahead[0]?.step
      if (!step || !isAsked(step)) return
      if (step.kind === 'find-letter') storeLetter(step, reply.grade)
      setState({
        ...state,
        next: afterAnswer(run, reply.grade > 1, [{ ask: step, grade: reply.grade }]),
        reply: { ...reply, isOverruled: false },
      })
    },
    goOn: () => next && goTo(next),
  }

  /** A letter is an item of practice: its answer counts there, too. */
  function storeLetter({ card }: AskedStep, grade: Grade) {
    attempt(
      learner.answer({
        ...card,
        id: crypto.randomUUID(),
        grade,
        task: 'listen',
        at: new Date(serverClock.now()).toISOString(),
        ms: Math.round(performance.now() - state.shownAt),
        zone: timeZone(),
      }),
    )
  }
}

type Shown = NonNullable<Run['ahead'][number]>['step']

function isAsked(step: Shown): step is AskedStep {
  return 'card' in step && step.kind !== 'look-again'
}

/** Continues at the part after the last finished one. A result of an earlier attempt does not count for a new one. */
function startOf(steps: readonly ScriptLessonStep[], progress: LessonProgress | undefined) {
  const done = Math.min(progress?.step ?? 0, steps.length - 1)
  const asked = steps.slice(0, done).filter(isAsked).length
  return progress?.of === asked ? { done, right: progress.right, of: progress.of } : { done, right: 0, of: 0 }
}
