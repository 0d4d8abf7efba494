import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isDiskFull } from './disk-full.ts'

const probeEveryMs = 5_000

/** Knows whether the database can store anything, from the requests that failed because its disk is full. */
export interface WriteWatch {
  /** Takes the error of a request. */
  note(error: unknown): void
  /** Whether writing fails. While it does, this writes at most every 5 s to find out whether there is room again. */
  isFailing(): Promise<boolean>
}

export function watchWrites({ db, now }: { db: Database; now: () => Date }): WriteWatch {
  /** When a write last failed; null while writing works. */
  let failedAt: number | null = null
  let probing: Promise<void> | null = null
  const probe = async () => {
    try {
      await writeTemporaryFile(db)
      failedAt = null
    } catch (error) {
      if (!isDiskFull(error)) throw error
      failedAt = now().getTime()
    }
  }
  return {
    note(error) {
      if (isDiskFull(error)) failedAt = now().getTime()
    },
    async isFailing() {
      if (failedAt !== null && now().getTime() - failedAt >= probeEveryMs)
        await (probing ??= probe().finally(() => (probing = null)))
      return failedAt !== null
    },
  }
}

/**
 * Makes PostgreSQL write 128 KB beside its tables. A row could fit into a page that a table has already, and would use up
 * the write-ahead log, without which PostgreSQL stops.
 */
function writeTemporaryFile(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(sql`
      with pages as materialized (select repeat('x', 8192) from generate_series(1, 16))
      select count(*) from pages`)
  })
}
