import type { Homograph } from '../homograph.ts'
import type { ScriptQuestion, StepRow } from './tables.ts'
import type { ScriptWordRow } from './words.ts'
import type { Sign } from './signs.ts'
import type { TextLine } from './texts.ts'

export interface ScriptWord extends ScriptWordRow, Homograph {
  /** The word with all vowel marks. */
  readonly vocalised: string
  /** What is told to who writes the word from hearing: the letters that cannot be known from its sound. */
  readonly hints: readonly string[]
}

export interface ScriptRule {
  readonly heading_german: string
  readonly heading_farsi: string
  readonly text_german: string
  readonly text_farsi: string
  readonly examples: readonly ScriptWord[]
  /** Whether the examples are shown with their vowel marks. */
  readonly hasVowelMarks: boolean
}

/** What the list of steps shows. */
export type ScriptStepOverview = Pick<StepRow, 'step' | 'title_german' | 'title_farsi' | 'letters'>

/** Data of the screen of a step. */
export interface ScriptStep extends StepRow {
  readonly rules: readonly ScriptRule[]
  readonly words: readonly ScriptWord[]
  readonly signs: readonly Sign[]
  /** The lines of the text; none in the first two steps. */
  readonly text: readonly TextLine[]
  readonly questions: readonly ScriptQuestion[]
}
