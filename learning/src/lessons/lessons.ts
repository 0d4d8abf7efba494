import type { Language } from '@pol/language/language'
import type { Skill } from '../skills.ts'
import type { TaskKind } from '../values.ts'
import { questionsOfCheck } from './course-shape.ts'
import type { AskStep, Lesson, LessonStep } from './lesson.ts'
import { wordLessons } from './words.ts'

/** What the lessons of a unit are made of. */
export interface UnitMaterial {
  /** Ids of the items of its words, in their order. */
  readonly words: readonly string[]
  /** Who says each turn of the dialogue. */
  readonly speakers: readonly string[]
  /** Ids of the sentences of the dialogue that are items of their own, in their order. */
  readonly sentences: readonly string[]
  /** Ids of those sentences that have enough words to put them in order. */
  readonly orderable: ReadonlySet<string>
  /** Number of sections of the note. */
  readonly rules: number
  /** Ids of the items with a form that can be blanked out in a sentence of the dialogue, each once. */
  readonly gaps: readonly string[]
}

/**
 * The seven lessons of a unit. They depend on the material alone, so that a learner finds the same step again, on another
 * device too.
 */
export function lessonsOf(unit: UnitMaterial, language: Language): readonly Lesson[] {
  const ask = asking(language)
  const lesson = (steps: readonly LessonStep[], isCheck = false): Lesson => ({ steps, isCheck })
  return [
    lesson(listening(unit)),
    ...wordLessons(unit.words, language).map((steps) => lesson(steps)),
    lesson(rulesOf(unit, ask)),
    lesson(readingAndWriting(unit, ask)),
    lesson([...speaking(unit), ...checkOf(unit, ask)], true),
  ]
}

type Ask = (item: string, skill: Skill, task: TaskKind) => AskStep

const asking =
  (language: Language): Ask =>
  (item, skill, task) => ({ kind: 'ask', card: { language, item, skill }, task })

/** The first and the last turn are mostly a greeting: they are understood before the others. */
function listening({ speakers }: UnitMaterial): LessonStep[] {
  const turns = indexesOf(speakers)
  const asked = [0, speakers.length - 1]
  return [
    { kind: 'listen' },
    ...asked.map((turn) => understanding('sound', turn, turns)),
    ...turns.map((turn) => ({ kind: 'turn', turn }) as const),
  ]
}

/** Each rule is followed by its share of the exercises: forms that are missing, then sentences to put in order. */
function rulesOf({ rules, gaps, sentences, orderable }: UnitMaterial, ask: Ask): LessonStep[] {
  const room = exercisesSteps - rules
  const forms = gaps.slice(0, Math.ceil(room / 2)).map((item) => ask(item, 'produce', 'form'))
  const orders = sentences
    .filter((id) => orderable.has(id))
    .slice(0, room - forms.length)
    .map((item) => ask(item, 'produce', 'order'))
  const exercises = [...forms, ...orders]
  const share = exercises.length / rules
  return Array.from({ length: rules }, (_, rule): LessonStep[] => [
    { kind: 'rule', rule },
    ...exercises.slice(Math.round(rule * share), Math.round((rule + 1) * share)),
  ]).flat()
}
/** Number of steps of the lesson of rules. */
const exercisesSteps = 12

function readingAndWriting(unit: UnitMaterial, ask: Ask): LessonStep[] {
  const { speakers, words } = unit
  const turns = indexesOf(speakers)
  const questions = spread(turns.slice(1, -1), 3).map((turn) => understanding('text', turn, turns))
  const [first, second, third] = sentencesToOrder(unit)
  return [
    { kind: 'read' },
    ...questions,
    ...[first, second, third].flatMap((item) => (item === undefined ? [] : ask(item, 'produce', 'order'))),
    ...spread(words, 3).map((item) => ask(item, 'produce', 'gap')),
    ...spread(words.slice(1), 2).map((item) => ask(item, 'produce', 'dictation')),
  ]
}

/** The role that says most, in its two turns that are farthest apart. */
function speaking({ speakers }: UnitMaterial): LessonStep[] {
  const turnsOf = Map.groupBy(indexesOf(speakers), (turn) => speakers[turn])
  const [role = []] = [...turnsOf.values()].toSorted((a, b) => b.length - a.length)
  return [...new Set([role[0], role.at(-1)])].flatMap((turn) =>
    turn === undefined ? [] : { kind: 'speak', turn },
  )
}

/** Twelve points: listening, reading, putting together and writing. No word is asked twice. */
function checkOf(unit: UnitMaterial, ask: Ask): AskStep[] {
  const forms = unit.gaps.slice(0, 2)
  const orders = sentencesToOrder(unit).slice(0, 2)
  const words = spread(
    unit.words.filter((id) => !forms.includes(id)),
    questionsOfCheck - forms.length - orders.length,
  )
  const kinds = [
    ['recognise', 'listen'],
    ['recognise', 'choose'],
    ['produce', 'tiles'],
    ['produce', 'gap'],
  ] as const
  const ofWords = words.map((item, at) => {
    const [skill, task] = kinds[Math.floor((at * kinds.length) / words.length)] ?? kinds[0]
    return ask(item, skill, task)
  })
  return [
    ...ofWords,
    ...forms.map((item) => ask(item, 'produce', 'form')),
    ...orders.map((item) => ask(item, 'produce', 'order')),
  ]
}

/** Sentences for word order from the second half of the dialogue on, since the exercises of the rules took the first. */
function sentencesToOrder({ sentences, orderable }: UnitMaterial): string[] {
  return sentences.filter((id) => orderable.has(id)).toReversed()
}

function understanding(by: 'sound' | 'text', turn: number, turns: readonly number[]): LessonStep {
  const others = spread(
    turns.filter((other) => other !== turn),
    2,
  )
  return { kind: 'understand', by, turn, others }
}

/** @returns this many of the values, evenly distributed, in their order; all of them if there are fewer. */
export function spread<Value>(values: readonly Value[], count: number): Value[] {
  if (values.length <= count) return [...values]
  return Array.from(
    { length: count },
    (_, at) => values[Math.floor(((at + 0.5) * values.length) / count)] as Value,
  )
}

const indexesOf = (values: readonly unknown[]): number[] => [...values.keys()]
