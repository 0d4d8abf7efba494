import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/open.ts'

/** A row of any table, as JSON has it. */
export interface AnyRow {
  readonly table: string
  readonly columns: Readonly<Record<string, unknown>>
}

/** Every row of every table that the database itself knows of, so that no new table is forgotten. */
export async function everythingIn(db: Database): Promise<readonly AnyRow[]> {
  const tables = await db.select({ name: sql<string>`format('%I.%I', table_schema, table_name)` }).from(
    sql`information_schema.tables
          where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const rows: AnyRow[] = []
  for (const { name } of tables) {
    const found = await db.select({ columns: sql<AnyRow['columns']>`to_jsonb(t)` }).from(sql.raw(`${name} t`))
    rows.push(...found.map(({ columns }) => ({ table: name.replace(/^public\./, ''), columns })))
  }
  return rows
}

/** Every column of the product's own tables. */
export async function allColumns(db: Database): Promise<readonly string[]> {
  const columns = await db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(sql`information_schema.columns where table_schema = 'public' order by 1`)
  return columns.map(({ name }) => name)
}

/** What stands in `rows` and not in `others`. */
export function rowsBeyond(rows: readonly AnyRow[], others: readonly AnyRow[]): readonly AnyRow[] {
  const known = new Set(others.map((row) => JSON.stringify(row)))
  return rows.filter((row) => !known.has(JSON.stringify(row)))
}
