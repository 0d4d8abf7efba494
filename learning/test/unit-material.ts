import { exerciseKinds } from '../src/exercises/exercise-kinds.ts'
import { from1To } from '../src/lessons/course-shape.ts'
import type { LessonGap, LessonTexts, UnitMaterial } from '../src/lessons/unit-material.ts'

interface Size {
  readonly words?: number
  readonly turns?: number
  readonly sentences?: number
  readonly rules?: number
  readonly gaps?: readonly LessonGap[]
}

const idsOf = (kind: string, count: number) => from1To(count).map((at) => `${kind}-${at - 1}`)

/** A form of a word that can be answered after a section; null if its rule is of an earlier unit. */
export function lessonGap(item: string, rule: number | null): LessonGap {
  const gap = { german: `${item}.`, farsi: '', transliteration: '', at: 0, answer: item, wrongForms: [] }
  return { item, gap, rule }
}

/** Texts like those of a unit, with two numbers and a message. */
export const lessonTexts: LessonTexts = {
  questions: { reading: 3, 'listening-1': 3, 'listening-2': 3 },
  writing: 'message',
  numbers: ['5', '7'].map((written) => ({ type: 'number', said: written, transliteration: '', written })),
}

/** A unit like those of the course: two take turns, no name is said, and its sections quote no sentence and have an exercise of each kind. */
export function unitMaterial(size: Size = {}, fields: Partial<UnitMaterial> = {}): UnitMaterial {
  const { words: countOfWords = 25, turns = 10, sentences: countOfSentences = 12, rules = 4 } = size
  const { gaps = [lessonGap('wort-3', 0), lessonGap('wort-9', 2), lessonGap('sein', null)] } = size
  const [words, sentences] = [idsOf('wort', countOfWords), idsOf('satz', countOfSentences)]
  return {
    words,
    canPair: () => true,
    buildable: new Set(words),
    withLetterGaps: new Set(words),
    turns: from1To(turns).map((at) => ({ speaker: at % 2 === 1 ? 'Anna' : 'Ali', names: [] })),
    sentences,
    orderable: new Set(sentences),
    rules: from1To(rules).map(() => ({ quotes: [] })),
    gaps,
    exercises: from1To(rules).flatMap((at) =>
      exerciseKinds.map((kind) => ({ id: `exercise-1-fa-${kind}-${at - 1}`, rule: at - 1, kind })),
    ),
    texts: lessonTexts,
    ...fields,
  }
}
