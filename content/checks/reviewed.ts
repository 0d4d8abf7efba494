import { readFile } from 'node:fs/promises'
import { parse as parseCsv } from 'csv-parse/sync'
import { expect } from 'vitest'

type List = 'german' | 'persian' | 'verbs' | 'emoji' | 'readings'

interface Reviewed {
  readonly list: List
  readonly item: string
  /** Why the content is correct although the reference list does not confirm it. */
  readonly reason: string
}

const file = new URL('reviewed.csv', import.meta.url)
const reviewed = parseCsv<Reviewed>(await readFile(file, 'utf8'), { columns: true })

/**
 * Expects `reviewed.csv` to contain exactly the given items of the list: every item unknown to the reference, and no
 * unnecessary one.
 */
export function expectReviewed(list: List, unknown: readonly string[]): void {
  const confirmed = reviewed.filter((entry) => entry.list === list && entry.reason !== '')
  expect([...new Set(unknown)].toSorted()).toEqual(confirmed.map(({ item }) => item).toSorted())
}
