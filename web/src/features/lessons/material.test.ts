import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import courseUnits from 'virtual:course-units'
import grouping from 'virtual:items-as-one'
import unitOfRule from 'virtual:rule-units'
import { languages, otherLanguage } from '@pol/language/language'
import type { Rule } from '@pol/language/reasons/rule'
import { firstEntriesOf, firstMeaningOf, meaningOf, meaningOfEntry } from '@pol/learning/item'
import { leadersOf } from '@pol/learning/leaders'
import { type ExerciseKind, exerciseKinds } from '@pol/learning/exercises/exercise-kinds'
import { type AskStep, isAsked, type LessonStep, minutesOf, planned } from '@pol/learning/lessons/lesson'
import { lessonOf, lessonsOf } from '@pol/learning/lessons/lessons'
import { usualMinutes } from '@pol/learning/lessons/next-lesson'
import { lessonWithCheck, questionsOfCheck } from '@pol/learning/lessons/course-shape'
import { taskOf } from '@pol/learning/tasks/task-of'
import { kindOfAnswer } from '@pol/learning/tasks/task'
import { writing } from '@pol/learning/tasks/typed'
import type { ExplainedGap } from '../../../build/gaps.ts'
import { loadUnitTexts } from '../../ui/lessons/load-unit-texts.ts'
import { loadCatalogue } from '../../lib/learning/catalogue.ts'
import { loadExercises } from '../../lib/learning/exercises.ts'
import { loadGaps } from '../../ui/tasks/unit-gaps.ts'
import { catalogueOfLesson } from './catalogue-of-lesson.ts'
import { materialOf } from './material.ts'

const whole = await loadCatalogue()
const leaders = leadersOf(grouping)
const units = await Promise.all(
  Object.entries(courseUnits).map(async ([number, load]) => ({
    unit: (await load()).default,
    gaps: await loadGaps(Number(number)),
    exercises: await loadExercises(Number(number)),
    texts: await loadUnitTexts(Number(number)),
  })),
)
const asks = (steps: readonly LessonStep[]) => steps.filter((step): step is AskStep => step.kind === 'ask')

describe.each(languages)('for learners of %s, each unit', (language) => {
  const course = units.map(({ unit, gaps, exercises: ofUnit, texts }) => {
    const catalogue = catalogueOfLesson(whole, language, unit.unit)
    const exercises = [...ofUnit.values()]
    const material = materialOf({ unit, catalogue, gaps, exercises, texts, leaders }, language)
    const all = lessonsOf(material, language)
    return {
      number: unit.unit,
      catalogue,
      sections: unit.notes[otherLanguage(language)],
      material,
      exercises: ofUnit,
      all,
      steps: (lesson: number) => all[lesson - 1]?.steps ?? [],
    }
  })
  const lessons = course.flatMap(({ number, catalogue, exercises, all }) =>
    all.map((lesson, at) => ({ name: `${number}-${at + 1}`, catalogue, exercises, ...lesson })),
  )

  test('has lessons of 8 to 14 steps', () => {
    const wrong = lessons.filter(({ steps }) => steps.length < planned.fewest || steps.length > planned.most)
    expect(wrong.map(({ name, steps }) => `${name}: ${steps.length}`)).toEqual([])
  })

  test('has a check of twelve different points, none of which asks an item again', () => {
    for (const { name, steps } of lessons.filter(({ isCheck }) => isCheck)) {
      const points = steps.filter(isAsked)
      expect(points.length, name).toBe(questionsOfCheck)
      expect(new Set(points.map((step) => JSON.stringify(step))).size, name).toBe(questionsOfCheck)
      const items = asks(steps).map(({ card }) => card.item)
      expect(new Set(items).size, name).toBe(items.length)
    }
  })

  test('has a check that asks mostly other words, sentences and turns the next time', () => {
    for (const { number, material } of course) {
      const [first = [], second = []] = [0, 1].map((attempt) =>
        lessonOf(material, language, lessonWithCheck, attempt)
          .steps.filter(isAsked)
          .map((step) => JSON.stringify(step)),
      )
      expect(new Set(second).size, String(number)).toBe(questionsOfCheck)
      // The questions on the text are the same.
      const others = second.filter((point) => !first.includes(point))
      expect(others.length, String(number)).toBeGreaterThanOrEqual(5)
    }
  })

  test('asks only items that are taught', () => {
    const unknown = lessons.flatMap(({ name, exercises, steps }) =>
      asks(steps).flatMap(({ card, partners = [] }) =>
        [card.item, ...partners]
          .filter((id) => !leaders.isTaught(language, id) || !(whole.byId.has(id) || exercises.has(id)))
          .map((id) => `${name}: ${id}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  test('asks everything in the way that the lesson plans, although it is new', () => {
    const others = lessons.flatMap(({ name, catalogue, steps }) =>
      asks(steps).flatMap(({ card, task: kind, partners = [], gap }) => {
        const item = catalogue.byId.get(card.item)
        if (!item) return []
        const task = taskOf(card, null, item, catalogue.meanings(), {
          kind,
          canHear: true,
          met: new Set(catalogue.groups.units.flat()),
          partners: partners.flatMap((id) => catalogue.byId.get(id) ?? []),
          ...(gap && { gaps: [gap] }),
        })
        const inPairs = task.kind === 'pairs' ? task.items.length : 1
        const isPlanned = kindOfAnswer(task) === kind && inPairs === 1 + partners.length
        return isPlanned ? [] : [`${name}: ${card.item} ${kind} -> ${task.kind}`]
      }),
    )
    expect(others).toEqual([])
  })

  test('shows at most two meanings of a word, one of them its first, and none of a later unit', () => {
    const later = course.flatMap(({ number, catalogue }) => {
      const taught = new Set(whole.groups.units.slice(0, number).flat())
      return catalogue.taughtIn(language).flatMap(({ id }) => {
        const [before, item] = [whole.byId.get(id), catalogue.byId.get(id)]
        if (before?.kind !== 'word' || !item) return []
        const first = firstMeaningOf(before, language)
        const entries = firstEntriesOf(item, language)
        const meanings = new Set(entries.map((entry) => meaningOfEntry(entry, language)))
        const isRight =
          firstMeaningOf(item, language) === first &&
          meanings.size <= 2 &&
          entries.every((entry) => taught.has(entry.id) || meaningOfEntry(entry, language) === first)
        return isRight ? [] : `${number}: ${meaningOf(item, language)}`
      })
    })
    expect(later).toEqual([])
  })

  test('accepts what is right in practice', () => {
    const others = course.flatMap(({ number, catalogue, material }) =>
      material.words.flatMap((id) => {
        const [before, item] = [whole.byId.get(id), catalogue.byId.get(id)]
        if (!before || !item) return id
        const [inPractice, inLesson] = [
          writing(before, language, whole.meanings()),
          writing(item, language, catalogue.meanings()),
        ]
        return isDeepStrictEqual(inPractice, inLesson) ? [] : `${number}: ${id}`
      }),
    )
    expect(others).toEqual([])
  })

  test('asks every word in the lesson that presents it', () => {
    const unasked = lessons.flatMap(({ name, steps }) => {
      const asked = new Set(asks(steps).flatMap(({ card, partners = [] }) => [card.item, ...partners]))
      return steps.flatMap((step) =>
        step.kind === 'meet' && !asked.has(step.card.item) ? `${name}: ${step.card.item}` : [],
      )
    })
    expect(unasked).toEqual([])
  })

  test('asks a form after its rule, at the end if an earlier unit explains it, and never one of a later unit', () => {
    const tooEarly = course.flatMap(({ number, sections, steps }) => {
      const shown = new Set<Rule>()
      return steps(5).flatMap((step) => {
        if (step.kind === 'rule') for (const rule of sections[step.rule]?.rules ?? []) shown.add(rule)
        const isAfterAll = steps(5).findLastIndex(({ kind }) => kind === 'rule') < steps(5).indexOf(step)
        const early = rulesOf(step).filter((rule) =>
          unitOfRule[rule] === number ? !shown.has(rule) : unitOfRule[rule] > number || !isAfterAll,
        )
        return early.map((rule) => `${number}: ${rule}`)
      })
    })
    expect(tooEarly).toEqual([])
  })

  test('asks in lesson 5 and in the check only forms that a rule explains which was taught', () => {
    const unexplained = course.flatMap(({ number, steps }) =>
      [...steps(5), ...steps(7)]
        .filter((step) => step.kind === 'ask' && step.task === 'form')
        .filter(
          (step) => rulesOf(step).length === 0 || rulesOf(step).some((rule) => unitOfRule[rule] > number),
        ),
    )
    expect(unexplained).toEqual([])
  })

  test('asks exercises of each section in lesson 5 at once after it, the easiest first, each of another kind', () => {
    for (const { number, sections, exercises, steps } of course) {
      const titles = sections.map(({ title }) => title)
      const asked = new Map<number, string[]>()
      let section = -1
      for (const step of steps(5)) {
        if (step.kind === 'rule') section = step.rule
        const exercise = step.kind === 'ask' && exercises.get(step.card.item)
        if (!exercise) continue
        expect(exercise.heading, `${number}`).toBe(titles[section])
        asked.set(section, [...(asked.get(section) ?? []), exercise.kind])
      }
      expect([...asked.keys()], `${number}`).toEqual([...titles.keys()])
      for (const kinds of asked.values()) {
        const places = kinds.map((kind) => exerciseKinds.indexOf(kind as ExerciseKind))
        expect(new Set(kinds).size, `${number}`).toBe(kinds.length)
        expect(places, `${number}`).toEqual(places.toSorted((a, b) => a - b))
      }
    }
  })

  test('puts a sentence in order after a section only if the section quotes it', () => {
    const others = course.flatMap(({ number, catalogue, sections, steps }) => {
      const end = steps(5).findLastIndex(({ kind }) => kind === 'rule')
      let examples = ''
      return steps(5)
        .slice(0, end)
        .flatMap((step) => {
          if (step.kind === 'rule') examples = JSON.stringify(sections[step.rule]?.blocks)
          const sentence = step.kind === 'ask' && step.task === 'order' && catalogue.byId.get(step.card.item)
          return sentence && !examples.includes(sentence.farsi) ? `${number}: ${sentence.german}` : []
        })
    })
    expect(others).toEqual([])
  })

  test('asks in its check for listening, reading, choosing, exercises, forms, word order and writing', () => {
    for (const { number, material, steps } of course) {
      const ways = steps(7).flatMap((step) => {
        if (step.kind !== 'ask') return isAsked(step) ? step.kind : []
        return step.task === 'choose' ? `${step.card.skill} ${step.task}` : step.task
      })
      // Those of two Persian units are explained later, or by no rule.
      const forms = material.gaps.length > 0 ? ['form'] : []
      const exercised = material.exercises.length > 0 ? ['exercise'] : []
      expect(new Set(ways), String(number)).toEqual(
        new Set([
          'question',
          'understand',
          'recognise choose',
          'produce choose',
          ...exercised,
          ...forms,
          'order',
          'write',
        ]),
      )
    }
    expect(course.filter(({ material }) => material.gaps.length === 0).length).toBeLessThan(3)
  })

  test('takes the usual minutes', () => {
    const other = lessons.filter((lesson) => minutesOf(lesson) !== usualMinutes(Number(lesson.name.at(-1))))
    expect(other.map(({ name }) => name)).toEqual([])
  })

  test('rarely lets a name give away what a turn means', () => {
    const givenAway = course.flatMap(({ number, material: { turns }, steps }) =>
      [...steps(1), ...steps(6), ...steps(7)].flatMap((step) => {
        if (step.kind !== 'understand') return []
        const names = [step.turn, ...step.others].map((turn) =>
          [...new Set(turns[turn]?.names)].toSorted().join(),
        )
        return new Set(names).size > 1 ? number : []
      }),
    )
    // Nearly every turn of the first dialogue has a name.
    expect(givenAway).toEqual([1])
  })
})

/** The rules that explain the form that a step asks; none for other steps. */
function rulesOf(step: LessonStep): readonly Rule[] {
  return step.kind === 'ask' && step.gap ? (step.gap as ExplainedGap).rules : []
}
