import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { piece } from '../bounds/pieces.ts'
import type { Database } from './database.ts'

interface List {
  readonly table: PgTable & { readonly id: PgColumn }
  /** The list is ordered by this time, then by id. */
  readonly time: PgColumn
  readonly newestFirst: boolean
  /** Restricts the list to a part of the table; should be supported by an index. */
  readonly isListed?: SQL | undefined
  /** The search condition; without it all rows match. */
  readonly isFound?: SQL | undefined
  /** The page begins after this row. */
  readonly after: string | undefined
  readonly limit: number
  /** Rows that are searched per statement. */
  readonly atOnce: number
}

interface Block {
  readonly size: number
  readonly found: number
  readonly ids: string[]
  readonly lastTime: string | null
  readonly lastId: string | null
}

/**
 * Finds one page of a list and the total number of matches. The total requires a search to read all rows; they are read
 * in pieces, in the order of the list.
 * @returns the ids of the page, unordered.
 */
export async function searchInPieces(db: Database, list: List): Promise<{ ids: string[]; total: number }> {
  const { table, time, newestFirst, isListed, isFound = sql`true`, after, limit, atOnce } = list
  const { id } = table
  const follows = sql.raw(newestFirst ? '<' : '>')
  const order = newestFirst ? desc : asc
  const isOnLaterPage =
    after === undefined
      ? sql`true`
      : sql`(${time}, ${id}) ${follows} (select last.${sql.identifier(time.name)}, last.id from ${table} last where last.id = ${after})`
  const ids: string[] = []
  let total = 0
  let last: Block | undefined
  do {
    const follow =
      last && sql`(${time}, ${id}) ${follows} (${last.lastTime}::timestamptz, ${last.lastId}::uuid)`
    const block = db.$with('block').as(
      db
        .select({
          id: sql<string>`${id}`.as('row_id'),
          time: sql`${time}`.as('row_time'),
          found: sql<boolean>`(${isFound}) is true`.as('found'),
          onPage: sql<boolean>`(${isOnLaterPage}) is true`.as('on_page'),
          place: sql<number>`row_number() over (order by ${order(time)}, ${order(id)})`.as('place'),
        })
        .from(table)
        .where(and(isListed, follow))
        .orderBy(order(time), order(id))
        .limit(atOnce),
    )
    last = await piece(async () => {
      const [read] = await db
        .with(block)
        .select({
          size: sql<number>`count(*)::int`,
          found: sql<number>`(count(*) filter (where found))::int`,
          ids: sql<
            string[]
          >`array(select row_id from block where found and on_page order by place limit ${limit - ids.length})`,
          lastTime: sql<string | null>`(select row_time::text from block order by place desc limit 1)`,
          lastId: sql<string | null>`(select row_id from block order by place desc limit 1)`,
        })
        .from(block)
      return read
    })
    if (!last) break
    ids.push(...last.ids)
    total += last.found
  } while (last.size === atOnce)
  return { ids, total }
}
