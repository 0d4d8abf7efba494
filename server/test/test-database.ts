import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
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

/** A fresh, migrated, empty database of the engine that this run is about. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = inject('database')
  if (database.engine === 'none') throw new Error('This run has no database')
  if (database.engine === 'embedded') {
    const loadDataDir = new Blob([await readFile(database.template)])
    return openOnEmbedded(await PGlite.create({ loadDataDir }), migrations)
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(database.admin, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name} template ${database.template}`)
  await admin.end()
  return openOnServer(database.admin.replace(/template1$/, name), migrations)
}
