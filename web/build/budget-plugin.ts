import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { chunksOfRoute } from './chunks-of-route.ts'
import { persianFolder } from './texts-plugin.ts'

interface Budget {
  /** Modules that opening a route loads, below `src/`. */
  readonly modules: readonly string[]
  /** Maximum of JavaScript that opening it may load, in kilobytes (1,000 bytes, gzip). */
  readonly kilobytes: number
  /** Maximum of scripts that opening it may load. */
  readonly scripts?: number | undefined
}

/** Extra budget of the Persian build, because Persian letters take two bytes each. */
const persianKilobytes = 1

/** Fails the build when the scripts of a route outgrow their budget, in bytes or in number. */
export function budgetPlugin(budgets: readonly Budget[]): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle({ dir = '' }, bundle) {
      const extra = basename(dir) === persianFolder ? persianKilobytes : 0
      for (const { modules, kilobytes, scripts = Infinity } of budgets) {
        const loaded = [...chunksOfRoute(['main.tsx', ...modules], bundle)]
        const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
        const line = `${modules.join(' + ')}: ${(bytes / 1000).toFixed(1)} of ${kilobytes + extra} KB gzip in ${loaded.length} scripts`
        if (bytes > (kilobytes + extra) * 1000 || loaded.length > scripts) this.error(`Over budget: ${line}`)
        else this.info(line)
      }
    },
  }
}
