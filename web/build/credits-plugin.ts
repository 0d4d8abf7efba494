import type { Plugin } from 'vite'
import { packageJsonPath, packagesOf } from './bundled-packages.ts'

const id = 'virtual:bundled-packages'
const placeholder = '__BUNDLED_PACKAGES__'

/**
 * Provides the credits page with the bundled packages as `virtual:bundled-packages`. A placeholder is replaced once all
 * chunks are known.
 * @param additional packages delivered outside of the page's scripts.
 */
export function creditsPlugin(additional: readonly string[]): Plugin {
  const inDevelopment = () => JSON.stringify(packagesOf(additional.map(packageJsonPath)))
  let isBuild = true
  return {
    name: 'credits',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(loaded) {
      if (loaded !== `\0${id}`) return null
      return `export default JSON.parse(${isBuild ? `"${placeholder}"` : JSON.stringify(inDevelopment())})`
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!code.includes(placeholder)) return null
      const modules = Object.values(chunks).flatMap(({ moduleIds }) => moduleIds)
      const packages = JSON.stringify(packagesOf([...modules, ...additional.map(packageJsonPath)]))
      return code.replace(new RegExp(`(["'\`])${placeholder}\\1`), () => JSON.stringify(packages))
    },
  }
}
