import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { withConnection } from '../../../server/src/database/open.ts'

/** In milliseconds. */
export interface Locks {
  /** Longest time that a statement waited for a lock. */
  readonly waited: number
  /** Longest transaction with writes, which holds its locks until it ends. */
  readonly held: number
}

const everyMs = 5

/** Polls the locks of a PostgreSQL database while `work` runs. */
export async function watchLocks<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly locks: Locks }> {
  const over = new AbortController()
  const watching = withConnection(url, async (db) => {
    let [waited, held] = [0, 0]
    while (!over.signal.aborted) {
      const [now] = await db
        .select({
          waited: sql<number>`(
            select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 * 1000
            from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database())`,
          held: sql<number>`(
            select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 * 1000
            from pg_stat_activity where backend_xid is not null and datname = current_database())`,
        })
        .from(sql`(select 1) as one`)
      waited = Math.max(waited, now?.waited ?? 0)
      held = Math.max(held, now?.held ?? 0)
      await pause(everyMs)
    }
    return { waited, held }
  })
  const result = await work().finally(() => over.abort())
  return { result, locks: await watching }
}
