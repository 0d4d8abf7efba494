import { and, asc, eq, inArray, min, sql } from 'drizzle-orm'
import { listReportedLines as operation } from '@pol/contract/operations/moderation'
import type { Database } from '../../database/database.ts'
import { reports } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { isAbout, type Lines } from './is-about.ts'

/** Maximum number of reports shown per line. */
const mostPerLine = 10

interface Parts {
  readonly db: Database
  readonly items: Lines
}

export function listReportedLines({ db, items }: Parts) {
  return handle(operation, async ({ search, after, limit }) => {
    const isOpen = and(eq(reports.status, 'open'), isAbout(reports.item, search, items))
    const oldest = min(reports.createdAt)
    const isAfter =
      after === undefined
        ? undefined
        : sql`(${oldest}, ${reports.item}) > (
              select min(line.created_at), line.item from reports line
              where line.status = 'open' and line.item = (select last.item from reports last where last.id = ${after})
              group by line.item)`
    const lines = await db
      .select({ item: reports.item, people: sql<number>`count(distinct ${reports.userId})::int` })
      .from(reports)
      .where(isOpen)
      .groupBy(reports.item)
      .having(isAfter)
      .orderBy(asc(oldest), asc(reports.item))
      .limit(limit)
    const [count] = await db
      .select({ lines: sql<number>`count(distinct ${reports.item})::int` })
      .from(reports)
      .where(isOpen)

    const listed = lines.map(({ item }) => item)
    const numbered = db
      .select({
        id: reports.id,
        item: reports.item,
        text: reports.text,
        at: reports.createdAt,
        number:
          sql<number>`row_number() over (partition by ${reports.item} order by ${reports.createdAt}, ${reports.id})`.as(
            'number',
          ),
      })
      .from(reports)
      .where(and(isOpen, inArray(reports.item, listed)))
      .as('numbered')
    const shown =
      listed.length === 0
        ? []
        : await db
            .select()
            .from(numbered)
            .where(sql`${numbered.number} <= ${mostPerLine}`)
            .orderBy(asc(numbered.number))
    const body = lines.map(({ item, people }) => {
      const ofLine = shown
        .filter((report) => report.item === item)
        .map(({ id, text, at }) => ({ id, text, at: at.toISOString() }))
      return { id: String(ofLine.at(-1)?.id), item, people, reports: ofLine }
    })
    return { body, total: count?.lines ?? 0 }
  })
}
