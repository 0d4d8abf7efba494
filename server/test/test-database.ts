import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../src/database/database.ts'
import { openEmbeddedDatabase, openServerDatabase } from '../src/database/open.ts'
import { migrations } from './paths.ts'

type TestDatabase =
  | { readonly engine: 'embedded'; readonly template: string }
  | { readonly engine: 'server'; readonly admin: string; readonly template: string }
  | { readonly engine: 'none' }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

/** False only in the PostgreSQL run on a machine without PostgreSQL. */
export const hasDatabase = inject('database').engine !== 'none'

interface TestDatabaseOpen extends OpenDatabase {
  /** Opens the same database again, on PostgreSQL with separate connections, like a second server process. */
  connectAgain(): Promise<OpenDatabase>
}

/** Creates an empty, migrated database on the engine of this run. */
export async function openTestDatabase(): Promise<TestDatabaseOpen> {
  const database = inject('database')
  if (database.engine === 'none') throw new Error('This run has no database')
  if (database.engine === 'embedded') {
    const loadDataDir = new Blob([await readFile(database.template)])
    const open = await openEmbeddedDatabase(await PGlite.create({ loadDataDir }), migrations)
    return { ...open, connectAgain: () => Promise.resolve({ ...open, close: () => Promise.resolve() }) }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client(database.admin)
  await admin.connect()
  await admin.query(`create database ${name} template ${database.template}`)
  await admin.end()
  const open = () => openServerDatabase(database.admin.replace(/template1$/, name), migrations)
  return { ...(await open()), connectAgain: open }
}
