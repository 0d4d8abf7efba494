import { describe, expect, test } from 'vitest'
import courseUnits from 'virtual:course-units'
import grouping from 'virtual:items-as-one'
import { persons } from '@pol/content/course/speakers'
import { languages } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import { leadersOf } from '@pol/learning/leaders'
import type { LessonStep } from '@pol/learning/lessons/lesson'
import { lessonsOf } from '@pol/learning/lessons/lessons'
import { loadCatalogue } from '../../lib/learning/catalogue.ts'
import { loadExercises } from '../../lib/learning/exercises.ts'
import { clipsOfUnit } from '../../ui/course/clips-of-unit.ts'
import { loadUnitTexts } from '../../ui/lessons/load-unit-texts.ts'
import { clipKey } from '../../ui/speech/clip-cache.ts'
import { spokenOf } from '../../ui/tasks/speech/spoken.ts'
import { loadGaps } from '../../ui/tasks/unit-gaps.ts'
import { catalogueOfLesson } from './catalogue-of-lesson.ts'
import { clipsOfStep } from './clips-of-step.ts'
import { materialOf } from './material.ts'

const whole = await loadCatalogue()
const leaders = leadersOf(grouping)

describe.each(languages)('for learners of %s,', (language) => {
  const voice = language === 'fa' ? 'nova' : 'alloy'

  /** A unit, with what its lessons need. */
  async function lessonsOfUnit(number: number) {
    const load = courseUnits[number]
    if (!load) throw new Error(`There is no unit ${number}`)
    const { default: unit } = await load()
    const catalogue = catalogueOfLesson(whole, language, number)
    const [gaps, exercises, texts] = [
      await loadGaps(number),
      await loadExercises(number),
      await loadUnitTexts(number),
    ]
    const spoken = (item: Item) => spokenOf(item, language, catalogue)
    const sources = { unit, texts, catalogue, exercises, spoken }
    const all = [...exercises.values()]
    const material = materialOf({ unit, catalogue, gaps, exercises: all, texts, leaders }, language)
    return {
      unit,
      catalogue,
      steps: lessonsOf(material, language).flatMap(({ steps }) => steps),
      clipsOf: (step: LessonStep) => clipsOfStep(step, sources, language),
      kept: clipsOfUnit({ ...sources, gaps, leaders }, language),
    }
  }

  const numbers = Object.keys(courseUnits).map(Number)

  test.each(numbers)(
    'all that lessons of unit %i speak is stored with the unit, but numbers',
    async (number) => {
      const { steps, clipsOf, kept } = await lessonsOfUnit(number)
      const keys = new Set(kept.map((clip) => clipKey(clip)))
      const missing = steps
        .filter(({ kind }) => kind !== 'number')
        .flatMap((step) => clipsOf(step).filter((clip) => !keys.has(clipKey(clip))))
      expect(missing).toEqual([])
    },
  )

  test.each(numbers)('the persons of unit %i speak in its lessons as in the course', async (number) => {
    const { unit, steps, clipsOf } = await lessonsOfUnit(number)
    const [heard] = steps.filter(({ kind }) => kind === 'listen').map(clipsOf)
    expect(heard?.map(({ speaker }) => speaker)).toEqual(unit.turns.map(({ speaker }) => persons[speaker]))
    for (const step of steps) {
      if (step.kind !== 'turn' && step.kind !== 'speak') continue
      const turn = unit.turns[step.turn]
      expect(clipsOf(step)).toMatchObject([{ voice, speaker: turn && persons[turn.speaker] }])
    }
    // Words, sentences and exercises have the usual voice, and so have the texts to read.
    const ofItems = steps.filter((step) => 'card' in step).flatMap(clipsOf)
    expect(ofItems.filter(({ speaker }) => speaker !== undefined)).toEqual([])
  })
})
