import type { Unit } from '@pol/content/course/unit'
import type { Material } from './material.ts'

export type UnitTitle = Pick<Unit, 'title_german' | 'title_farsi'>

/** The titles of the units of the course, in their order. A separate file, so that Home does not load the course. */
export function unitTitlesOf({ course }: Material): readonly UnitTitle[] {
  return course.map(({ title_german, title_farsi }) => ({ title_german, title_farsi }))
}
