/**
 * Packages that cannot be bundled: with WebAssembly or native files, or imported at run time by another package
 * (`rate-limiter-flexible` imports `drizzle-orm` by a computed name, which imports `pg`). A server needs no other
 * package installed.
 */
export const unbundled = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@open-spaced-repetition/binding',
  '@echogarden/espeak-ng-emscripten',
  'drizzle-orm',
  'pg',
  'wasm-media-encoders',
] as const
