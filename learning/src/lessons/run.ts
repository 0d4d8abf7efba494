import { keyOf } from '../card.ts'
import type { Grade } from '../values.ts'
import type { AskStep, Lesson, LessonStep } from './lesson.ts'

/** A step of a running lesson: a planned one, or one that comes on top because an answer was wrong. */
export interface RunStep {
  readonly step: LessonStep | LookAgainStep
  /** Whether it repeats a planned step. Repeats do not count for the progress. */
  readonly isRepeat: boolean
}

/** What was wrong twice is shown again before it is asked again. */
export interface LookAgainStep {
  readonly kind: 'look-again'
  readonly card: AskStep['card']
}

/** A lesson that is being worked on. */
export interface LessonRun {
  /** Remaining steps; the first is the current one. */
  readonly ahead: readonly RunStep[]
  /** Number of finished planned steps. */
  readonly done: number
  /** Answers to planned questions: all, and the right ones. */
  readonly of: number
  readonly right: number
  /** Number of wrong answers to each card. */
  readonly misses: ReadonlyMap<string, number>
  readonly isCheck: boolean
}

/** Number of steps between a wrong answer and its repeat, as in a round. */
const stepsBetween = 2
/** After this many wrong answers an item is shown before it is asked again; after the next one it leaves the lesson. */
const missesUntilShown = 2

/** Begins a lesson, or continues it at a planned step with the result so far. */
export function startLesson(
  { steps, isCheck }: Lesson,
  from: Pick<LessonRun, 'done' | 'right' | 'of'>,
): LessonRun {
  const ahead = steps.slice(from.done).map((step) => ({ step, isRepeat: false }))
  return { ahead, ...from, misses: new Map(), isCheck }
}

/** Continues after a step that asks nothing. */
export function afterShown(run: LessonRun): LessonRun {
  return advanced(run, run.ahead.slice(1))
}

/**
 * Continues after an answer. A wrong one is repeated after two other steps; in the check nothing is repeated.
 *
 * @param grades the grade of each asked item, of one or of several in pairs; empty for a question about the dialogue.
 */
export function afterAnswer(run: LessonRun, isRight: boolean, grades: readonly Graded[] = []): LessonRun {
  const [current, ...rest] = run.ahead
  if (!current) return run
  const counted = current.isRepeat ? run : { ...run, of: run.of + 1, right: run.right + (isRight ? 1 : 0) }
  if (run.isCheck) return advanced(counted, rest)
  const misses = new Map(run.misses)
  let ahead: readonly RunStep[] = rest
  for (const { ask, grade } of grades) {
    if (grade > 1) continue
    const key = keyOf(ask.card)
    const count = (misses.get(key) ?? 0) + 1
    misses.set(key, count)
    if (count > missesUntilShown) continue
    const again: RunStep[] = [
      ...(count === missesUntilShown
        ? [{ step: { kind: 'look-again', card: ask.card } as const, isRepeat: true }]
        : []),
      { step: ask, isRepeat: true },
    ]
    ahead = ahead.toSpliced(Math.min(stepsBetween, ahead.length), 0, ...again)
  }
  return advanced({ ...counted, misses }, ahead)
}

/** An asked item with the question that repeats it, and the grade of its answer. */
export interface Graded {
  readonly ask: AskStep
  readonly grade: Grade
}

/** Counts the last answer as right ('War richtig'): it is not repeated. */
export function afterOverruling(before: LessonRun): LessonRun {
  return afterAnswer(before, true)
}

function advanced(run: LessonRun, ahead: readonly RunStep[]): LessonRun {
  return { ...run, ahead, done: run.done + (run.ahead[0]?.isRepeat === false ? 1 : 0) }
}
