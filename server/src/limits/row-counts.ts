import { tooMany } from '../api/api-error.ts'
import { createCounters } from './counters.ts'

/** Counts the stored rows that are read for each user, to limit this work. */
export function createRowCounts({ points, duration }: { points: number; duration: number }) {
  const counterOf = createCounters(duration)
  return {
    /** Number of rows that may still be read. */
    left: ({ userId }: { userId: string }) =>
      Math.max(0, points - counterOf(userId, performance.now()).count),
    count({ userId, rows }: { userId: string; rows: number }) {
      counterOf(userId, performance.now()).count += rows
    },
    /** @throws ApiError if no more rows may be read. */
    refuseBeyond({ userId }: { userId: string }) {
      const nowMs = performance.now()
      const { count, endsAtMs } = counterOf(userId, nowMs)
      if (count >= points) throw tooMany(endsAtMs - nowMs)
    },
  }
}
