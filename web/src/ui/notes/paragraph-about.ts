import type { ForBoth, NoteSection } from '@pol/content/course/unit'
import { type Language, languages } from '@pol/language/language'

export interface Paragraph {
  readonly section: NoteSection
  /** The language in which it is written. */
  readonly reader: Language
}

/** The anchor of a section by its heading, in the hash of the address of its unit. */
export const anchorOfHeading = (heading: string): string => encodeURIComponent(heading)

/**
 * @param anchor a rule, or the anchor of a heading.
 * @returns the paragraph of these notes that explains it; null if none does.
 */
export function paragraphAbout(anchor: string, notes: ForBoth<readonly NoteSection[]>): Paragraph | null {
  for (const reader of languages) {
    const section = notes[reader].find(
      ({ rules, title }) => rules.some((rule) => rule === anchor) || anchorOfHeading(title) === anchor,
    )
    if (section) return { section, reader }
  }
  return null
}
