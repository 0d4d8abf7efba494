import { eq } from 'drizzle-orm'
import { createReport as operation } from '@pol/contract/operations/reports'
import type { Database } from '../../database/database.ts'
import { refuseIfFull } from '../../database/refuse-if-full.ts'
import { reports } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import type { Limits } from '../../limits/limits.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
  /** Lines of the teaching material, including retired ones. */
  readonly items: { isKnown(item: string): boolean }
}

export function createReport({ db, now, limits, items }: Parts) {
  return handle(operation, async ({ item, text }, { actor: { userId } }) => {
    if (!items.isKnown(item)) throw new ApiError('item-not-found')
    await limits.reports.take({ userId })
    return db.transaction(async (tx) => {
      await lockActor(tx, userId)
      await refuseIfFull(tx, reports, eq(reports.status, 'open'), limits.reports.openAtMost)
      const [report] = await tx
        .insert(reports)
        .values({ userId, item, text, createdAt: now() })
        .returning({ id: reports.id })
      return { id: String(report?.id) }
    })
  })
}
