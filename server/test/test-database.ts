import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openOnEmbedded, openOnServer, type OpenDatabase } from '../src/database/open.ts'
import { migrations } from './folders.ts'

type TestDatabase =
  | { readonly engine: 'embedded'; readonly template: string }
  | { readonly engine: 'server'; readonly admin: string; readonly template: string }
  | { readonly engine: 'none' }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

/** Whether this run has a database at all; without an installed PostgreSQL its run has none. */
export const hasDatabase = inject('database').engine !== 'none'

interface TestDatabaseOpen extends OpenDatabase {
  /** The same database as a second server process has it: by connections of its own, where the engine has any. */
  again(): Promise<OpenDatabase>
}

/** A fresh, migrated, empty database of the engine that this run is about. */
export async function openTestDatabase(): Promise<TestDatabaseOpen> {
  const database = inject('database')
  if (database.engine === 'none') throw new Error('This run has no database')
  if (database.engine === 'embedded') {
    const loadDataDir = new Blob([await readFile(database.template)])
    const open = await openOnEmbedded(await PGlite.create({ loadDataDir }), migrations)
    return { ...open, again: () => Promise.resolve({ ...open, close: () => Promise.resolve() }) }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client(database.admin)
  await admin.connect()
  await admin.query(`create database ${name} template ${database.template}`)
  await admin.end()
  const open = () => openOnServer(database.admin.replace(/template1$/, name), migrations)
  return { ...(await open()), again: open }
}
