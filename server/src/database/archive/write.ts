import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../open.ts'
import { newestMigration } from '../migrate.ts'
import { ArchiveError, markLine } from './format.ts'
import { rowsOf, tablesOf, writeRowsAlike, type Table } from './tables.ts'
import { createTally } from './tally.ts'

/**
 * An archive of what the database holds at one moment, in pieces.
 * @param caches for an engine with a single connection, which is to go on serving everybody else: these tables are read
 * afterwards, page by page, and all others at once, however long the reader takes.
 * @throws ArchiveError where there is nothing to archive.
 */
export async function* writeArchive(
  db: Database,
  caches: ReadonlySet<string> | null = null,
): AsyncGenerator<string> {
  const whole = createHash('sha256')
  for await (const piece of contentOf(db, caches)) {
    whole.update(piece)
    yield piece
  }
  yield markLine(['end', whole.digest('hex')])
}

async function* contentOf(db: Database, caches: ReadonlySet<string> | null): AsyncGenerator<string> {
  const later: Table[] = []
  const snapshot = inSnapshot(db, async function* (tx) {
    const migration = await newestMigration(tx)
    if (migration === null) throw new ArchiveError('There is nothing to back up: the database is empty.')
    yield markLine(['archive', 1, { migration, made: new Date().toISOString() }])
    for (const table of await tablesOf(tx)) {
      if (caches?.has(table.name)) later.push(table)
      else yield* sectionOf(tx, table)
    }
  })
  yield* caches ? await atOnce(snapshot) : snapshot
  for (const table of later) yield* sectionOf(db, table)
}

async function* sectionOf(db: Database, table: Table): AsyncGenerator<string> {
  yield markLine(['table', table.name])
  const tally = createTally()
  for await (const page of rowsOf(db, table)) {
    tally.add(page)
    yield `${page.join('\n')}\n`
  }
  yield markLine(['sum', tally.sum()])
}

async function atOnce(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}

/** What is read within one transaction that sees the database as it is now, however long the reader takes. */
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
    await writeRowsAlike(tx)
    yield* read(tx)
  } finally {
    done.resolve()
    await transaction
  }
}
