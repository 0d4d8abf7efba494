import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

interface Budget {
  /** Modules of the screens that are opened, by the end of their path. */
  readonly screens: readonly string[]
  /** Most kilobytes (gzip) of JavaScript that opening them may load. */
  readonly kilobytes: number
}

/** Fails the build when a screen's scripts outgrow their budget. */
export function budgetPlugin(budgets: readonly Budget[]): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const { screens, kilobytes } of budgets) {
        const loaded = new Set<Rolldown.OutputChunk>()
        const load = (chunk: Rolldown.OutputChunk | undefined) => {
          if (!chunk || loaded.has(chunk)) return
          loaded.add(chunk)
          for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name))
        }
        load(chunks.find(({ isEntry }) => isEntry))
        for (const screen of screens) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)))
          if (!chunk) this.error(`The budget names ${screen}, which is not in the build`)
          load(chunk)
        }
        const bytes = [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
        const line = `${screens.join(' + ')}: ${(bytes / 1024).toFixed(1)} of ${kilobytes} KB gzip in ${loaded.size} scripts`
        if (bytes > kilobytes * 1024) this.error(`Over budget: ${line}`)
        else this.info(line)
      }
    },
  }
}
