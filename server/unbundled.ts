/** Packages with WebAssembly or native files, which cannot be bundled. A server needs no other package installed. */
export const unbundled = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@echogarden/espeak-ng-emscripten',
  'wasm-media-encoders',
] as const
