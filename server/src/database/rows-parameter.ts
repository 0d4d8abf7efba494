import { getTableColumns, type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Rows as one JSON parameter, from which `rowsOf` makes rows again. With one parameter per field, building, sending and
 * parsing a statement would cost more than inserting the rows. Every row must have all fields.
 */
export function rowsParameter<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferSelect'][],
): string {
  const columns = Object.entries(getTableColumns(table))
  const records = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      columns.map(([field, column]) => {
        const value = row[field]
        // JSON stays as it is: its driver value would be stored as a text.
        const isAsIs = value === null || column.getSQLType() === 'jsonb'
        return [column.name, isAsIs ? value : column.mapToDriverValue(value)]
      }),
    ),
  )
  return JSON.stringify(records)
}

/** The rows of a parameter, for `from`. */
export function rowsOf(table: PgTable, parameter: Placeholder): SQL {
  return sql`json_populate_recordset(null::${table}, ${parameter}::text::json)`
}

/** The names of columns, separated by commas. */
export function namesOf(columns: readonly PgColumn[]): SQL {
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

/** For `set`: each column gets its value of another row. */
export function setFrom(row: 'excluded' | 'given', columns: readonly PgColumn[]): SQL {
  return sql.join(
    columns.map(({ name }) => sql`${sql.identifier(name)} = ${sql.identifier(row)}.${sql.identifier(name)}`),
    sql`, `,
  )
}
