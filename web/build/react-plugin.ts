import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const packages = ['react', 'react/jsx-runtime']
const prefix = '\0esm:'

/**
 * Gives React, which is published as CommonJS only, the exports of an ES module. Otherwise every script
 * of the build needs the bundler's interop runtime, which costs each first view one more request.
 */
export function reactPlugin(): Plugin {
  return {
    name: 'react-esm',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      packages.includes(id) && !importer?.startsWith(prefix) ? prefix + id : null,
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const name = id.slice(prefix.length)
      const exported = Object.keys((await import(name)) as object).filter(
        (key) => /^\w+$/.test(key) && key !== 'default',
      )
      const original = JSON.stringify(resolve(name))
      const lines = exported.map((key) => `export const ${key} = original.${key}`)
      return [`import original from ${original}`, ...lines, 'export default original'].join('\n')
    },
  }
}
