import { defineConfig } from 'vite'

/** Packages that bring files of their own (WebAssembly, native code), and those that one of these loads. */
const unbundled = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/nodefs',
  '@node-rs/argon2',
  '@echogarden/espeak-ng-emscripten',
  'wasm-media-encoders',
  'drizzle-orm',
  'pg',
]

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node26',
    outDir: 'dist',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'engine-process': 'src/features/speech/offline/engine-process.ts',
      },
    },
  },
  ssr: { noExternal: true, external: unbundled },
})
