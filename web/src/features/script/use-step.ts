import type { LessonRun } from '@pol/learning/lessons/run'
import type { AskedStep, ScriptLessonStep } from '@pol/learning/script/script-lesson'
import type { Grade, LessonProgress } from '@pol/learning/values'
import type { Learner } from '../../lib/learning/learner.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { attempt } from '../../ui/tasks/attempt.ts'
import { isAsked, useRun } from './use-run.ts'

interface Options {
  /** Its name on the wire, such as `script-1`. */
  readonly name: LessonProgress['lesson']
  readonly steps: readonly ScriptLessonStep[]
  readonly progress: LessonProgress | undefined
  readonly learner: Learner
  /** Called with the first thing that is done. */
  readonly onBegin: () => void
}

/** State and actions of a running step of the script. The progress is stored after each of its parts. */
export function useStep({ name, steps, progress, learner, onBegin }: Options) {
  return useRun({
    steps,
    from: startOf(steps, progress),
    onAnswer(step, { grade }, ms) {
      onBegin()
      if (step.kind === 'find-letter') storeLetter(step, grade, ms)
    },
    onProgress({ done, right, of, ahead }: LessonRun<ScriptLessonStep>) {
      onBegin()
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
    },
  })

  /** A letter is an item of practice: its answer counts there, too. */
  function storeLetter({ card }: Pick<AskedStep, 'card'>, grade: Grade, ms: number) {
    attempt(
      learner.answer({
        ...card,
        id: crypto.randomUUID(),
        grade,
        task: 'listen',
        at: new Date(serverClock.now()).toISOString(),
        ms,
        zone: timeZone(),
      }),
    )
  }
}

/** Continues at the part after the last finished one. A result of an earlier attempt does not count for a new one. */
function startOf(steps: readonly ScriptLessonStep[], progress: LessonProgress | undefined) {
  const done = Math.min(progress?.step ?? 0, steps.length - 1)
  const asked = steps.slice(0, done).filter(isAsked).length
  return progress?.of === asked ? { done, right: progress.right, of: progress.of } : { done, right: 0, of: 0 }
}
