import { from1To, lessonsOfUnit, nameOfLesson, unitCount } from './course-shape.ts'

/** The names of all lessons, in the order of the course. */
export const lessonNames: readonly string[] = from1To(unitCount).flatMap((unit) =>
  from1To(lessonsOfUnit).map((lesson) => nameOfLesson(unit, lesson)),
)
