import { examPartNames } from '../exams/exam-names.ts'
import {
  from1To,
  lessonsOfUnit,
  nameOfLesson,
  nameOfScriptStep,
  scriptStepCount,
  type Start,
  unitCount,
} from './course-shape.ts'

const namesOfUnit = (unit: number): string[] =>
  from1To(lessonsOfUnit).map((lesson) => nameOfLesson(unit, lesson))

/** The names of the lessons of all units, in the order of the course. */
const unitLessons: readonly string[] = from1To(unitCount).flatMap(namesOfUnit)
const scriptSteps: readonly string[] = from1To(scriptStepCount).map(nameOfScriptStep)

/**
 * The names of all lessons: of the units in the order of the course, then the steps of the script, then the parts of the
 * model tests.
 */
export const lessonNames: readonly string[] = [...unitLessons, ...scriptSteps, ...examPartNames]

/**
 * The names of the lessons in the order in which the course leads through them. It takes those who began with the script
 * through script and units in turn: step 1, unit 1, step 2, unit 2 and so on.
 */
export function wayOf(start: Start | null): readonly string[] {
  if (start !== 'script') return unitLessons
  return from1To(unitCount).flatMap((unit) => [
    ...(unit <= scriptStepCount ? [nameOfScriptStep(unit)] : []),
    ...namesOfUnit(unit),
  ])
}
