import { describe, expect, test } from 'vitest'
import { lessonGap, unitMaterial } from '../../test/unit-material.ts'
import { asking } from './asking.ts'
import { rulesOf } from './rules.ts'
import type { UnitMaterial } from './unit-material.ts'

/** The steps in short: "rule 0", "form sein", "order satz-1". */
const stepsOf = (unit: UnitMaterial) =>
  rulesOf(unit, asking('fa')).map((step) => {
    if (step.kind === 'rule') return `rule ${step.rule}`
    return step.kind === 'ask'
      ? `${step.task} ${step.gap?.answer ?? step.card.item.replace('exercise-1-fa-', '')}`
      : step.kind
  })
const rulesQuoting = (...quotes: string[][]) => quotes.map((ofRule) => ({ quotes: ofRule }))
const stepsWithoutExercises = (...material: Parameters<typeof unitMaterial>) =>
  stepsOf({ ...unitMaterial(...material), exercises: [] })

describe('the lesson of rules, without exercises,', () => {
  test('asks a form after the section of its rule, never before it', () => {
    const gaps = [lessonGap('bist', 2), lessonGap('bin', 0), lessonGap('ist', 2)]
    expect(stepsWithoutExercises({ rules: 3, gaps }).slice(0, 6)).toEqual([
      'rule 0',
      'form bin',
      'rule 1',
      'rule 2',
      'form bist',
      'form ist',
    ])
  })

  test('lets a sentence be put in order where a section has no form but quotes a sentence, each sentence once', () => {
    const rules = rulesQuoting(['satz-4'], ['satz-4', 'satz-5'], ['satz-6'])
    const gaps = [lessonGap('bin', 2)]
    expect(stepsWithoutExercises({ gaps }, { rules }).slice(0, 6)).toEqual([
      'rule 0',
      'order satz-4',
      'rule 1',
      'order satz-5',
      'rule 2',
      'form bin',
    ])
  })

  test('asks sentences that are too short to put in order nowhere', () => {
    const rules = rulesQuoting(['satz-0'])
    const orderable = new Set(['satz-1'])
    expect(stepsWithoutExercises({ gaps: [] }, { rules, orderable })).toEqual(['rule 0', 'order satz-1'])
  })

  test('ends with at most two forms of earlier units and with other sentences, fourteen steps in all', () => {
    const gaps = ['war', 'hat', 'geht'].map((form) => lessonGap(form, null))
    const rules = rulesQuoting(['satz-0'], [])
    expect(stepsWithoutExercises({ gaps }, { rules })).toEqual([
      'rule 0',
      'order satz-0',
      'rule 1',
      'form war',
      'form hat',
      ...['satz-1', 'satz-2', 'satz-3', 'satz-4', 'satz-5', 'satz-6', 'satz-7', 'satz-8', 'satz-9'].map(
        (id) => `order ${id}`,
      ),
    ])
  })

  test('gives each section an exercise before another one has a second', () => {
    const gaps = [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7].map((rule, at) => lessonGap(`form-${at}`, rule))
    const steps = stepsWithoutExercises({ rules: 8, gaps })
    expect(steps).toHaveLength(14)
    expect(steps.filter((step) => step.startsWith('form'))).toEqual(
      [0, 4, 5, 6, 7, 8].map((at) => `form form-${at}`),
    )
  })
})

describe('the exercises of the lesson of rules', () => {
  test('follow their section, the easiest first, fourteen steps in all', () => {
    expect(stepsOf(unitMaterial({ rules: 4 }))).toEqual([
      'rule 0',
      'exercise choose-0',
      'exercise gap-0',
      'exercise transform-0',
      'rule 1',
      'exercise choose-1',
      'exercise order-1',
      'exercise write-1',
      'rule 2',
      'exercise choose-2',
      'exercise gap-2',
      'rule 3',
      'exercise choose-3',
      'exercise order-3',
    ])
  })

  test('leave room for forms and sentences of the dialogue where they are few', () => {
    const exercises = [{ id: 'exercise-1-fa-write-0', rule: 0, kind: 'write' }] as const
    const gaps = [lessonGap('bin', 1)]
    expect(stepsOf(unitMaterial({ rules: 2, gaps }, { exercises })).slice(0, 5)).toEqual([
      'rule 0',
      'exercise write-0',
      'rule 1',
      'form bin',
      'order satz-0',
    ])
  })
})
