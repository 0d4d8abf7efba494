import { stepCount } from '@pol/content/script/step-number'
import { steps } from '@pol/content/script/tables'

export const scriptStepsId = 'virtual:script-steps'

/** Code of the module that imports the steps of the script dynamically: each is a separate file. */
export function scriptSteps(): string {
  const loaders = Array.from({ length: stepCount }, (_, at) => {
    const step = at + 1
    return `${step}: () => import('@pol/content/data/${steps.file}?${step}')`
  })
  return `export default { ${loaders.join(', ')} }`
}
