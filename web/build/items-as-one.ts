import { linesLearnedAsOne } from '@pol/content/learned-as-one'
import type { Language } from '@pol/language/language'
import { type Grouping, groupingOf } from '@pol/learning/grouping'
import type { Material } from './material.ts'

/** A separate file: practice and the learner's state need it, the dictionary does not. Retired items are not taught. */
export function itemsAsOne({ content, course, retired }: Material): Grouping {
  const courseWords = course.flatMap(({ words }) => words.map(({ id }) => id))
  const { de, fa } = groupingOf(linesLearnedAsOne(content, courseWords))
  const withRetired = ({ groups, untaught }: Grouping[Language]) => ({
    groups,
    untaught: [...untaught, ...retired],
  })
  return { de: withRetired(de), fa: withRetired(fa) }
}
