import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'server/dist/.built')
/** What the build is made of; tests are not. */
const sources = ['content', 'contract', 'server', 'web', 'package-lock.json']
const leftOut = /(?:^|[\\/])(?:dist|node_modules|test)(?:[\\/]|$)|\.test\.tsx?$/

/** Builds the browser application and the server where a source has changed since the last time. */
export function buildWhereStale(): void {
  const wanted = sourcesHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('Building …\n')
  run('node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn')
  run('node_modules/vite/bin/vite.js', 'build', 'server', '--logLevel', 'warn')
  run('scripts/database-template.ts')
  writeFileSync(stamp, wanted)
}

/** `npm run build` */
if (import.meta.main) buildWhereStale()

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(source: string): string[] {
  if (source.endsWith('.json')) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !leftOut.test(file))
}

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    process.stderr.write('The build failed; see above.\n')
    process.exit(1)
  }
}
