import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { fold } from '@pol/language/fold'
import type { Page } from '@pol/contract/paged-list'
import type { Database } from './database.ts'

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

/**
 * Conditions and order of one page of a list, and the total number of rows.
 * @param isListed restricts the list to a part of the table.
 */
export function newestFirst(db: Database, table: Listed, { search, after, limit }: Page, isListed?: SQL) {
  const text = fold(search)
  const isFound = text === '' ? undefined : sql`strpos(${table.searchText}, ${text}) > 0`
  const isAfter =
    after === undefined
      ? undefined
      : sql`(${table.createdAt}, ${table.id}) < (
          select last.created_at, last.id from ${table} last where last.id = ${after})`
  const onAllPages = and(isListed, isFound)
  return {
    onPage: and(onAllPages, isAfter),
    order: [desc(table.createdAt), desc(table.id)],
    /** An incomplete first page contains all rows. This saves the count, for which a search reads the whole table. */
    total: async (rowsOnPage: number): Promise<number> =>
      after === undefined && rowsOnPage < limit ? rowsOnPage : db.$count(table, onAllPages),
  }
}
