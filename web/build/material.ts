import type { Unit } from '@pol/content/course/unit'
import type { UnitTexts } from '@pol/content/course/unit-texts'
import type { Exam } from '@pol/content/exams/exam'
import type { Content } from '@pol/content/read'
import type { ScriptStep } from '@pol/content/script/step'
import type { StrokeTables } from '@pol/language/script/strokes'

/** The teaching material. */
export interface Material {
  readonly content: Content
  readonly course: readonly Unit[]
  /** Texts to hear, to read and to write, of each unit. */
  readonly texts: readonly UnitTexts[]
  /** The steps of the Persian script. */
  readonly script: readonly ScriptStep[]
  /** How its letters are written. */
  readonly strokes: StrokeTables
  /** The model tests of both languages. */
  readonly exams: readonly Exam[]
  /** The rows of `german-compounds.csv`. */
  readonly compounds: readonly string[]
  /** Ids that are no longer in use. */
  readonly retired: readonly string[]
}
