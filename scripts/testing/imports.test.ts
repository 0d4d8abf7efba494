import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { circlesIn, importedFiles, importsOf } from './imports.ts'

test('imports of values and types, exports and dynamic imports of a literal are found', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pol-imports-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const source = [
    `import { readFile } from 'node:fs'`,
    `import type { Entry } from './entry.ts'`,
    `import worker from './worker.ts?url'`,
    `export * from './forms.ts'`,
    `const name = './unknown.ts'`,
    `export const entry = () => [import("./entry.ts"), import(name), readFile, worker]`,
    `// import './comment.ts'`,
  ]
  await writeFile(join(root, 'words.ts'), source.join('\n'))
  for (const file of ['entry', 'worker', 'forms']) await writeFile(join(root, `${file}.ts`), 'export {}')
  const [builtin, ...own] = importsOf(root, 'words.ts')
  expect(builtin).toBe('node:fs')
  expect(own).toEqual(['./entry.ts', './worker.ts?url', './forms.ts', './entry.ts'])
  expect(importedFiles(root, 'words.ts')).toEqual(['entry.ts', 'worker.ts', 'forms.ts', 'entry.ts'])
  expect(importsOf(root, 'words.csv')).toEqual([])
})

test('finds circles of any length, and nothing else', () => {
  const imports = new Map([
    ['main', ['a', 'leaf', 'self']],
    ['a', ['b', 'leaf']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', ['e', 'leaf']],
    ['e', ['d']],
    ['self', ['self']],
    ['leaf', []],
  ])
  expect(circlesIn(imports)).toEqual([['d', 'e'], ['a', 'b', 'c'], ['self']])
})
