import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { readRows, type Kind } from '@pol/content/kind'
import { kinds } from '@pol/content/kinds'

/** Turns an import of `@pol/content/data/<kind>.csv` into its checked rows; a faulty line fails the build. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    async load(id) {
      const kind = (kinds as readonly Kind<unknown>[]).find(({ file }) => file === basename(id))
      if (!kind) return null
      const rows = readRows(kind, await readFile(id, 'utf8'))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))})`, moduleType: 'js' }
    },
  }
}
