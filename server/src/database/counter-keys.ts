import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Hashes the key, so that the table of counters contains no addresses. */
export function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}

/** The hash of the person or network in a key of the table: `limit:person`, or `limit:person.origin`. */
export function personOf(key: AnyPgColumn): SQL {
  return sql`split_part(split_part(${key}, ':', -1), '.', 1)`
}
