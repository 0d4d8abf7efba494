import { fileURLToPath } from 'node:url'

export const contentFolder = new URL('../../content/data/', import.meta.url)
export const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
/** Made by the build; without it, an embedded database only takes longer to make. */
export const template = fileURLToPath(new URL('../dist/database-template.tar.gz', import.meta.url))
export const engineProgram = fileURLToPath(
  new URL('../src/features/speech/offline/engine-process.ts', import.meta.url),
)
