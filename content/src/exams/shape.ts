import type { Language } from '@pol/language/language'

/** The model tests: the language that is learned, and a number. */
export const exams = ['de-1', 'de-2', 'fa-1'] as const
export type ExamName = (typeof exams)[number]

export const languageOf = (exam: ExamName): Language => (exam.startsWith('de') ? 'de' : 'fa')

/** The four parts, in their order: listening, reading, writing, speaking. These are their names on the wire, too. */
export const examParts = ['hoeren', 'lesen', 'schreiben', 'sprechen'] as const
export type ExamPart = (typeof examParts)[number]

/** The parts whose questions are answered by choosing. */
export const askedParts = ['hoeren', 'lesen'] as const
export type AskedPart = (typeof askedParts)[number]

interface Section {
  /** The texts to hear or to read. */
  readonly texts: readonly string[]
  readonly questions: number
  /** The choices of each question: texts of its own, the two adverts, or right and wrong. */
  readonly answers: 'choices' | 'adverts' | 'statement'
}

const from1To = (last: number): string[] => Array.from({ length: last }, (_, at) => String(at + 1))

/** The sections of the parts that are answered by choosing. */
export const sections: Readonly<Record<AskedPart, readonly Section[]>> = {
  hoeren: [
    { texts: from1To(6), questions: 6, answers: 'choices' },
    { texts: from1To(4), questions: 4, answers: 'statement' },
    { texts: from1To(5), questions: 5, answers: 'choices' },
  ],
  lesen: [
    { texts: from1To(2), questions: 5, answers: 'statement' },
    { texts: from1To(5).flatMap((text) => [`${text}a`, `${text}b`]), questions: 5, answers: 'adverts' },
    { texts: from1To(5), questions: 5, answers: 'statement' },
  ],
}

/** The answers that can be right, by kind of question. */
export const rightAnswers = {
  choices: ['a', 'b', 'c'],
  adverts: ['a', 'b'],
  statement: ['r', 'f'],
} as const

/** The fields of the form, and the points that a message has to cover. */
export const fieldsOfForm = 5
export const pointsOfMessage = 3

/** The cards of the speaking part: to introduce oneself, to spell, to say a number; two topics with words; pictures. */
export const cardsOfSection = [9, 6, 3] as const
/** In the first section: the cue words of the introduction, then the name to spell and the number. */
export const cuesOfIntroduction = 7
export const cardsOfTopic = 3
