import type { Features } from '@pol/language/forms/entry'
import type { formsOf } from '@pol/language/forms/forms'
import type { Gap } from '@pol/language/gaps/gap'
import type { Rule } from '@pol/language/reasons/rule'
import type { MissingLetters } from '@pol/language/missing-letters'
import type { Expected, SoundingAnswer } from '../grading.ts'
import type { Item, Place } from '../item.ts'
import type { TaskKind } from '../values.ts'

/** How an item is shown: in the learned language, in the learner's own, by its sound or by its picture. */
export type Side = 'text' | 'meaning' | 'sound' | 'picture'

/** A question with the information needed to grade its answer. */
export type Task =
  | ChoiceTask
  | { readonly kind: 'article'; readonly choices: readonly string[]; readonly right: number }
  | PairsTask
  | {
      readonly kind: 'order'
      /** In display order. */
      readonly parts: readonly string[]
      /** The order of the sentence. */
      readonly answer: string
      /** All right orders, this one first. */
      readonly accepted: readonly string[]
    }
  | {
      /** A word to put together. */
      readonly kind: 'tiles'
      /** In display order. A tile that begins a second word begins with a space. */
      readonly tiles: readonly string[]
      readonly answer: string
    }
  | {
      /** A word or sentence in which letters are missing. */
      readonly kind: 'gap'
      readonly letters: MissingLetters
      readonly choices: readonly string[]
      readonly right: number
    }
  | {
      /** A form that is missing in its sentence. */
      readonly kind: 'form-in-sentence'
      readonly gap: Gap
      readonly choices: readonly string[]
      readonly right: number
    }
  | ({ readonly kind: 'write' | 'dictation' } & Typed)
  | ({ readonly kind: 'form'; readonly features: Features } & Typed)
  | { readonly kind: 'uncover' }

/** One item among four. */
export interface ChoiceTask {
  readonly kind: 'choose' | 'listen' | 'picture'
  readonly question: Side
  readonly answers: Side
  readonly choices: readonly Item[]
  readonly right: number
  /** Position in a word of the letter to read. */
  readonly place?: Place
}

/** Four words and their meanings, to find each other. Each word is asked, and has an answer of its own. */
export interface PairsTask {
  readonly kind: 'pairs'
  /** In the order of the words; the first is the item of the card. */
  readonly items: readonly Item[]
  /** The same items in the order of the meanings. */
  readonly meanings: readonly Item[]
}

/** What is typed. */
export interface Typed {
  /** The right answer that is displayed. */
  readonly answer: string
  /** All accepted answers. */
  readonly accepted: readonly string[]
  /** How Persian answers sound, which is accepted as well. */
  readonly sounds?: readonly SoundingAnswer[]
  /** Other words that answer the question as well, but are not the one that is learned. */
  readonly synonyms?: Expected
}

/** An exercise, which is an item of its own and says itself what is right (exercises/exercise.ts). */
export interface ExerciseTask {
  readonly kind: 'exercise'
}

/** The kind that is stored with an answer to the task. */
export function kindOfAnswer({ kind }: Task | ExerciseTask): TaskKind {
  return kind === 'form-in-sentence' ? 'form' : kind
}

export interface TaskOptions {
  /** The kind to ask in, if the item can be asked like that; without it, the strength of the card decides. */
  readonly kind?: TaskKind
  /** Whether audio is available; often not without a network. */
  readonly canHear: boolean
  /** Ids of the items that the learner has met: wrong answers to choose from are taken from them first. */
  readonly met?: ReadonlySet<string>
  /** Whether the round is for children who cannot read: pictures and spoken words only. */
  readonly isForChildren?: boolean
  /** Ids of the only items that wrong answers may be taken from. */
  readonly among?: ReadonlySet<string>
  /** Ids of the only items that spoken answers may be taken from. */
  readonly audible?: ReadonlySet<string>
  /** Items of later steps of the round that may be asked with this one, in pairs. */
  readonly partners?: readonly Item[]
  /** Sentences with a blank for a form of the item. A round of a unit asks one of them. */
  readonly gaps?: readonly Gap[]
  /** Generates the forms of a verb. Without it, verbs are asked in other ways. */
  readonly formsOf?: FormsOf | undefined
  /** The rules of grammar that the course taught the learner. Forms of other rules are not asked. */
  readonly rules?: ReadonlySet<Rule>
}

/** From `language/forms`, a large script that is only loaded for rounds that ask for forms. */
export type FormsOf = typeof formsOf
