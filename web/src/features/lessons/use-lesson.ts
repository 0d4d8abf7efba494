import { useEffect, useMemo, useState } from 'react'
import type { Item } from '@pol/learning/item'
import { rightToPass } from '@pol/learning/lessons/course-shape'
import type { AskStep, Lesson } from '@pol/learning/lessons/lesson'
import {
  afterAnswer,
  afterOverruling,
  afterShown,
  type Graded,
  type LessonRun,
  type RunStep,
  startLesson,
} from '@pol/learning/lessons/run'
import { gradesOfPairs, type PairsAnswer } from '@pol/learning/tasks/pairs'
import type { Grade, LessonProgress } from '@pol/learning/values'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { Exercises } from '../../lib/learning/exercises.ts'
import type { Learner } from '../../lib/learning/learner.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { attempt } from '../../ui/tasks/attempt.ts'
import { type PlannedStep, questionMaker, type Shown } from '../../ui/tasks/question-maker.ts'
import type { Reply } from '../../ui/tasks/reply.ts'
import type { UnitGaps } from '../../ui/tasks/unit-gaps.ts'
import { useStoreAnswer } from '../../ui/tasks/use-store-answer.ts'

interface Options {
  /** Its name on the wire, such as `unit-1-1`. */
  readonly name: LessonProgress['lesson']
  readonly lesson: Lesson
  readonly from: Pick<LessonRun, 'done' | 'right' | 'of'>
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  readonly exercises: Exercises
  readonly learner: Learner
  readonly canHear: (item: Item) => boolean
  /** Called with the first thing that is done. */
  readonly onBegin: () => void
}

interface State {
  readonly run: LessonRun
  /** The run after the answer; null until the current step is answered. */
  readonly next: LessonRun | null
  /** The current step as a task or a presentation; null for the other steps. */
  readonly shown: Shown | null
  readonly reply: Reply | null
  readonly isHelped: boolean
  /** Increases with each step; used as its key. */
  readonly number: number
  /** In milliseconds of `performance.now()`. */
  readonly shownAt: number
}

/** State and actions of a running lesson. Answers are stored at once, the progress after each step. */
export function useLesson(options: Options) {
  const { name, lesson, from, catalogue, gaps, exercises, learner, canHear, onBegin } = options
  const maker = useMemo(
    () =>
      questionMaker({
        catalogue,
        gaps,
        exercises,
        isForChildren: false,
        among: undefined,
        ofRound: lesson.steps.flatMap((step) => ('card' in step ? step.card : [])),
        cards: () => learner.current()?.cards ?? new Map(),
        parameters: () => learner.current()?.parameters ?? [],
        canHear,
      }),
    [catalogue, gaps, exercises, lesson, learner, canHear],
  )
  const storeAnswer = useStoreAnswer(learner)

  const shownOf = (run: LessonRun, mayHear = true): Shown | null => {
    const [step, ...later] = plannedSteps(run.ahead)
    if (!step || !isPlanned(run.ahead[0])) return null
    return mayHear ? maker.show([step, ...later]) : maker.showUnheard([step, ...later])
  }
  const stateOf = (run: LessonRun, number: number): State => ({
    run,
    next: null,
    shown: shownOf(run),
    reply: null,
    isHelped: false,
    number,
    shownAt: performance.now(),
  })
  const [state, setState] = useState(() => stateOf(startLesson(lesson, from), 0))
  const { run, next, shown, number, shownAt } = state
  useEffect(() => {
    // Deferred so that the current step renders first.
    const ahead = next?.ahead ?? run.ahead.slice(1)
    const timer = setTimeout(() => isPlanned(ahead[0]) && maker.prepare(plannedSteps(ahead)), prepareDelayMs)
    return () => clearTimeout(timer)
  }, [run, next, maker])

  const goTo = (after: LessonRun) => {
    onBegin()
    const { done, right, of, ahead } = after
    const isOver = ahead.length === 0
    const saving = learner.saveLesson({
      lesson: name,
      at: new Date(serverClock.now()).toISOString(),
      step: isOver ? 0 : done,
      right,
      of,
      done: isOver && (!lesson.isCheck || right >= rightToPass),
    })
    attempt(isOver ? saving.then(() => learner.send()) : saving)
    setState(stateOf(after, number + 1))
  }
  const store = (grade: Grade, isOverruling: boolean) => {
    if (!shown?.task) return
    const ms = performance.now() - shownAt
    storeAnswer({ card: shown.step.card, task: shown.task, grade, ms, isOverruling })
  }
  const graded = (grade: Grade): Graded[] => {
    const step = run.ahead[0]?.step
    return step?.kind === 'ask' ? [{ ask: { ...step, ...alone }, grade }] : []
  }
  const answered = (reply: Omit<Reply, 'isOverruled'>, grades: readonly Graded[]) => {
    onBegin()
    setState({
      ...state,
      next: afterAnswer(run, reply.grade > 1, grades),
      reply: { ...reply, isOverruled: false },
    })
  }

  return {
    ...state,
    /** The current step; null at the end. */
    step: run.ahead[0]?.step ?? null,
    /** After a step that asks nothing. */
    see: () => goTo(afterShown(run)),
    help: () => setState({ ...state, isHelped: true }),
    answer(reply: Omit<Reply, 'isOverruled'>) {
      store(reply.grade, false)
      answered(reply, graded(reply.grade))
    },
    /** Answers a task in pairs: each word has an answer of its own. */
    answerPairs(answer: PairsAnswer) {
      const step = run.ahead[0]?.step
      if (shown?.task?.kind !== 'pairs' || step?.kind !== 'ask') return
      const { task } = shown
      const grades = gradesOfPairs(task, answer)
      const ms = (performance.now() - shownAt) / task.items.length
      const results = task.items.map(({ id }, at): Graded => {
        const ask: AskStep = { ...step, ...alone, card: { ...step.card, item: id } }
        return { ask, grade: grades[at] ?? 1 }
      })
      for (const { ask, grade } of results)
        storeAnswer({ card: ask.card, task, grade, ms, isOverruling: false })
      const grade = grades.includes(1) ? 1 : 3
      answered({ grade, verdict: null, chosen: null, wrongPairs: answer.wrong }, results)
    },
    /** Self-graded ('Aufdecken'): continues at once, because there is no verdict. */
    judge(grade: Grade) {
      store(grade, false)
      goTo(afterAnswer(run, grade > 1, graded(grade)))
    },
    /** Counts a wrong answer as right ('War richtig'). A correct answer with help is graded hard. */
    overrule() {
      const grade = state.isHelped ? 2 : 3
      store(grade, true)
      const { reply } = state
      setState({
        ...state,
        next: afterOverruling(run),
        reply: reply && { ...reply, grade, isOverruled: true },
      })
    },
    /** Grades a right answer as easy ('Leicht'). */
    callEasy() {
      store(4, true)
      if (next) goTo(next)
    },
    goOn: () => next && goTo(next),
    /** Replaces the question by one without audio. */
    askUnheard() {
      if (state.reply) return
      setState({ ...state, shown: shownOf(run, false), number: number + 1, shownAt: performance.now() })
    },
  }
}

const prepareDelayMs = 100

/** What repeats a word asks it alone, as its strength says. */
const alone = { partners: [] }

const isPlanned = (step: RunStep | undefined): boolean => step !== undefined && 'card' in step.step

/** The tasks and presentations among the steps. */
function plannedSteps(ahead: readonly RunStep[]): PlannedStep[] {
  return ahead.flatMap(({ step, isRepeat }): PlannedStep[] =>
    'card' in step ? [{ ...step, ...(isRepeat && { because: 'wrong' }) }] : [],
  )
}
