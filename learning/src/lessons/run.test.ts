import { describe, expect, test } from 'vitest'
import type { AskStep, Lesson } from './lesson.ts'
import { afterAnswer, afterOverruling, afterShown, type LessonRun, startLesson } from './run.ts'

const ask = (item: string): AskStep => ({
  kind: 'ask',
  card: { language: 'fa', item, skill: 'recognise' },
  task: 'choose',
})
const lesson: Lesson = {
  steps: [{ kind: 'listen' }, ask('haus'), ask('brot'), ask('tee'), ask('zucker')],
  isCheck: false,
}
const fromStart = { done: 0, right: 0, of: 0 }
const answered = (run: LessonRun, grade: 1 | 3): LessonRun => {
  const step = run.ahead[0]?.step
  return afterAnswer(run, grade > 1, step?.kind === 'ask' ? [{ ask: step, grade }] : [])
}
const ahead = (run: LessonRun) =>
  run.ahead.map(({ step }) => ('card' in step ? `${step.kind} ${step.card.item}` : step.kind))

describe('a lesson', () => {
  test('goes on from step to step, and counts right answers to what was planned', () => {
    let run = afterShown(startLesson(lesson, fromStart))
    expect(run).toMatchObject({ done: 1, of: 0 })
    run = answered(run, 3)
    expect(run).toMatchObject({ done: 2, of: 1, right: 1 })
  })

  test('asks again after two other steps; the repeat comes on top and does not move the progress', () => {
    let run = answered(afterShown(startLesson(lesson, fromStart)), 1)
    expect(ahead(run)).toEqual(['ask brot', 'ask tee', 'ask haus', 'ask zucker'])
    run = answered(answered(run, 3), 3)
    expect(run.done).toBe(4)
    run = answered(run, 3)
    expect(run).toMatchObject({ done: 4, of: 3, right: 2 })
    expect(ahead(run)).toEqual(['ask zucker'])
  })

  test('shows again what was wrong twice, and leaves it after the third time', () => {
    const one: Lesson = { steps: [ask('haus')], isCheck: false }
    let run = answered(answered(startLesson(one, fromStart), 1), 1)
    expect(ahead(run)).toEqual(['look-again haus', 'ask haus'])
    run = answered(afterShown(run), 1)
    expect(ahead(run)).toEqual([])
    expect(run).toMatchObject({ done: 1, of: 1, right: 0 })
  })

  test('asks each word again that was wrong in pairs', () => {
    const run = startLesson(lesson, { done: 1, right: 0, of: 0 })
    const grades = [
      { ask: ask('haus'), grade: 3 },
      { ask: ask('tür'), grade: 1 },
    ] as const
    expect(ahead(afterAnswer(run, false, grades))).toEqual(['ask brot', 'ask tee', 'ask tür', 'ask zucker'])
  })

  test('does not repeat what the learner has overruled', () => {
    const before = afterShown(startLesson(lesson, fromStart))
    expect(answered(before, 1).ahead).toHaveLength(4)
    const run = afterOverruling(before)
    expect(ahead(run)).toEqual(['ask brot', 'ask tee', 'ask zucker'])
    expect(run).toMatchObject({ of: 1, right: 1 })
  })

  test('continues at its step with the result so far', () => {
    const run = startLesson(lesson, { done: 3, right: 1, of: 2 })
    expect(ahead(run)).toEqual(['ask tee', 'ask zucker'])
    expect(answered(run, 3)).toMatchObject({ done: 4, right: 2, of: 3 })
  })

  test('repeats nothing in the check', () => {
    const run = answered(startLesson({ ...lesson, isCheck: true }, { done: 1, right: 0, of: 0 }), 1)
    expect(ahead(run)).toEqual(['ask brot', 'ask tee', 'ask zucker'])
    expect(run).toMatchObject({ of: 1, right: 0 })
  })
})
