import { desc, getTableColumns, sql } from 'drizzle-orm'
import { downloadReports as operation } from '@pol/contract/operations/moderation'
import { csvLines, csvMark } from './csv.ts'
import { recordHourly } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { reports } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { Streamed } from '../../api/streamed.ts'
import { pagesOf } from '../../bounds/pieces.ts'
import { cellsOfLine, lineColumns, type LineCells } from './line-cells.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly items: { lineOf(item: string): LineCells | undefined }
}

/** Row limit. */
const mostDownloaded = 20_000
/** Reports that are read per statement. */
const pageSize = 200

type Report = typeof reports.$inferSelect & { readonly exactly: string }

/** Omits the reporters, because the table is passed on to others. It is streamed page by page. */
export function downloadReports({ db, now, items }: Parts) {
  const { createdAt, id } = reports
  const pages = () =>
    pagesOf(pageSize, (after: Report | undefined) =>
      db
        .select({ ...getTableColumns(reports), exactly: sql<string>`${createdAt}::text` })
        .from(reports)
        .where(after && sql`(${createdAt}, ${id}) < (${after.exactly}::timestamptz, ${after.id})`)
        .orderBy(desc(createdAt), desc(id))
        .limit(pageSize),
    )
  const cellsOf = ({ item, text, status, answer, createdAt: at, closedAt }: Report) => [
    ...cellsOfLine(items.lineOf(item) ?? { id: item }),
    text,
    status,
    answer ?? '',
    at.toISOString(),
    closedAt?.toISOString() ?? '',
  ]
  const table = async function* () {
    yield csvMark + csvLines([[...lineColumns, 'text', 'status', 'answer', 'reported_at', 'closed_at']])
    let count = 0
    for await (const page of pages()) {
      yield csvLines(page.map(cellsOf))
      count += page.length
      if (count >= mostDownloaded) return
    }
  }
  return handle(operation, async (_, { actor }) => {
    await recordHourly(db, { actorId: actor.userId, action: 'download-reports' }, now())
    return new Streamed<Uint8Array<ArrayBuffer>>(table())
  })
}
