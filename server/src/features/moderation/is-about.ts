import { or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fold } from '@pol/language/fold'

export interface Lines {
  /** The ids of the taught lines that contain a text. */
  search(text: string): string[]
}

/** Condition for rows about a line that contains the text, in either language or its id; `undefined` if it is empty. */
export function isAbout(item: PgColumn, search: string, lines: Lines): SQL | undefined {
  if (search === '') return undefined
  // Lines that are no longer taught have only their id.
  return or(sql`${item} = any(${sql.param(lines.search(search))})`, sql`strpos(${item}, ${fold(search)}) > 0`)
}
