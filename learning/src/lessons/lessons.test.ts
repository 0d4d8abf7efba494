import { describe, expect, test } from 'vitest'
import { questionsOfCheck } from './course-shape.ts'
import { type AskStep, type LessonStep, minutesOf, planned } from './lesson.ts'
import { lessonsOf, type UnitMaterial } from './lessons.ts'

const words = Array.from({ length: 25 }, (_, at) => `wort-${at}`)
const sentences = Array.from({ length: 12 }, (_, at) => `satz-${at}`)
const unit: UnitMaterial = {
  words,
  speakers: ['Anna', 'Ali', 'Anna', 'Ali', 'Anna', 'Ali', 'Anna', 'Ali', 'Anna', 'Ali'],
  sentences,
  orderable: new Set(sentences.slice(2)),
  rules: 4,
  gaps: ['wort-3', 'wort-9', 'wort-20', 'sein'],
}

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

  test('explain each rule before its exercises', () => {
    expect(kindsOf(5)).toEqual([
      'rule',
      'ask',
      'ask',
      'rule',
      'ask',
      'ask',
      'rule',
      'ask',
      'ask',
      'rule',
      'ask',
      'ask',
    ])
    expect(asks(stepsOf(5)).map(({ task }) => task)).toEqual([
      'form',
      'form',
      'form',
      'form',
      'order',
      'order',
      'order',
      'order',
    ])
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
    expect(new Set(points.map(({ task }) => task))).toEqual(
      new Set(['listen', 'choose', 'tiles', 'gap', 'form', 'order']),
    )
    expect(new Set(points.map(({ card }) => card.item)).size).toBe(questionsOfCheck)
    expect(lessons.map(({ isCheck }) => isCheck)).toEqual([false, false, false, false, false, false, true])
  })

  test('are the same each time, so that a learner finds the step again', () => {
    expect(lessonsOf(unit, 'fa')).toEqual(lessons)
  })

  test('exist for a unit with the fewest words, turns and gaps', () => {
    const small: UnitMaterial = {
      words: words.slice(0, 18),
      speakers: ['Anna', 'Ali', 'Anna', 'Ali', 'Anna', 'Ali'],
      sentences: sentences.slice(0, 10),
      orderable: new Set(sentences.slice(0, 10)),
      rules: 3,
      gaps: [],
    }
    for (const { steps } of lessonsOf(small, 'de')) {
      expect(steps.length).toBeGreaterThanOrEqual(planned.fewest)
      expect(steps.length).toBeLessThanOrEqual(planned.most)
    }
    expect(asks(lessonsOf(small, 'de')[6]?.steps ?? [])).toHaveLength(questionsOfCheck)
  })
})
