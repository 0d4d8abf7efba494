import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { limits as table } from '../database/schema.ts'

interface BurstLimitSettings {
  readonly atOnce: number
  readonly everySeconds: number
}

/**
 * A rate limit (GCRA) that allows a burst of `atOnce` attempts and then one every `everySeconds`. A fixed window would
 * allow twice its limit around its end. A row's `expire` is the time at which the full burst is available again.
 */
export function createBurstLimit(
  db: Database,
  keyPrefix: string,
  { atOnce, everySeconds }: BurstLimitSettings,
) {
  const rowKey = (key: string) => `${keyPrefix}:${key}`
  const step = sql`make_interval(secs => ${everySeconds})`
  const from = sql`greatest(${table.expire}, clock_timestamp())`

  return {
    /**
     * Counts one attempt, atomically over all processes.
     * @returns 0 if it is allowed, otherwise the time to wait in milliseconds.
     */
    async take(key: string): Promise<number> {
      const taken = await db
        .insert(table)
        .values({ key: rowKey(key), points: 1, expire: sql`clock_timestamp() + ${step}` })
        .onConflictDoUpdate({
          target: table.key,
          set: {
            points: sql`case when ${table.expire} <= clock_timestamp() then 1 else ${table.points} + 1 end`,
            expire: sql`${from} + ${step}`,
          },
          setWhere: sql`${from} + ${step} <= clock_timestamp() + ${step} * ${atOnce}::int`,
        })
        .returning({ key: table.key })
      if (taken.length > 0) return 0
      const [row] = await db
        .select({ expire: table.expire })
        .from(table)
        .where(sql`${table.key} = ${rowKey(key)}`)
      const allowedAt = (row?.expire?.getTime() ?? Date.now()) - (atOnce - 1) * everySeconds * 1000
      return Math.max(1, allowedAt - Date.now())
    },
    async refund(key: string): Promise<void> {
      await db
        .update(table)
        .set({ points: sql`${table.points} - 1`, expire: sql`${table.expire} - ${step}` })
        .where(sql`${table.key} = ${rowKey(key)}`)
    },
    async reset(key: string): Promise<void> {
      await db.delete(table).where(sql`${table.key} = ${rowKey(key)}`)
    },
  }
}
