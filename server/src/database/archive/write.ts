import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../database.ts'
import { newestMigration } from '../migrate.ts'
import { ArchiveError, markerLine } from './format.ts'
import { rowsOf, tablesOf, useCanonicalOutput, type Table } from './tables.ts'
import { createTableChecksum } from './table-checksum.ts'

/**
 * Writes a snapshot of the database as an archive, in chunks.
 * @param caches for an engine with a single connection, so that a slow reader does not block other queries: these
 * tables are read later, page by page and outside the snapshot; all others are read into memory.
 * @throws ArchiveError if the database is empty.
 */
export async function* writeArchive(
  db: Database,
  caches: ReadonlySet<string> | null = null,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const chunk of contentOf(db, caches)) {
    hash.update(chunk)
    yield chunk
  }
  yield markerLine(['end', hash.digest('hex')])
}

async function* contentOf(db: Database, caches: ReadonlySet<string> | null): AsyncGenerator<string> {
  const deferred: Table[] = []
  const snapshot = inSnapshot(db, async function* (tx) {
    const migration = await newestMigration(tx)
    if (migration === null) throw new ArchiveError('There is nothing to back up: the database is empty.')
    yield markerLine(['archive', 1, { migration, made: new Date().toISOString() }])
    for (const table of await tablesOf(tx)) {
      if (caches?.has(table.name)) deferred.push(table)
      else yield* sectionOf(tx, table)
    }
  })
  yield* caches ? await collect(snapshot) : snapshot
  for (const table of deferred) yield* sectionOf(db, table)
}

async function* sectionOf(db: Database, table: Table): AsyncGenerator<string> {
  yield markerLine(['table', table.name])
  const checksum = createTableChecksum()
  for await (const page of rowsOf(db, table)) {
    checksum.add(page)
    yield `${page.join('\n')}\n`
  }
  yield markerLine(['sum', checksum.result()])
}

async function collect(chunks: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const chunk of chunks) all.push(chunk)
  return all
}

/** Reads within one repeatable-read transaction. */
async function* inSnapshot<T>(db: Database, read: (tx: Transaction) => AsyncGenerator<T>): AsyncGenerator<T> {
  const begun = Promise.withResolvers<Transaction>()
  const done = Promise.withResolvers<void>()
  const transaction = db.transaction(
    (tx) => {
      begun.resolve(tx)
      return done.promise
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  transaction.catch(begun.reject)
  try {
    const tx = await begun.promise
    await useCanonicalOutput(tx)
    yield* read(tx)
  } finally {
    done.resolve()
    await transaction
  }
}
