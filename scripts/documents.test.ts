import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { bounds } from '../server/src/bounds/bounds.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Folders and files that are installed, built, or written by a running server. */
const notInRepository = new Set(['node_modules', 'dist', 'data', '.git', '.env', 'test-results'])
const entries = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !notInRepository.has(name))
const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
const files = [
  ...entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  ...globSync(
    folders.map((folder) => `${folder}/**/*.*`),
    { cwd: root, exclude: (path) => notInRepository.has(path.split('/').at(-1) ?? '') },
  ),
]
const documents = files.filter((file) => file.endsWith('.md'))

function commandsIn(text: string): string[] {
  return [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, command]) =>
    String(command),
  )
}

/** Paths relative to the root of the repository, in code, in prose and in commands. */
function pathsIn(text: string): string[] {
  const path = new RegExp(`(?<![\\w./-])(?:${folders.join('|').replaceAll('.', '\\.')})/[\\w./-]*[\\w/]`, 'g')
  return [...text.matchAll(path)]
    .map(([found]) => found)
    .filter((found) => !/\/(?:dist|node_modules)\//.test(found))
}

/** File names in backticks, alone or with the end of their path. */
function fileNamesIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|yaml))`/g)].map(([, name]) => String(name))
}

/** Names in camel case in backticks, such as `createClient` or `ApiError`. */
function identifiersIn(text: string): string[] {
  return [...text.matchAll(/`([A-Za-z][a-z]*(?:[A-Z][a-z]+)+)(?:\(.*?\))?`/g)].map(([, name]) => String(name))
}

function linksIn(text: string): { readonly file: string; readonly anchor: string }[] {
  return [...text.matchAll(/\]\((?!http)([^)#]*)(?:#([^)]*))?\)/g)].map(([, file = '', anchor = '']) => ({
    file,
    anchor,
  }))
}

/** Anchors of headings, generated like on GitHub. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

const words = new Set(
  files
    .filter((file) => /\.(?:tsx?|mjs|service)$/.test(file))
    .flatMap((file) => read(file).match(/\w+/g) ?? []),
)

test('all documents are read, and their references are found', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'docs/content.md', 'docs/decisions/0001-workspaces.md']),
  )
  const text =
    'Run `npm run check -- web/src/app.tsx`, see scripts/check.ts and `check.ts` for `runChecks()`.'
  expect(commandsIn(text)).toEqual(['check'])
  expect(pathsIn(text)).toEqual(['web/src/app.tsx', 'scripts/check.ts'])
  expect(fileNamesIn(text)).toEqual(['check.ts'])
  expect(identifiersIn(text)).toEqual(['runChecks'])
  expect(linksIn('[a](b.md#c-d)')).toEqual([{ file: 'b.md', anchor: 'c-d' }])
  expect(anchorsOf('## The disk is full')).toEqual(['the-disk-is-full'])
})

describe.each(documents)('%s', (document) => {
  const text = read(document)

  test('names only commands that exist', () => {
    for (const command of commandsIn(text)) expect(scripts, command).toHaveProperty(command)
  })

  test('names only files and folders that exist', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(fileNamesIn(text).filter((name) => !files.some((file) => file.endsWith(name)))).toEqual([])
  })

  test('names only identifiers that exist', () => {
    expect(identifiersIn(text).filter((name) => !words.has(name))).toEqual([])
  })

  test('links only to files and headings that exist', () => {
    const broken = linksIn(text).filter(({ file, anchor }) => {
      const path = file === '' ? document : join(dirname(document), file)
      if (!existsSync(join(root, path))) return true
      return anchor !== '' && !anchorsOf(read(path)).includes(anchor)
    })
    expect(broken).toEqual([])
  })
})

test('docs/security.md lists every bound with its value', () => {
  const rows = read('docs/security.md').matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)
  const listed = [...rows].map(([, name, number = '']) => [name, Number(number.replaceAll(',', ''))])
  expect(Object.fromEntries(listed)).toEqual(bounds)
})

/** The text of a file and of its imports: some `describe` tests for several files. */
function withImports(file: string): string {
  const text = read(file)
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))
  return [text, ...imported.map(read)].join('\n')
}

test('docs/security.md names only tests that exist', () => {
  const named = [...read('docs/security.md').matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: \*([^*]+)\*/g)]
  expect(named.length).toBeGreaterThan(0)
  const missing = named.filter(
    ([, file = '', title = '']) => !existsSync(join(root, file)) || !withImports(file).includes(title),
  )
  expect(missing.map(([reference]) => reference)).toEqual([])
})
