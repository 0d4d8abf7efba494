/// <reference types="vite/client" />

declare module 'virtual:routes' {
  const routes: Readonly<
    Record<import('@pol/contract/operations').OperationName, import('@pol/contract/operation').Route>
  >
  export default routes
}

declare module 'virtual:screens/open' {
  const screens: readonly import('../build/screens-plugin.ts').Screen[]
  export default screens
}

declare module 'virtual:screens/further' {
  const screens: readonly import('../build/screens-plugin.ts').FurtherScreen[]
  export default screens
}

declare module 'virtual:course-units' {
  /** Imports of the units, by number. */
  const loaders: Readonly<Record<number, () => Promise<{ default: import('@pol/content/course/unit').Unit }>>>
  export default loaders
}

declare module 'virtual:course-exercises' {
  /** Imports of the exercises of each unit, by its number. */
  const loaders: Readonly<
    Record<number, () => Promise<{ default: readonly import('../build/course-exercises.ts').UnitExercise[] }>>
  >
  export default loaders
}

declare module 'virtual:unit-texts' {
  /** Imports of the texts of the units, by number. */
  const loaders: Readonly<
    Record<number, () => Promise<{ default: import('@pol/content/course/unit-texts').UnitTexts }>>
  >
  export default loaders
}

declare module 'virtual:exercise-counts' {
  const counts: import('@pol/learning/exercises/exercise-items').ExerciseCounts
  export default counts
}

declare module 'virtual:script-steps' {
  /** Imports of the steps of the script, by number. */
  const loaders: Readonly<
    Record<number, () => Promise<{ default: import('@pol/content/script/step').ScriptStep }>>
  >
  export default loaders
}

declare module 'virtual:exams' {
  /** Imports of the model tests, by name. */
  const loaders: Readonly<
    Record<
      import('@pol/content/exams/shape').ExamName,
      () => Promise<{ default: import('@pol/content/exams/exam').Exam }>
    >
  >
  export default loaders
}

declare module 'virtual:script-strokes' {
  const script: import('@pol/language/script/strokes').StrokeTables
  export default script
}

declare module 'virtual:lines' {
  const lines: import('../build/practice-lines.ts').Lines
  export default lines
}

declare module 'virtual:groups' {
  const groups: import('../build/groups.ts').Groups
  export default groups
}

declare module 'virtual:items-as-one' {
  const grouping: import('@pol/learning/grouping').Grouping
  export default grouping
}

declare module 'virtual:gaps' {
  const gaps: import('../build/gaps.ts').CourseGaps
  export default gaps
}

declare module 'virtual:capital-sentences' {
  const sentences: readonly import('../build/capital-sentences.ts').CapitalSentence[]
  export default sentences
}

declare module 'virtual:rule-units' {
  const units: import('../build/rule-units.ts').RuleUnits
  export default units
}

declare module 'virtual:unit-titles' {
  const titles: readonly import('../build/unit-titles.ts').UnitTitle[]
  export default titles
}

declare module 'virtual:german-sounds' {
  /** Only where the interface is Persian. */
  const sounds: import('../build/sound-columns.ts').SoundColumns | null
  export default sounds
}

declare module 'virtual:german-compounds' {
  /** The rows of `german-compounds.csv`. */
  const compounds: readonly string[]
  export default compounds
}

declare module 'virtual:bundled-packages' {
  const packages: readonly import('../build/bundled-packages.ts').BundledPackage[]
  export default packages
}
