import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const packages = ['react', 'react/jsx-runtime']
const prefix = '\0esm:'

/**
 * Wraps React, which is published as CommonJS only, in an ES module. Otherwise every chunk needs the bundler's interop
 * runtime, which costs one more request on the first view.
 */
export function reactPlugin(): Plugin {
  return {
    name: 'react-esm',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer, { kind }) =>
      // A `require` call gets the original module, because it needs all exports.
      packages.includes(id) && !importer?.startsWith(prefix) && kind !== 'require-call' ? prefix + id : null,
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const name = id.slice(prefix.length)
      const exported = Object.keys((await import(name)) as object).filter(
        (key) => /^\w+$/.test(key) && key !== 'default',
      )
      const original = JSON.stringify(resolve(name))
      const lines = exported.map((key) => `export const ${key} = /* @__PURE__ */ (() => original.${key})()`)
      return [`import original from ${original}`, ...lines, 'export default original'].join('\n')
    },
  }
}
