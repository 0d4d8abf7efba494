import { desc } from 'drizzle-orm'
import { downloadReports as operation } from '@pol/contract/tables'
import { csvOf } from '../../csv.ts'
import { recordHourly } from '../../database/audit.ts'
import type { Database } from '../../database/database.ts'
import { reports } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { cellsOfLine, lineColumns, type LineCells } from './line-cells.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly items: { lineOf(item: string): LineCells | undefined }
}

/** More than anybody looks through. */
const mostDownloaded = 20_000

/** Without the people who reported: the table is handed on. */
export function downloadReports({ db, now, items }: Parts) {
  return handle(operation, async (_, { actor }) => {
    await recordHourly(db, { actorId: actor.userId, action: 'download-reports' }, now())
    const rows = await db
      .select()
      .from(reports)
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(mostDownloaded)
    return csvOf([
      [...lineColumns, 'text', 'status', 'answer', 'reported_at', 'closed_at'],
      ...rows.map(({ item, text, status, answer, createdAt, closedAt }) => [
        ...cellsOfLine(items.lineOf(item) ?? { id: item }),
        text,
        status,
        answer ?? '',
        createdAt.toISOString(),
        closedAt?.toISOString() ?? '',
      ]),
    ])
  })
}
