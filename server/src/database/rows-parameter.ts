import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Selects given rows for an `insert` from a single JSON parameter. With one parameter per field, building, sending and
 * parsing the statement would cost more than inserting the rows. Every row must have all fields.
 */
export function selectRows<Table extends PgTable>(table: Table, rows: readonly Table['$inferSelect'][]): SQL {
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([, { name }]) => sql.identifier(name))
  const records = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      columns.map(([field, column]) => {
        const value = row[field]
        return [column.name, value === null ? null : column.mapToDriverValue(value)]
      }),
    ),
  )
  return sql`select ${sql.join(names, sql`, `)}
    from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::text::json)`
}
