import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../database/database.ts'
import type { Metrics } from './metrics.ts'

export function watchDatabase(metrics: Metrics, { db, connections }: OpenDatabase): void {
  metrics.onCollect(async () => {
    const now = connections()
    if (now) {
      for (const state of ['busy', 'idle', 'waiting'] as const) {
        metrics.connections.set({ state }, now[state])
      }
    }
    metrics.notificationsUp.set(now?.listening === false ? 0 : 1)
    metrics.databaseUp.set(0)
    await db.execute(sql`select 1`)
    metrics.databaseUp.set(1)
  })
}
