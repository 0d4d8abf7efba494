import { createHash } from 'node:crypto'

/** What the rows of a table come to, to compare them by. */
export interface Sum {
  readonly rows: number
  readonly sha256: string
}

/** Sums up rows, as they are written down, in their order. */
export function createTally() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(page: readonly string[]) {
      for (const row of page) hash.update(row).update('\n')
      rows += page.length
    },
    sum: (): Sum => ({ rows, sha256: hash.digest('hex') }),
  }
}
