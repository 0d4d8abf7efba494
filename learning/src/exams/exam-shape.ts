import type { ExamPart } from './exam-names.ts'

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
