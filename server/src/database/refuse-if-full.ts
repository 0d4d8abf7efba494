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
  const counting = tx
    .select({ row: sql`1`.as('row') })
    .from(table)
    .where(which)
    .limit(atMost)
    .as('counting')
  const [counted] = await tx.select({ total: count() }).from(counting)
  if (counted && counted.total >= atMost) throw new ApiError('unavailable', { retryAfter: retryAfterFull })
}
