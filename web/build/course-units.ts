import { exercises } from '@pol/content/course/exercises'
import { courseTexts } from '@pol/content/course/texts'
import { unitCount } from '@pol/learning/lessons/course-shape'
import { units } from '@pol/content/course/tables'

/** Modules that import something of a unit dynamically, by the file of which it is a part: each unit is a separate file. */
export const perUnit: Readonly<Record<string, string>> = {
  'virtual:course-units': units.file,
  'virtual:course-exercises': exercises.file,
  /** Texts to hear, to read and to write. Only lessons need them. */
  'virtual:unit-texts': courseTexts.file,
}

/** Code of such a module. */
export function loadersOf(file: string): string {
  const loaders = Array.from({ length: unitCount }, (_, at) => {
    const unit = at + 1
    return `${unit}: () => import('@pol/content/data/${file}?${unit}')`
  })
  return `export default { ${loaders.join(', ')} }`
}
