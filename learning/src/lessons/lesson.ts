import type { Drill } from '@pol/language/drills/drill'
import type { Gap } from '@pol/language/gaps/gap'
import type { CardId, TaskKind } from '../values.ts'
import type { LessonText } from './unit-material.ts'

/** A part of a lesson that is shown at once. Turns and rules are indexes, from 0. */
export type LessonStep =
  /** The whole dialogue is heard, without its text. */
  | { readonly kind: 'listen' }
  /** A turn is heard or read, and its meaning is chosen among those of three turns. */
  | {
      readonly kind: 'understand'
      readonly by: 'sound' | 'text'
      readonly turn: number
      readonly others: readonly number[]
    }
  /** A turn in the learned language, its meaning on demand. */
  | { readonly kind: 'turn'; readonly turn: number }
  /** A word is presented with its sentence. */
  | { readonly kind: 'meet'; readonly card: CardId }
  | AskStep
  /** A section of the note. */
  | { readonly kind: 'rule'; readonly rule: number }
  /** A text is heard, without its lines. */
  | { readonly kind: 'hear'; readonly text: LessonText }
  /** The lines of a text are read. */
  | { readonly kind: 'text'; readonly text: LessonText }
  /** A question on a text that was heard or read, by its index. */
  | { readonly kind: 'question'; readonly text: LessonText; readonly question: number }
  /** A number is heard and written. */
  | { readonly kind: 'number'; readonly drill: Drill }
  /** A form is filled in, or a message is written. */
  | { readonly kind: 'form' | 'message' }
  /** A turn is said, and one's own voice is heard beside the model. */
  | { readonly kind: 'speak'; readonly turn: number }

/** A task of practice, or an exercise: then it is the item of the card. */
export interface AskStep {
  readonly kind: 'ask'
  readonly card: CardId
  /** The kind of the task, if the item can be asked like that; else the strength of the card decides. */
  readonly task: TaskKind
  /** Ids of items that are asked with this one, in pairs. */
  readonly partners?: readonly string[]
  /** The sentence with a blank to ask, of a form that is missing in it. */
  readonly gap?: Gap
}

export interface Lesson {
  readonly steps: readonly LessonStep[]
  /** Whether it ends with the check of the unit. Then nothing is repeated, and each answer is a point. */
  readonly isCheck: boolean
}

const asked: ReadonlySet<string> = new Set<LessonStep['kind']>([
  'ask',
  'understand',
  'question',
  'number',
  'form',
])

/** Whether the answer to a step counts. A message has no right answer. */
export const isAsked = ({ kind }: { readonly kind: string }): boolean => asked.has(kind)

/** Minimum and maximum of planned steps of a lesson. */
export const planned = { fewest: 8, most: 14 } as const

const secondsPerStep = 25

/** How long a lesson takes, in whole minutes: three to six. */
export function minutesOf({ steps }: Lesson): number {
  return Math.round((steps.length * secondsPerStep) / 60)
}
