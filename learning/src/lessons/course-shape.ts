/** Number of units of the course. A content check compares it with the course (content/checks/course.test.ts). */
export const unitCount = 24

/** Each unit has lessons 1 to 7. */
export const lessonsOfUnit = 7

/** The lesson of a unit in which it is checked what was learned. */
export const lessonWithCheck = lessonsOfUnit

/** Number of questions of a check, and how many right answers pass it. */
export const questionsOfCheck = 12
export const rightToPass = 9

/** The name of a lesson on the wire. @param unit from 1. @param lesson from 1. */
export const nameOfLesson = (unit: number, lesson: number): string => `unit-${unit}-${lesson}`

const from1To = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)

/** The names of all lessons, in the order of the course. */
export const lessonNames: readonly string[] = from1To(unitCount).flatMap((unit) =>
  from1To(lessonsOfUnit).map((lesson) => nameOfLesson(unit, lesson)),
)
