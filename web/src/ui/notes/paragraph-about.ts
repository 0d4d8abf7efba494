import type { ForBoth, NoteSection } from '@pol/content/course/unit'
import { type Language, languages } from '@pol/language/language'

export interface Paragraph {
  readonly section: NoteSection
  /** The language in which it is written. */
  readonly reader: Language
}

/** @returns the paragraph of these notes that explains a rule; null if none does. */
export function paragraphAbout(rule: string, notes: ForBoth<readonly NoteSection[]>): Paragraph | null {
  for (const reader of languages) {
    const section = notes[reader].find(({ rules }) => rules.some((explained) => explained === rule))
    if (section) return { section, reader }
  }
  return null
}
