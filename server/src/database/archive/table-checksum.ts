import { createHash } from 'node:crypto'

/** Row count and hash of a table, for comparison. */
export interface TableChecksum {
  readonly rows: number
  readonly sha256: string
}

/** Accumulates the checksum of rows in their order. */
export function createTableChecksum() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(page: readonly string[]) {
      for (const row of page) hash.update(row).update('\n')
      rows += page.length
    },
    result: (): TableChecksum => ({ rows, sha256: hash.digest('hex') }),
  }
}
