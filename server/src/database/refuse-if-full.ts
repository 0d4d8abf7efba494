import { count, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { ApiError } from '../api/api-error.ts'
import type { Transaction } from './database.ts'

/** In seconds. Long, because people have to process a full list first. */
const retryAfterFull = 60 * 60

/** @throws ApiError if `atMost` rows or more are stored. Counting stops at `atMost`. */
export async function refuseIfFull(
  tx: Transaction,
  table: PgTable,
  which: SQL,
  atMost: number,
): Promise<void> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(which)
    .limit(atMost)
    .as('some')
  const [counted] = await tx.select({ total: count() }).from(some)
  if (counted && counted.total >= atMost) throw new ApiError('unavailable', { retryAfter: retryAfterFull })
}
