import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import routes from 'virtual:routes'
import { expect, test } from 'vitest'
import type { Operation } from '@pol/contract/operation'
import { operations } from '@pol/contract/operations'

const sources = join(import.meta.dirname, '../src')

test('the browser knows the route of every operation, and nothing else of it', () => {
  const expected = (operations as readonly Operation[]).map(
    ({ name, method, path, isPaged, upload, download }) => [
      name,
      { method, path, isPaged, upload, download },
    ],
  )
  expect(Object.entries(routes)).toEqual(expected)
})

test('the browser imports operations as types only', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.ts'] })
  expect(files.length).toBeGreaterThan(100)
  const importsValue = /^import (?!type )[^;]*?from '@pol\/contract\/operations/m
  const isImporting = (file: string) =>
    readFileSync(join(sources, file), 'utf8')
      .split(/^(?=import )/m)
      .some((statement) => importsValue.test(statement.split('\n\n')[0] ?? ''))
  expect(files.filter(isImporting)).toEqual([])
})
