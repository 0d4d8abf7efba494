import { expect, test } from 'vitest'
import { readIdsInUse, readReleasedIds, readRetiredIds } from '../src/release-ids.ts'

const data = new URL('../data/', import.meta.url)
const inUse = [...(await readIdsInUse(data)).values()].flat()
const released = await readReleasedIds(data)
const retired = await readRetiredIds(data)

const twice = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at)
const missingIn = (ids: readonly string[], others: readonly string[]) => {
  const known = new Set(others)
  return ids.filter((id) => !known.has(id))
}

test('every row has a unique id, which is in the list of released ids (npm run ids)', () => {
  expect(twice(inUse)).toEqual([])
  expect(missingIn(inUse, released)).toEqual([])
})

test('a released id is in use, or is listed as retired', () => {
  expect(twice(released)).toEqual([])
  expect(missingIn(released, [...inUse, ...retired.map(({ id }) => id)])).toEqual([])
})

test('a retired id was released, is not in use, and is replaced by one in use, or by none', () => {
  const ids = retired.map(({ id }) => id)
  expect(twice(ids)).toEqual([])
  expect(missingIn(ids, released)).toEqual([])
  expect(ids.filter((id) => inUse.includes(id))).toEqual([])
  const successors = retired.map(({ successor }) => successor).filter((id) => id !== '')
  expect(missingIn(successors, inUse)).toEqual([])
})
