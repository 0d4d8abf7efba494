import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { packagesOf } from './bundled-packages.ts'

const source = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url))
const assets = 'assets/'

/** Packages bundled into the service worker, for the credits. The build fails if the list is wrong. */
export const serviceWorkerPackages: readonly string[] = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

/** The encoder of recordings is not cached, because sending a recording needs a network. */
const isForSenders = (file: string) => file.endsWith('.wasm')

/** Bundles the service worker with the list of the hashed files of the build. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const hashedFiles = Object.keys(bundle)
          .filter((file) => file.startsWith(assets) && !isForSenders(file))
          .map((file) => `/${file}`)
        const result = (await build({
          configFile: false,
          logLevel: 'warn',
          define: {
            hashedFiles: JSON.stringify(hashedFiles),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            write: false,
            rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        })) as Rolldown.RolldownOutput
        const bundled = packagesOf(result.output[0].moduleIds).map(({ name }) => name)
        if (bundled.join() !== serviceWorkerPackages.join()) {
          this.error(`The service worker bundles ${bundled.join()}, expected ${serviceWorkerPackages.join()}`)
        }
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: result.output[0].code })
      },
    },
  }
}
