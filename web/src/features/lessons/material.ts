import unitOfRule from 'virtual:rule-units'
import { personNames } from '@pol/content/course/speakers'
import type { NoteExample, NoteSection, Unit } from '@pol/content/course/unit'
import type { UnitTexts } from '@pol/content/course/unit-texts'
import { drillsOf } from '@pol/language/drills/drills'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Pair } from '@pol/language/pair'
import type { Item } from '@pol/learning/item'
import type { Leaders } from '@pol/learning/leaders'
import type { Exercise } from '@pol/learning/exercises/exercise'
import { languageOfExercise } from '@pol/learning/exercises/exercise-id'
import type { LessonTexts, UnitMaterial } from '@pol/learning/lessons/unit-material'
import { randomOf } from '@pol/learning/random'
import { areDifferent } from '@pol/learning/tasks/choices'
import { letterGapTask } from '@pol/learning/tasks/gaps'
import { classOf } from '@pol/learning/tasks/ladder'
import { tilesTask } from '@pol/learning/tasks/tiles'
import type { ExplainedGap } from '../../../build/gaps.ts'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { UnitGaps } from '../../ui/tasks/unit-gaps.ts'

interface Sources {
  readonly unit: Pick<Unit, 'unit' | 'words' | 'turns' | 'notes'>
  readonly catalogue: Pick<Catalogue, 'items' | 'turns' | 'byId' | 'meanings'>
  readonly gaps: UnitGaps
  /** The exercises of the unit, in both directions. */
  readonly exercises: readonly Pick<Exercise, 'id' | 'heading' | 'kind'>[]
  readonly texts: UnitTexts
  readonly leaders: Leaders
}

/** What the lessons of a unit are made of, for learners of a language. */
export function materialOf(sources: Sources, language: Language): UnitMaterial {
  const { unit, catalogue, gaps, exercises, texts, leaders } = sources
  const itemsOf = (members: readonly string[]) =>
    leaders.itemsOf(language, members).flatMap((id) => catalogue.byId.get(id) ?? [])
  const words = itemsOf(unit.words.flatMap(({ id, further }) => (further ? [] : id)))
  // A sentence that is one item with a word is asked as the word.
  const sentences = itemsOf(catalogue.turns[unit.unit - 1] ?? []).filter(({ kind }) => kind !== 'word')
  // Notes are written in the language that the learner speaks.
  const sections = unit.notes[otherLanguage(language)]
  const names = namesIn(catalogue.items)
  const random = randomOf('')
  return {
    words: idsOf(words),
    canPair(a, b) {
      const [one, other] = [catalogue.byId.get(a), catalogue.byId.get(b)]
      return (
        one !== undefined && other !== undefined && areDifferent(one, other, language, catalogue.meanings())
      )
    },
    buildable: new Set(idsOf(words.filter((item) => tilesTask(item, language, random)))),
    withLetterGaps: new Set(idsOf(words.filter((item) => letterGapTask(item, language, 0, random)))),
    turns: unit.turns.map(({ speaker, german }) => ({
      speaker,
      names: german.match(/\p{L}+(?:-\p{L}+)*/gu)?.filter((word) => names.has(word)) ?? [],
    })),
    sentences: idsOf(sentences),
    orderable: new Set(idsOf(sentences.filter((item) => classOf(item, language) === 'sentence'))),
    rules: sections.map((section) => ({
      quotes: idsOf(sentences.filter((sentence) => isQuotedIn(section, sentence))),
    })),
    gaps: [...gaps[language].values()].flat().flatMap((gap) => {
      const rule = placeOf(gap, unit.unit, sections)
      return rule === undefined ? [] : itemsOf([gap.entry]).map(({ id }) => ({ item: id, gap, rule }))
    }),
    exercises: exercises
      .filter(({ id }) => languageOfExercise(id) === language)
      .map(({ id, heading, kind }) => ({
        id,
        rule: sections.findIndex(({ title }) => title === heading),
        kind,
      })),
    texts: lessonTextsOf(texts, unit.unit, language),
  }
}

/** Number of drills in lesson 6. */
const drillsOfUnit = 2

function lessonTextsOf(
  { texts, writing, numbers }: UnitTexts,
  unit: number,
  language: Language,
): LessonTexts {
  return {
    questions: {
      reading: texts[`reading-${language}`].questions.length,
      'listening-1': texts['listening-1'].questions.length,
      'listening-2': texts['listening-2'].questions.length,
    },
    writing: writing[language].kind,
    numbers: drillsOf(numbers[language], language, drillsOfUnit, randomOf(`numbers ${unit}`)),
  }
}

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id)

/** The names of the characters, and of places, which have no article in German. */
function namesIn(items: readonly Item[]): ReadonlySet<string> {
  const persons = personNames.flatMap((name) => name.split(' ').at(-1) ?? [])
  const places = items.filter((item) => item.kind === 'word' && item.type === 'noun' && item.article === '')
  return new Set([...persons, ...places.map(({ german }) => german)])
}

/**
 * The index of the section after which a gap can be answered: the one of its rule, or a later one that is the first to quote
 * its sentence. Null if its rule was taught in an earlier unit; undefined if it is taught later, or if there is none.
 */
function placeOf(
  gap: ExplainedGap,
  unit: number,
  sections: readonly NoteSection[],
): number | null | undefined {
  const { rules } = gap
  if (rules.length === 0 || rules.some((rule) => unitOfRule[rule] > unit)) return undefined
  const own = sections.flatMap((section, at) =>
    rules.some((rule) => section.rules.includes(rule)) ? at : [],
  )
  if (own.length === 0) return null
  return Math.max(
    ...own,
    sections.findIndex((section) => isQuotedIn(section, gap)),
  )
}

function isQuotedIn({ blocks }: NoteSection, { german, farsi }: Pair): boolean {
  const examples = blocks.flatMap((block): readonly NoteExample[] =>
    'examples' in block ? block.examples : [],
  )
  return examples.some((example) => example.german.includes(german) && example.farsi.includes(farsi))
}
