import { readFile } from 'node:fs/promises'
import { parse as parseCsv } from 'csv-parse/sync'
import { expect } from 'vitest'

type List = 'german' | 'persian' | 'verbs' | 'emoji'

interface Reviewed {
  readonly list: List
  readonly item: string
  /** Why the list is wrong or silent and the material is right. */
  readonly reason: string
}

const file = new URL('reviewed.csv', import.meta.url)
const reviewed = parseCsv<Reviewed>(await readFile(file, 'utf8'), { columns: true })

/**
 * Whatever an independent list does not know has been confirmed by a person, one by one, in `reviewed.csv`; what is
 * confirmed there is still needed.
 */
export function expectReviewed(list: List, unknown: readonly string[]): void {
  const confirmed = reviewed.filter((entry) => entry.list === list && entry.reason !== '')
  expect([...new Set(unknown)].toSorted()).toEqual(confirmed.map(({ item }) => item).toSorted())
}
