import { gapsOfUnits, type UnitGap } from '@pol/content/course/gaps'
import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { formIndexOf } from '@pol/language/form-index'
import type { Language } from '@pol/language/language'
import type { Material } from './material.ts'

/** By the language that is learned, the gaps of each unit of the course. */
export type CourseGaps = Readonly<Record<Language, readonly (readonly UnitGap[])[]>>

/** A file of its own: only the round of a unit needs it. Made here, since the form indexes of the whole lexicon take a while. */
export function gapsOf({ content, course }: Material): CourseGaps {
  const entries = content.get(lexicon.file) as unknown as readonly LexiconEntry[]
  const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }
  return { de: gapsOfUnits(indexes, 'de', course), fa: gapsOfUnits(indexes, 'fa', course) }
}
