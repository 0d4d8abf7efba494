import { linesLearnedAsOne } from '@pol/content/learned-as-one'
import { type Grouping, groupingOf } from '@pol/learning/leaders'
import type { Material } from './material.ts'

/** A separate file: practice and the learner's state need it, the dictionary does not. */
export function itemsAsOne({ content, course }: Material): Grouping {
  const courseWords = course.flatMap(({ words }) => words.map(({ id }) => id))
  return groupingOf(linesLearnedAsOne(content, courseWords))
}
