import type { Unit } from '@pol/content/course/unit'
import type { Content } from '@pol/content/read'

/** All that is taught. */
export interface Material {
  readonly content: Content
  readonly course: readonly Unit[]
}
