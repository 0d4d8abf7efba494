import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { closeReport as operation } from '@pol/contract/operations/moderation'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { reports } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import { untilDone } from '../../bounds/pieces.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

/** Reports that are closed per transaction. */
const atOnce = 50

/** Closes the reports of a line up to the newest one that the moderator has seen; later ones stay open. */
export function closeReport({ db, now }: Parts) {
  return handle(operation, async ({ id, answer }, { actor }) => {
    const closeSome = async (tx: Transaction) => {
      const [report] = await tx
        .select({ item: reports.item, createdAt: reports.createdAt })
        .from(reports)
        .where(eq(reports.id, id))
      if (!report) throw new ApiError('report-not-found')
      const { id: reportId, userId, item, createdAt } = reports
      const isSeen = and(
        eq(reports.status, 'open'),
        eq(item, report.item),
        sql`(${createdAt}, ${reportId}) <= (
          select last.created_at, last.id from ${reports} last where last.id = ${id})`,
      )
      const oldest = await tx
        .select({ id: reportId, userId })
        .from(reports)
        .where(isSeen)
        .orderBy(asc(createdAt), asc(reportId))
        .limit(atOnce)
      const people = await lockActor(
        tx,
        actor.userId,
        oldest.map((each) => each.userId),
      )
      const closed = await tx
        .update(reports)
        .set({ status: 'done', answer: answer === '' ? null : answer, closedAt: now() })
        .where(
          and(
            isSeen,
            inArray(
              reportId,
              oldest.map((each) => each.id),
            ),
            inArray(userId, [...people]),
          ),
        )
        .returning({ id: reportId, userId })
      const done = oldest.length < atOnce || oldest.some((each) => each.id === id)
      if (done && !closed.some((each) => each.id === id)) throw new ApiError('report-closed')
      await addToAudit(
        tx,
        closed.map((each) => ({
          actorId: actor.userId,
          action: 'close-report',
          objectId: each.id,
          subjectId: each.userId,
        })),
        now(),
      )
      return { done }
    }
    await untilDone(() => db.transaction(closeSome))
    return {}
  })
}
