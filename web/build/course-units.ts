import { unitCount } from '@pol/content/course/unit-number'
import { units } from '@pol/content/course/tables'

export const courseUnitsId = 'virtual:course-units'

/** Code of the module that imports units dynamically: each unit is a separate file. */
export function courseUnits(): string {
  const loaders = Array.from({ length: unitCount }, (_, at) => {
    const unit = at + 1
    return `${unit}: () => import('@pol/content/data/${units.file}?${unit}')`
  })
  return `export default { ${loaders.join(', ')} }`
}
