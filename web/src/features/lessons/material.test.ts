import { describe, expect, test } from 'vitest'
import courseUnits from 'virtual:course-units'
import grouping from 'virtual:items-as-one'
import { languages } from '@pol/language/language'
import { leadersOf } from '@pol/learning/leaders'
import { type AskStep, type LessonStep, planned } from '@pol/learning/lessons/lesson'
import { lessonsOf } from '@pol/learning/lessons/lessons'
import { questionsOfCheck } from '@pol/learning/lessons/course-shape'
import { taskOf } from '@pol/learning/tasks/task-of'
import { kindOfAnswer } from '@pol/learning/tasks/task'
import { loadCatalogue } from '../../lib/learning/catalogue.ts'
import { loadGaps } from '../../ui/tasks/unit-gaps.ts'
import { materialOf } from './material.ts'

const catalogue = await loadCatalogue()
const leaders = leadersOf(grouping)
const units = await Promise.all(
  Object.entries(courseUnits).map(async ([number, load]) => ({
    unit: (await load()).default,
    gaps: await loadGaps(Number(number)),
  })),
)
const asks = (steps: readonly LessonStep[]) => steps.filter((step): step is AskStep => step.kind === 'ask')

describe.each(languages)('for learners of %s, each unit', (language) => {
  const course = units.map(({ unit, gaps }) => ({
    number: unit.unit,
    gaps,
    material: materialOf({ unit, catalogue, gaps, leaders }, language),
  }))
  const lessons = course.flatMap(({ number, material, gaps }) =>
    lessonsOf(material, language).map((lesson, at) => ({ name: `${number}-${at + 1}`, gaps, ...lesson })),
  )

  test('has lessons of 8 to 14 steps', () => {
    const wrong = lessons.filter(({ steps }) => steps.length < planned.fewest || steps.length > planned.most)
    expect(wrong.map(({ name, steps }) => `${name}: ${steps.length}`)).toEqual([])
  })

  test('has a check of twelve points, each about another item', () => {
    for (const { name, steps } of lessons.filter(({ isCheck }) => isCheck)) {
      const items = asks(steps).map(({ card }) => card.item)
      expect(new Set(items).size, name).toBe(questionsOfCheck)
    }
  })

  test('asks only items that are taught', () => {
    const unknown = lessons.flatMap(({ name, steps }) =>
      asks(steps).flatMap(({ card, partners = [] }) =>
        [card.item, ...partners]
          .filter((id) => !leaders.isTaught(language, id) || !catalogue.byId.has(id))
          .map((id) => `${name}: ${id}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  test('asks nearly always in the way that the lesson plans', () => {
    const others = lessons.flatMap(({ name, steps, gaps }) =>
      asks(steps).flatMap(({ card, task: kind, partners = [] }) => {
        const item = catalogue.byId.get(card.item)
        if (!item) return []
        const task = taskOf(card, null, item, catalogue.meanings(), {
          kind,
          canHear: true,
          met: new Set(catalogue.groups.units.flat()),
          partners: partners.flatMap((id) => catalogue.byId.get(id) ?? []),
          gaps: kind === 'form' ? (gaps[language].get(card.item) ?? []) : [],
        })
        return kindOfAnswer(task) === kind ? [] : [`${name}: ${card.item} ${kind} -> ${task.kind}`]
      }),
    )
    const all = lessons.flatMap(({ steps }) => asks(steps)).length
    expect(others.length / all, others.join('\n')).toBeLessThan(0.1)
  })
})
