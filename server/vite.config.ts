import { defineConfig } from 'vite'
import { unbundled } from './unbundled.ts'

/** Commands for the container image. Elsewhere npm runs them from source. */
const commands = Object.fromEntries(
  ['backup', 'restore', 'move', 'verify', 'clips', 'voices', 'remove-passkeys'].map((name) => [
    name,
    `../scripts/${name}.ts`,
  ]),
)

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node24',
    // scripts/build.ts puts it in the place of the present build, dist.
    outDir: 'dist.new',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'create-cluster': 'src/database/create-cluster.ts',
        'score-passwords': 'src/accounts/passwords/score-passwords.ts',
        'engine-process': 'src/features/speech/offline/engine-process.ts',
        'fit-process': 'src/features/learning/fitting/fit-process.ts',
        ...commands,
      },
      // In the same folder as the entry points: src/files.ts resolves paths relative to its own location.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: [...unbundled, '@electric-sql/pglite/nodefs'] },
})
