import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const source = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url))
const assets = 'assets/'

/** Bundles the service worker, with the names of all files of the build whose names carry their hash. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const hashedFiles = Object.keys(bundle)
          .filter((file) => file.startsWith(assets))
          .map((file) => `/${file}`)
        const result = (await build({
          configFile: false,
          logLevel: 'warn',
          define: { hashedFiles: JSON.stringify(hashedFiles), 'process.env.NODE_ENV': '"production"' },
          build: {
            write: false,
            rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        })) as Rolldown.RolldownOutput
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: result.output[0].code })
      },
    },
  }
}
