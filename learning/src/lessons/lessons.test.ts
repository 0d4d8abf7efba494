import { describe, expect, test } from 'vitest'
import { unitMaterial } from '../../test/unit-material.ts'
import { questionsOfCheck } from './course-shape.ts'
import { type AskStep, type LessonStep, minutesOf, planned } from './lesson.ts'
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

  test('let the dialogue be read, understood, put together and written', () => {
    expect(kindsOf(6).slice(0, 4)).toEqual(['read', 'understand', 'understand', 'understand'])
    expect(asks(stepsOf(6)).map(({ task }) => task)).toEqual([
      'order',
      'order',
      'order',
      'gap',
      'gap',
      'gap',
      'dictation',
      'dictation',
    ])
  })

  test('end with speaking and a check of twelve points over all skills', () => {
    expect(kindsOf(7).slice(0, 2)).toEqual(['speak', 'speak'])
    const points = asks(stepsOf(7))
    expect(points).toHaveLength(questionsOfCheck)
    expect(points.map(({ card, task }) => `${card.skill} ${task}`)).toEqual([
      'recognise listen',
      'recognise listen',
      'recognise choose',
      'recognise choose',
      'produce choose',
      'produce gap',
      'produce form',
      'produce form',
      'produce order',
      'produce order',
      'produce write',
      'produce write',
    ])
    expect(new Set(points.map(({ card }) => card.item)).size).toBe(questionsOfCheck)
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
    expect(asks(lessonsOf(small, 'de')[6]?.steps ?? [])).toHaveLength(questionsOfCheck)
  })
})
