import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows as the driver returns them, each as its values in the order of the columns. */
export type JsonRows = readonly (readonly unknown[])[]

const isMoment = (column: PgColumn) => column.getSQLType() === 'timestamp with time zone'

/**
 * Selects rows as a single JSON value, which other statements can select beside their own columns. Reading them as rows
 * would take several times as long. Times must be of the wire format.
 */
export function rowsAsJson(table: PgTable, condition: SQL | undefined): SQL<JsonRows> {
  const values = Object.values(getTableColumns(table)).map((column) =>
    isMoment(column) ? sql`date_part('epoch', ${column}) * 1000` : sql`${column}`,
  )
  return sql<JsonRows>`array_to_json(array(
    select json_build_array(${sql.join(values, sql`, `)}) from ${table} where ${condition}))`
}

export function rowsFromJson<Table extends PgTable>(table: Table, rows: JsonRows): Table['$inferSelect'][] {
  const columns = Object.entries(getTableColumns(table))
  return rows.map((values) =>
    Object.fromEntries(
      columns.map(([field, column], at) => {
        const value = values[at] ?? null
        return [field, isMoment(column) && value !== null ? momentOf(Number(value)) : value]
      }),
    ),
  )
}

/** @param ms since 1970, as PostgreSQL calculates it, with an error of rounding. @returns ISO time. */
export function momentOf(ms: number): string {
  return new Date(Math.round(ms)).toISOString()
}
