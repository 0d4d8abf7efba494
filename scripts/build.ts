import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishBuild } from './publish-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'server/dist/.built')
/** The files that a build depends on; tests are excluded. */
const sources = ['content', 'contract', 'language', 'learning', 'server', 'web', 'package-lock.json']
const excluded = /(?:^|[\\/])(?:dist(?:\.new)?|node_modules|test)(?:[\\/]|$)|\.test\.tsx?$/

/** The hash of the sources of the published build, and its files. */
interface Built {
  readonly sources: string
  readonly files: Readonly<Record<string, readonly string[]>>
}

/** Separate from the published build, which a server may be using. Both vite.config.ts use this name. */
const folder = 'dist.new'

/** Builds the browser application and the server if a source file has changed since the last build. */
export async function buildIfStale(): Promise<void> {
  const wanted = sourcesHash()
  const present = presentBuild()
  if (present?.sources === wanted) return
  process.stdout.write('Building …\n')
  await Promise.all([buildWeb(), buildServer()])
  const files = Object.fromEntries(
    ['web', 'server'].map((part) => {
      const published = present?.files[part] ?? []
      return [part, publishBuild(join(root, part, folder), join(root, part, 'dist'), published, new Date())]
    }),
  )
  writeFileSync(stamp, JSON.stringify({ sources: wanted, files } satisfies Built))
}

/** Null if there is no build, or if an earlier version of this script made it without a list of files. */
function presentBuild(): Built | null {
  if (!existsSync(stamp)) return null
  const written = readFileSync(stamp, 'utf8')
  return written.startsWith('{') ? (JSON.parse(written) as Built) : null
}

function buildWeb(): Promise<void> {
  return run('node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn')
}

async function buildServer(): Promise<void> {
  await run('node_modules/vite/bin/vite.js', 'build', 'server', '--logLevel', 'warn')
  await run('scripts/prepare-start.ts', join(root, 'server', folder))
}

/** `npm run build` */
if (import.meta.main) await buildIfStale()

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
    .filter((file) => !excluded.test(file))
}

/** Exits this process if the program fails; the program has reported the cause. */
async function run(...args: string[]): Promise<void> {
  // Test runners call this as well; their NODE_ENV would bundle the development version of React.
  const { NODE_ENV: _, ...env } = process.env
  const [status] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }), 'close')
  if (status === 0) return
  process.stderr.write('The build failed; see above.\n')
  process.exit(1)
}
