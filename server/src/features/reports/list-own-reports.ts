import { desc, eq } from 'drizzle-orm'
import { listOwnReports as operation } from '@pol/contract/operations/reports'
import type { Database } from '../../database/database.ts'
import { reports } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'

/** Row limit. */
const mostListed = 200

export function listOwnReports({ db }: { db: Database }) {
  return handle(operation, async (_, { actor: { userId } }) => {
    const { id, item, text, status, answer, createdAt, closedAt } = reports
    const own = await db
      .select({ id, item, text, status, answer, createdAt, closedAt })
      .from(reports)
      .where(eq(reports.userId, userId))
      .orderBy(desc(createdAt), desc(id))
      .limit(mostListed)
    return own.map(({ createdAt, closedAt, ...report }) => ({
      ...report,
      at: createdAt.toISOString(),
      closed_at: closedAt?.toISOString() ?? null,
    }))
  })
}
