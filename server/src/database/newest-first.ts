import { and, desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { fold } from '@pol/language/fold'
import type { Page } from '@pol/contract/operations/paged-list'
import type { Database } from './database.ts'
import { searchInPieces } from './search-in-pieces.ts'

interface Person {
  readonly username: string
  readonly email: string
}

/** The text that a search compares, stored in the same row as its source fields. */
export function searchTextOf({ username, email }: Person): string {
  // A folded query has no line break, so it cannot match across the two fields.
  return [username, email].map(fold).join('\n')
}

type Listed = PgTable & {
  readonly id: PgColumn
  readonly createdAt: PgColumn
  readonly searchText: PgColumn
}

/** Rows that a search compares per statement. */
const searchedAtOnce = 5_000

/**
 * Condition and order of one page of a list, and the total number of rows.
 * @param isListed restricts the list to a part of the table.
 */
export async function newestFirst(
  db: Database,
  table: Listed,
  { search, after, limit }: Page,
  isListed?: SQL,
): Promise<{ onPage: SQL | undefined; order: SQL[]; total: (rowsOnPage: number) => Promise<number> }> {
  const order = [desc(table.createdAt), desc(table.id)]
  const text = fold(search)
  if (text !== '') {
    const isFound = sql`strpos(${table.searchText}, ${text}) > 0`
    const list = { table, time: table.createdAt, newestFirst: true, isListed, isFound }
    const found = await searchInPieces(db, { ...list, after, limit, atOnce: searchedAtOnce })
    return { onPage: inArray(table.id, found.ids), order, total: () => Promise.resolve(found.total) }
  }
  const isAfter =
    after === undefined
      ? undefined
      : sql`(${table.createdAt}, ${table.id}) < (
          select last.created_at, last.id from ${table} last where last.id = ${after})`
  return {
    onPage: and(isListed, isAfter),
    order,
    /** An incomplete first page contains all rows. This saves the count. */
    total: async (rowsOnPage) =>
      after === undefined && rowsOnPage < limit ? rowsOnPage : db.$count(table, isListed),
  }
}
