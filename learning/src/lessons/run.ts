import { keyOf } from '../card.ts'
import type { CardId, Grade } from '../values.ts'
import type { AskStep, LessonStep } from './lesson.ts'

/** A step of a running lesson: a planned one, or one that comes on top because an answer was wrong. */
export interface RunStep<Step = LessonStep> {
  readonly step: Step | LookAgainStep
  /** Whether it repeats a planned step. Repeats do not count for the progress. */
  readonly isRepeat: boolean
}

/** What was wrong twice is shown again before it is asked again. */
export interface LookAgainStep {
  readonly kind: 'look-again'
  readonly card: AskStep['card']
}

/** A lesson that is being worked on: of a unit, or of the script. */
export interface LessonRun<Step = LessonStep> {
  /** Remaining steps; the first is the current one. */
  readonly ahead: readonly RunStep<Step>[]
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
export function startLesson<Step>(
  { steps, isCheck }: { readonly steps: readonly Step[]; readonly isCheck: boolean },
  from: Pick<LessonRun, 'done' | 'right' | 'of'>,
): LessonRun<Step> {
  const ahead = steps.slice(from.done).map((step) => ({ step, isRepeat: false }))
  return { ahead, ...from, misses: new Map(), isCheck }
}

/** Continues after a step that asks nothing. */
export function afterShown<Step>(run: LessonRun<Step>): LessonRun<Step> {
  return advanced(run, run.ahead.slice(1))
}

/**
 * Continues after an answer. A wrong one is repeated after two other steps; in the check nothing is repeated.
 *
 * @param grades the grade of each asked item, of one or of several in pairs; empty for a question about the dialogue.
 */
export function afterAnswer<Step>(
  run: LessonRun<Step>,
  isRight: boolean,
  grades: readonly Graded<Step & Asked>[] = [],
): LessonRun<Step> {
  const [current, ...rest] = run.ahead
  if (!current) return run
  const counted = current.isRepeat ? run : { ...run, of: run.of + 1, right: run.right + (isRight ? 1 : 0) }
  if (run.isCheck) return advanced(counted, rest)
  const misses = new Map(run.misses)
  let ahead: readonly RunStep<Step>[] = rest
  for (const { ask, grade } of grades) {
    if (grade > 1) continue
    const key = keyOf(ask.card)
    const count = (misses.get(key) ?? 0) + 1
    misses.set(key, count)
    if (count > missesUntilShown) continue
    const again: RunStep<Step>[] = [
      ...(count === missesUntilShown
        ? [{ step: { kind: 'look-again', card: ask.card } as const, isRepeat: true }]
        : []),
      { step: ask, isRepeat: true },
    ]
    ahead = ahead.toSpliced(Math.min(stepsBetween, ahead.length), 0, ...again)
  }
  return advanced({ ...counted, misses }, ahead)
}

/** A step that asks something, which is repeated when its answer is wrong. */
interface Asked {
  readonly card: CardId
}

/** What was asked with the question that repeats it, and the grade of its answer. */
export interface Graded<Step extends Asked = AskStep> {
  readonly ask: Step
  readonly grade: Grade
}

/** Counts the last answer as right ('War richtig'): it is not repeated. */
export function afterOverruling<Step>(before: LessonRun<Step>): LessonRun<Step> {
  return afterAnswer(before, true)
}

function advanced<Step>(run: LessonRun<Step>, ahead: readonly RunStep<Step>[]): LessonRun<Step> {
  return { ...run, ahead, done: run.done + (run.ahead[0]?.isRepeat === false ? 1 : 0) }
}
