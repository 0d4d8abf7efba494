import type { Homograph } from '../homograph.ts'
import type { Rule } from '@pol/language/reasons/rule'
import type { LexiconEntry } from '../lexicon.ts'
import type { Turn } from './dialogues.ts'

/** A taught line that a note quotes. */
export interface NoteExample extends Homograph {
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
}

/** Cells of prose; the first cell of a row names the row. All rows are as long as the head. */
export interface NoteTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type NoteBlock =
  | { readonly text: string }
  | { readonly table: NoteTable }
  | { readonly examples: readonly NoteExample[] }

export interface NoteSection {
  readonly title: string
  /** The rules that it explains, to which reasons of practice refer. */
  readonly rules: readonly Rule[]
  readonly blocks: readonly NoteBlock[]
}

/** `de` is for German readers and explains Persian; `fa` is for Persian readers and explains German. */
export interface ForBoth<Value> {
  readonly de: Value
  readonly fa: Value
}

interface UnitHead {
  readonly unit: number
  readonly title_german: string
  readonly title_farsi: string
  /** Abilities of a learner after the unit, in sentences. */
  readonly outcomes_german: readonly string[]
  readonly outcomes_farsi: readonly string[]
}

/** A unit in the list of the course. */
export interface UnitOverview extends UnitHead {
  /** The ids of its words, further ones included. */
  readonly words: readonly string[]
}

export type UnitWord = Pick<
  LexiconEntry,
  | 'id'
  | 'german'
  | 'article'
  | 'plural'
  | 'number'
  | 'feminine'
  | 'farsi'
  | 'transliteration'
  | 'spoken'
  | 'spoken_transliteration'
  | 'example_german'
  | 'example_farsi'
  | 'example_transliteration'
> &
  Homograph & {
    /** Whether it comes after the lessons, only in practice. */
    readonly further: boolean
  }

/** Data of the screen of a unit. */
export interface Unit extends UnitHead {
  /** Who speaks where about what in the dialogue, in one sentence. */
  readonly scene_german: string
  readonly scene_farsi: string
  /** Those of the lessons, then further ones. */
  readonly words: readonly UnitWord[]
  readonly turns: readonly Turn[]
  readonly notes: ForBoth<readonly NoteSection[]>
  /** Culture notes: about Iran and Afghanistan, and about Germany. */
  readonly culture: ForBoth<readonly NoteSection[]>
}
