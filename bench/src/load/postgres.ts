import { randomUUID } from 'node:crypto'
import { withConnection } from '../../../server/src/database/open.ts'
import { postgresPrograms, startPostgres } from '../../../server/test/private-postgres.ts'
import { onExit } from '../cleanup.ts'

/** Part of the method text of all sections on PostgreSQL. */
export const postgresNote = 'PostgreSQL runs on the same machine and does not flush to the disk'

/**
 * Runs a PostgreSQL server while `use` runs.
 * @param use receives a function that creates an empty database.
 * @param settings server settings in addition to the defaults.
 */
export async function withPostgres<Result>(
  use: (newDatabase: () => Promise<string>) => Promise<Result>,
  settings: readonly string[] = [],
): Promise<Result> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('No PostgreSQL server is installed (Debian: postgresql).')
  const server = await startPostgres(programs, settings)
  const removeHandler = onExit(() => server.stopSync())
  try {
    return await use(async () => {
      const name = `bench_${randomUUID().replaceAll('-', '')}`
      await withConnection(server.url('postgres'), (db) => db.execute(`create database ${name}`))
      return server.url(name)
    })
  } finally {
    await server.stop()
    removeHandler()
  }
}

/** Deletes a database created by `withPostgres`. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await withConnection(url.replace(name, 'postgres'), (db) => db.execute(`drop database ${name}`))
}
