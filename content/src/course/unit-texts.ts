import type { DrillRule } from '@pol/language/drills/drill'
import type { CourseText, TextLine, TextName, TextQuestion } from './texts.ts'
import type { ForBoth } from './unit.ts'
import type { FormField, MessageTask } from './writing.ts'

/** A text that is heard or read, with its questions. */
export interface UnitText extends Pick<CourseText, 'type' | 'title_german' | 'title_farsi'> {
  readonly lines: readonly TextLine[]
  readonly questions: readonly TextQuestion[]
}

/** What a unit has to write: a form or a message. */
export type UnitWriting =
  | { readonly kind: 'form'; readonly fields: readonly FormField[] }
  | { readonly kind: 'message'; readonly task: MessageTask }

/** What a unit has to hear, to read and to write. Writing and numbers are by learned language. */
export interface UnitTexts {
  readonly texts: Readonly<Record<TextName, UnitText>>
  readonly writing: ForBoth<UnitWriting>
  readonly numbers: ForBoth<readonly DrillRule[]>
}
