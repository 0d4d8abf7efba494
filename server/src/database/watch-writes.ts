import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isDiskFull } from './disk-full.ts'

const probeEveryMs = 5_000

/** Tracks whether the database can write, based on requests that failed because its disk is full. */
export interface WriteWatch {
  /** Records the error of a request. */
  note(error: unknown): void
  /** Whether writes fail. While they do, a test write at most every 5 s finds out whether there is space again. */
  isFailing(): Promise<boolean>
}

export function watchWrites({ db, now }: { db: Database; now: () => Date }): WriteWatch {
  /** Time of the last failed write; null while writes succeed. */
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
 * Makes PostgreSQL write a temporary file of 128 KB. A row would not be a reliable test, because it could fit into an
 * existing page, and it would use up space of the write-ahead log, without which PostgreSQL stops.
 */
function writeTemporaryFile(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(sql`
      with pages as materialized (select repeat('x', 8192) from generate_series(1, 16))
      select count(*) from pages`)
  })
}
