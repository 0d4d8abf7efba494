import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe.each([
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/operations.md',
  'docs/capacity.md',
  'docs/security.md',
])('%s', (document) => {
  const text = read(document)

  test('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) =>
      String(name),
    )
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) expect(scripts, command).toHaveProperty(command)
  })

  test('names only files and folders that exist', () => {
    const rooms =
      /`((?:\.oxlintrc|(?:content|contract|server|web|e2e|bench|scripts|docs|deploy)\/)[\w./*-]*)`/g
    const links = /\]\((?!http)([^)#]+)\)/g
    const programs = /\bnode (scripts\/[\w.-]+)/g
    const found = (form: RegExp, from: URL) =>
      [...text.matchAll(form)].map(([, path]) => new URL(String(path), from))
    const named = [...found(rooms, root), ...found(programs, root), ...found(links, new URL(document, root))]
    expect(named.length).toBeGreaterThan(0)
    for (const file of named) expect(existsSync(file), file.href).toBe(true)
  })
})

test('docs/security.md names only tests that exist', () => {
  const named = [...read('docs/security.md').matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: \*([^*]+)\*/g)]
  expect(named.length).toBeGreaterThan(0)
  for (const [, file = '', title = ''] of named) expect(read(file), title).toContain(title)
})
