import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '@pol/contract/operations'

const sources = join(import.meta.dirname, '../src')

test('the browser reads no schema of an operation: the build leaves them out', () => {
  const operations = globSync('**/*.ts', { cwd: join(import.meta.dirname, '../../contract/src') }).flatMap(
    (file) =>
      [
        ...readFileSync(join(import.meta.dirname, '../../contract/src', file), 'utf8').matchAll(
          /export const (\w+) = operation\(/g,
        ),
      ].map(([, name = '']) => name),
  )
  expect(operations.length).toBe(contract.operations.length)
  const read = new RegExp(`\\b(?:${operations.join('|')})\\.(?:input|output|access|errors|summary)\\b`)
  const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.ts'] })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => read.test(readFileSync(join(sources, file), 'utf8')))).toEqual([])
})
