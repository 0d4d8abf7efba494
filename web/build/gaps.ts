import { gapsOfUnits, type UnitGap } from '@pol/content/course/gaps'
import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { formIndexOf } from '@pol/language/form-index'
import type { Language } from '@pol/language/language'
import type { Material } from './material.ts'

/** The gaps of each unit of the course, by the language that is learned. */
export type CourseGaps = Readonly<Record<Language, readonly (readonly UnitGap[])[]>>

/** A separate file, because only the round of a unit needs it. Made at build time: form indexes take a while. */
export function gapsOf({ content, course }: Material): CourseGaps {
  const entries = content.get(lexicon.file) as unknown as readonly LexiconEntry[]
  const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }
  return { de: gapsOfUnits(indexes, 'de', course), fa: gapsOfUnits(indexes, 'fa', course) }
}
