import type { Language } from '@pol/language/language'
import type { ExamQuestion } from './questions.ts'
import type { ExamName } from './shape.ts'
import type { ExamCard } from './speaking.ts'
import type { ExamLine, ExamText } from './texts.ts'
import type { ExamField, ExamMessage } from './writing.ts'

/** A text to hear or to read, with its lines. */
export interface TextOfExam extends ExamText {
  readonly lines: readonly ExamLine[]
}

export interface ExamSection {
  readonly texts: readonly TextOfExam[]
  readonly questions: readonly ExamQuestion[]
}

/** A card of the speaking part, with a model of what can be said. */
export interface CardOfExam extends ExamCard {
  readonly lines: readonly ExamLine[]
}

/** A model test, with everything that its screens show. */
export interface Exam {
  readonly exam: ExamName
  readonly language: Language
  readonly hoeren: readonly ExamSection[]
  readonly lesen: readonly ExamSection[]
  readonly schreiben: {
    readonly person: TextOfExam
    readonly fields: readonly ExamField[]
    readonly message: ExamMessage
    readonly model: readonly ExamLine[]
  }
  /** The cards of each section. */
  readonly sprechen: readonly (readonly CardOfExam[])[]
}
