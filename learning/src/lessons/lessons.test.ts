import { describe, expect, test } from 'vitest'
import { lessonTexts, unitMaterial } from '../../test/unit-material.ts'
import { questionsOfCheck } from './course-shape.ts'
import { type AskStep, isAsked, type LessonStep, minutesOf, planned } from './lesson.ts'
import { lessonOf, lessonsOf } from './lessons.ts'

const unit = unitMaterial()
const { words } = unit

const lessons = lessonsOf(unit, 'fa')
const stepsOf = (lesson: number) => lessons[lesson - 1]?.steps ?? []
const kindsOf = (lesson: number) => stepsOf(lesson).map(({ kind }) => kind)
const asks = (steps: readonly LessonStep[]) => steps.filter((step): step is AskStep => step.kind === 'ask')

describe('the lessons of a unit', () => {
  test('are seven of 8 to 14 steps, and take three to six minutes', () => {
    expect(lessons).toHaveLength(7)
    for (const lesson of lessons) {
      expect(lesson.steps.length).toBeGreaterThanOrEqual(planned.fewest)
      expect(lesson.steps.length).toBeLessThanOrEqual(planned.most)
      expect([3, 4, 5, 6]).toContain(minutesOf(lesson))
    }
  })

  test('begin with listening: the dialogue, two questions, then each turn', () => {
    expect(kindsOf(1)).toEqual([
      'listen',
      'understand',
      'understand',
      ...words.slice(0, 10).map(() => 'turn'),
    ])
    expect(stepsOf(1)[1]).toEqual({ kind: 'understand', by: 'sound', turn: 0, others: [3, 7] })
  })

  test('present each word once, in the order of the unit, and ask it afterwards', () => {
    const met = [2, 3, 4].flatMap((lesson) =>
      stepsOf(lesson).flatMap((step) => (step.kind === 'meet' ? step.card.item : [])),
    )
    expect(met).toEqual(words)
    for (const lesson of [2, 3, 4]) {
      const shown = new Set<string>()
      for (const step of stepsOf(lesson)) {
        if (step.kind === 'meet') shown.add(step.card.item)
        if (step.kind !== 'ask') continue
        for (const item of [step.card.item, ...(step.partners ?? [])]) expect(shown).toContain(item)
      }
      const asked = new Set(
        asks(stepsOf(lesson)).flatMap(({ card, partners = [] }) => [card.item, ...partners]),
      )
      expect([...shown].filter((item) => !asked.has(item))).toEqual([])
    }
  })

  test('let a text be read and one be heard, with questions, then numbers, a message and dictation be written', () => {
    const steps = stepsOf(6).map((step) =>
      step.kind === 'ask' ? step.task : 'text' in step ? `${step.kind} ${step.text}` : step.kind,
    )
    expect(steps).toEqual([
      'text reading',
      'question reading',
      'question reading',
      'question reading',
      'hear listening-1',
      'question listening-1',
      'question listening-1',
      'question listening-1',
      'text listening-1',
      'number',
      'number',
      'message',
      'dictation',
    ])
    const few = unitMaterial({}, { texts: { ...lessonTexts, numbers: [], writing: 'form' } })
    expect(
      lessonOf(few, 'fa', 6)
        .steps.slice(9)
        .map((step) => (step.kind === 'ask' ? step.task : step.kind)),
    ).toEqual(['form', 'dictation', 'dictation', 'gap'])
  })

  test('end with speaking and a check of twelve points over all skills', () => {
    expect(kindsOf(7).slice(0, 2)).toEqual(['speak', 'speak'])
    const points = stepsOf(7).slice(2)
    expect(points).toHaveLength(questionsOfCheck)
    expect(points.every(isAsked)).toBe(true)
    const ways = points.map((step) => (step.kind === 'ask' ? `${step.card.skill} ${step.task}` : step.kind))
    expect(ways).toEqual([
      'question',
      'question',
      'question',
      'understand',
      'understand',
      'recognise choose',
      'produce choose',
      'produce exercise',
      'produce exercise',
      'produce form',
      'produce order',
      'produce write',
    ])
    const items = asks(points).map(({ card }) => card.item)
    expect(new Set(items).size).toBe(items.length)
    expect(lessons.map(({ isCheck }) => isCheck)).toEqual([false, false, false, false, false, false, true])
  })

  test('are the same each time, so that a learner finds the step again', () => {
    expect(lessonsOf(unit, 'fa')).toEqual(lessons)
  })

  test('can be made one by one', () => {
    expect(lessons.map((_, at) => lessonOf(unit, 'fa', at + 1))).toEqual(lessons)
  })

  test('exist for a unit with the fewest words, turns and gaps', () => {
    const small = unitMaterial({ words: 18, turns: 6, sentences: 10, rules: 3, gaps: [] })
    for (const { steps } of lessonsOf(small, 'de')) {
      expect(steps.length).toBeGreaterThanOrEqual(planned.fewest)
      expect(steps.length).toBeLessThanOrEqual(planned.most)
    }
    expect(lessonsOf(small, 'de')[6]?.steps.filter(isAsked)).toHaveLength(questionsOfCheck)
  })
})
