import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Section } from '../report.ts'
import { repository, withServer } from '../server.ts'
import { alternate, comparison, comparisonMethod, loadTarget } from './compare.ts'
import { withHelper } from './helper.ts'

export async function measureFiles(): Promise<Section> {
  const script = scriptOfHome()
  const paths = ['/', script]
  const rows = await withServer(
    (product) =>
      withHelper('bare-server.ts', { PRODUCT_URL: product.url, FILES: paths.join(' ') }, async (bare) => {
        const { port } = (await bare.nextMessage()) as { port: number }
        const all: string[][] = []
        for (const path of paths) {
          const request = { path, headers: () => ({ 'accept-encoding': 'br' }) }
          const ours = { ...request, url: product.url, pid: product.program.pid ?? 0 }
          const theirs = { ...request, url: `http://127.0.0.1:${port}`, pid: bare.pid }
          const loads = await alternate({
            product: (seconds) => loadTarget(ours, seconds),
            bare: (seconds) => loadTarget(theirs, seconds),
          })
          all.push(...comparison(`\`${path}\``, loads))
        }
        return all
      }),
    { LOG_LEVEL: 'info' },
  )
  return {
    title: 'Static files',
    method:
      'The page and the script of the home screen, with brotli. The product has its default configuration, with its log at `info` to the ' +
      'null device. The bare `node:http` server, in its own process, sends the same bytes from memory, with content type and ' +
      `length but no other headers. ${comparisonMethod}.`,
    table: [['Figure', 'Product', 'Bare `node:http`', 'Ratio'], ...rows],
  }
}

function scriptOfHome(): string {
  const file = join(repository, 'web/dist/preload.json')
  const [script] = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>)['/'] ?? []
  if (script === undefined) throw new Error('The home screen has no script.')
  return script
}
