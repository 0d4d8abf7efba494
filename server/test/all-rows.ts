import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'

/** A row of any table, with its columns as JSON. */
export interface AnyRow {
  readonly table: string
  readonly columns: Readonly<Record<string, unknown>>
}

/** Reads all rows of all tables. The tables come from the database's catalogue, so a new one is included. */
export async function readAllRows(db: Database): Promise<readonly AnyRow[]> {
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

/** @returns `table.column` for every column in the schema `public`, sorted. */
export async function readAllColumns(db: Database): Promise<readonly string[]> {
  const columns = await db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(sql`information_schema.columns where table_schema = 'public' order by 1`)
  return columns.map(({ name }) => name)
}

/** @returns the rows that are not among `others`. */
export function rowsNotIn(rows: readonly AnyRow[], others: readonly AnyRow[]): readonly AnyRow[] {
  const known = new Set(others.map((row) => JSON.stringify(row)))
  return rows.filter((row) => !known.has(JSON.stringify(row)))
}

/** @returns all values of the rows as one text, with bytes as UTF-8, Base64url and hexadecimal digits. */
export function textsIn(rows: readonly object[]): string {
  return rows
    .flatMap((row) => Object.values(row) as unknown[])
    .flatMap((value) => {
      if (!(value instanceof Uint8Array)) return [JSON.stringify(value) ?? '']
      const bytes = Buffer.from(value)
      return [bytes.toString(), bytes.toString('base64url'), bytes.toString('hex')]
    })
    .join('\n')
}
