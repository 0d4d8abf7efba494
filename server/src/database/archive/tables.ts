import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

const pageSize = 200

export interface Table {
  readonly name: string
  readonly key: readonly { readonly column: string; readonly isText: boolean }[]
  /** Tables that are referenced by foreign keys. */
  readonly parents: readonly string[]
}

/** The existing tables of the database. Referenced tables come first, so that they can be filled in this order. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const found = await db
    .select({
      name: sql<string>`c.relname::text`,
      key: sql<Table['key']>`coalesce((
        select json_agg(json_build_object('column', a.attname, 'isText', a.attcollation <> 0) order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum
      ), '[]')`,
      parents: sql<Table['parents']>`coalesce((
        select json_agg(p.relname) from pg_constraint f, pg_class p
        where f.conrelid = c.oid and f.contype = 'f' and p.oid = f.confrelid and p.oid <> c.oid
      ), '[]')`,
    })
    .from(sql`pg_class c`)
    .where(sql`c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
    .orderBy(sql`c.relname collate "C"`)
  return parentsFirst(found)
}

function parentsFirst(tables: readonly Table[]): Table[] {
  const placed = new Set<Table>()
  const place = (table: Table) => {
    if (placed.has(table)) return
    for (const parent of tables) if (table.parents.includes(parent.name)) place(parent)
    placed.add(table)
  }
  for (const table of tables) place(table)
  return [...placed]
}

/** The table's name in SQL, with its schema. */
export function qualifiedName({ name }: Pick<Table, 'name'>) {
  return sql`public.${sql.identifier(name)}`
}

/**
 * All rows as JSON formatted by PostgreSQL, in pages, ordered by primary key. Texts are ordered by bytes, because other
 * collations differ between the engines.
 */
export async function* rowsOf(db: Database, table: Table): AsyncGenerator<string[]> {
  const columns = (of: string) => {
    const column = ({ column, isText }: Table['key'][number]) =>
      sql`${sql.identifier(of)}.${sql.identifier(column)}${sql.raw(isText ? ' collate "C"' : '')}`
    return sql.join(table.key.map(column), sql`, `)
  }
  let after = sql``
  for (;;) {
    const page = await db
      .select({ row: sql<string>`row_to_json(page)::text` })
      .from(
        sql`(select t.* from ${qualifiedName(table)} t ${after} order by ${columns('t')} limit ${pageSize}) page`,
      )
    const last = page.at(-1)
    if (!last) return
    yield page.map(({ row }) => row)
    const row = sql`json_populate_record(null::${qualifiedName(table)}, ${last.row}::text::json) l`
    after = sql`where (${columns('t')}) > (select ${columns('l')} from ${row})`
  }
}

/** Sets the settings that affect the format of rows, until the end of the transaction. */
export async function useCanonicalOutput(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('TimeZone', 'UTC', true), set_config('bytea_output', 'hex', true)`)
}
