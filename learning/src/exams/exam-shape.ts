import { type Language, languages } from '@pol/language/language'
import { from1To } from '../lessons/course-shape.ts'

/** Number of model tests of each learned language. exam-shape.test.ts compares it with the content. */
export const testCounts: Readonly<Record<Language, number>> = { de: 2, fa: 1 }

/** The parts of a test in their order: listening, reading, writing, speaking. */
export const examParts = ['hoeren', 'lesen', 'schreiben', 'sprechen'] as const
export type ExamPart = (typeof examParts)[number]

/** How long each part takes in the exam. */
export const minutesOfPart: Readonly<Record<ExamPart, number>> = {
  hoeren: 20,
  lesen: 25,
  schreiben: 20,
  sprechen: 15,
}

/** The points of each part. */
export const pointsOfPart = 15

/** How often each text of a section of the listening part may be heard. */
export const hearingsOfSection: readonly number[] = [2, 1, 2]

/** The name of a part on the wire. The tests of the two languages have names of their own. @param test from 1. */
export const nameOfExamPart = (language: Language, test: number, part: ExamPart): string =>
  language === 'de' ? `test-${test}-${part}` : `test-${language}-${test}-${part}`

/** The names of the parts of all tests. */
export const examPartNames: readonly string[] = languages.flatMap((language) =>
  from1To(testCounts[language]).flatMap((test) =>
    examParts.map((part) => nameOfExamPart(language, test, part)),
  ),
)
