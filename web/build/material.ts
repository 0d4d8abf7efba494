import type { Unit } from '@pol/content/course/unit'
import type { Content } from '@pol/content/read'

/** The teaching material. */
export interface Material {
  readonly content: Content
  readonly course: readonly Unit[]
  /** The rows of `german-compounds.csv`. */
  readonly compounds: readonly string[]
  /** Ids that are no longer in use. */
  readonly retired: readonly string[]
}
