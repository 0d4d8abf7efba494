import { exams as names } from '@pol/content/exams/shape'
import { examTexts } from '@pol/content/exams/texts'

export const examsId = 'virtual:exams'

/** Code of the module that imports the model tests dynamically: each is a separate file. */
export function exams(): string {
  const loaders = names.map(
    (name) => `'${name}': () => import('@pol/content/data/${examTexts.file}?${name}')`,
  )
  return `export default { ${loaders.join(', ')} }`
}
