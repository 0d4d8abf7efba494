import type { Drill } from '@pol/language/drills/drill'
import type { Gap } from '@pol/language/gaps/gap'
import type { ExerciseKind } from '../exercises/exercise-kinds.ts'

/** What the lessons of a unit are made of. Items are given by their ids. */
export interface UnitMaterial {
  /** Its words, in their order. */
  readonly words: readonly string[]
  /** Whether two words can be asked in the same pairs, because neither can be confused with the other. */
  canPair(this: void, a: string, b: string): boolean
  /** The words that are neither too short nor too long to put them together, and so to write them as well. */
  readonly buildable: ReadonlySet<string>
  /** The words that are hard to spell somewhere, so that letters can be missing in them. */
  readonly withLetterGaps: ReadonlySet<string>
  /** The turns of the dialogue. */
  readonly turns: readonly LessonTurn[]
  /** The sentences of the dialogue that are items of their own, in their order. */
  readonly sentences: readonly string[]
  /** Those sentences that have enough words to put them in order. */
  readonly orderable: ReadonlySet<string>
  /** The sections of the note. */
  readonly rules: readonly LessonRule[]
  /** Forms that can be blanked out in a sentence of the dialogue, and whose rule is taught in this unit or before. */
  readonly gaps: readonly LessonGap[]
  /** The exercises of the sections, in their order. */
  readonly exercises: readonly LessonExercise[]
  /** What there is to hear, to read and to write. */
  readonly texts: LessonTexts
}

/** Texts of a unit: one that is read, and two that are heard. */
export type LessonText = 'reading' | 'listening-1' | 'listening-2'

export interface LessonTexts {
  /** The number of questions on each text. */
  readonly questions: Readonly<Record<LessonText, number>>
  readonly writing: 'form' | 'message'
  /** Numbers to hear and to write. */
  readonly numbers: readonly Drill[]
}

export interface LessonTurn {
  readonly speaker: string
  /** Names in the text. They are the same in both languages, so they tell which translation belongs to a turn. */
  readonly names: readonly string[]
}

export interface LessonRule {
  /** The sentences of the dialogue that the section quotes. */
  readonly quotes: readonly string[]
}

export interface LessonExercise {
  readonly id: string
  /** Index of the section that explains its rule. */
  readonly rule: number
  readonly kind: ExerciseKind
}

export interface LessonGap {
  /** The word whose form is missing. */
  readonly item: string
  readonly gap: Gap
  /** Index of the section after which it can be answered; null if its rule was taught in an earlier unit. */
  readonly rule: number | null
}
