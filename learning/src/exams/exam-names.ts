import { type Language, languages } from '@pol/language/language'
import { from1To } from '../lessons/course-shape.ts'

/** Number of model tests of each learned language. exam-shape.test.ts compares it with the content. */
export const testCounts: Readonly<Record<Language, number>> = { de: 2, fa: 1 }

/** The parts of a test in their order: listening, reading, writing, speaking. */
export const examParts = ['hoeren', 'lesen', 'schreiben', 'sprechen'] as const
export type ExamPart = (typeof examParts)[number]

/** The name of a part on the wire. The tests of the two languages have names of their own. @param test from 1. */
export const nameOfExamPart = (language: Language, test: number, part: ExamPart): string =>
  language === 'de' ? `test-${test}-${part}` : `test-${language}-${test}-${part}`

/** The names of the parts of all tests. */
export const examPartNames: readonly string[] = languages.flatMap((language) =>
  from1To(testCounts[language]).flatMap((test) =>
    examParts.map((part) => nameOfExamPart(language, test, part)),
  ),
)
