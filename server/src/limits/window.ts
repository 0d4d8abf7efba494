import { eq, type Placeholder, sql, type SQL } from 'drizzle-orm'
import { limits as table } from '../database/schema.ts'
import { keyOf } from '../database/counter-keys.ts'

const isOver = sql`${table.expire} <= clock_timestamp()`

/** What was counted in the present window, and the time until it is forgotten; `null` if nothing was. */
export type WindowState = readonly [used: number, leftMs: number] | null

/**
 * A limit per window of time, with the same rows as those of `rate-limiter-flexible`. Other statements read and increase
 * its counters, because counting with a statement of its own would cost as much as what is counted.
 */
export function createWindow(keyPrefix: string, { points, duration }: { points: number; duration: number }) {
  return {
    points,
    /** Seconds. */
    duration,
    keyOf: (userId: string) => `${keyPrefix}:${keyOf(userId)}`,
  }
}

export type Window = ReturnType<typeof createWindow>

/** A subquery for the state of a counter. */
export function windowState(key: SQL): SQL<WindowState> {
  return sql<WindowState>`(
    select json_build_array(${table.points}, 1000 * date_part('epoch', ${table.expire} - clock_timestamp()))
    from ${table} where ${eq(table.key, key)} and not ${isOver})`
}

/**
 * A statement that counts uses.
 * @param counted selects a key and a number of uses, each key once.
 * @param duration of the window in seconds.
 */
export function countUses(counted: SQL, duration: Placeholder): SQL {
  return sql`insert into ${table} as known (key, points, expire)
    select counted.*, clock_timestamp() + make_interval(secs => ${duration}) from (${counted}) as counted
    on conflict (key) do update set
      points = case when known.expire <= clock_timestamp() then excluded.points else known.points + excluded.points end,
      expire = case when known.expire <= clock_timestamp() then excluded.expire else known.expire end`
}
