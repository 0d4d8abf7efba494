import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|svg|json|webmanifest)$/

/** Writes `.br` and `.gz` beside each file, once at build time, at the highest level. */
export function compressPlugin(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      for (const output of Object.values(bundle)) {
        if (!compressible.test(output.fileName)) continue
        const content = Buffer.from(output.type === 'chunk' ? output.code : output.source)
        const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        await writeFile(join(dir, `${output.fileName}.br`), brotli)
        await writeFile(join(dir, `${output.fileName}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
