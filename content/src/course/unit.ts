import type { Homograph } from '../homograph.ts'
import type { LexiconEntry } from '../lexicon.ts'
import type { Turn } from './dialogues.ts'

/** A taught line that a note shows. */
export interface NoteExample extends Homograph {
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
}

export type NoteBlock = { readonly text: string } | { readonly examples: readonly NoteExample[] }

export interface NoteSection {
  readonly title: string
  readonly blocks: readonly NoteBlock[]
}

/** `de` is for German readers and explains Persian, `fa` the other way round. */
export interface ForBoth<Value> {
  readonly de: Value
  readonly fa: Value
}

interface UnitHead {
  readonly unit: number
  readonly title_german: string
  readonly title_farsi: string
  /** What a learner can do after it, in sentences. */
  readonly outcomes_german: readonly string[]
  readonly outcomes_farsi: readonly string[]
}

/** A unit on the way through the course. */
export interface UnitOverview extends UnitHead {
  /** The ids of its words. */
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
  Homograph

/** All that the screen of a unit shows. */
export interface Unit extends UnitHead {
  readonly words: readonly UnitWord[]
  readonly turns: readonly Turn[]
  readonly notes: ForBoth<readonly NoteSection[]>
  /** How people live: in Iran and Afghanistan, in Germany. */
  readonly culture: ForBoth<readonly NoteSection[]>
}
