import { fileURLToPath } from 'node:url'

export const contentFolder = new URL('../../content/data/', import.meta.url)
export const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
/** Created by the build. Without it, creating an embedded database only takes longer. */
export const template = fileURLToPath(new URL('../dist/database-template.tar.gz', import.meta.url))
export const passwordProgram = fileURLToPath(
  new URL('../src/accounts/passwords/score-passwords.ts', import.meta.url),
)
export const fitProgram = fileURLToPath(
  new URL('../src/features/learning/fitting/fit-process.ts', import.meta.url),
)
export const hangingFit = fileURLToPath(new URL('process/hanging-fit.ts', import.meta.url))
export const hungryFit = fileURLToPath(new URL('process/hungry-fit.ts', import.meta.url))
export const engineProgram = fileURLToPath(
  new URL('../src/features/speech/offline/engine-process.ts', import.meta.url),
)
