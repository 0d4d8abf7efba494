import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|svg|json|txt|wasm|webmanifest)$/

/** Writes `.br` and `.gz` files next to each asset that can be compressed, at the highest compression level. */
export function compressPlugin(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const outputs = Object.values(bundle).filter(({ fileName }) => compressible.test(fileName))
      const written = outputs.flatMap((output) => {
        const content = Buffer.from(output.type === 'chunk' ? output.code : output.source)
        const write = async (extension: string, compressed: Promise<Buffer>) =>
          writeFile(join(dir, output.fileName + extension), await compressed)
        return [
          write(
            '.br',
            promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          ),
          write('.gz', promisify(gzip)(content, { level: 9 })),
        ]
      })
      await Promise.all(written)
    },
  }
}
