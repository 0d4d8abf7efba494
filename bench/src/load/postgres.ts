import { randomUUID } from 'node:crypto'
import { onConnection } from '../../../server/src/database/open.ts'
import { postgresPrograms, startPostgres } from '../../../server/test/private-postgres.ts'
import { whenEnding } from '../cleanup.ts'

/** What every section on it has to say. */
export const aboutPostgres = 'PostgreSQL runs on this machine, too, and does not flush to the disk'

/** A PostgreSQL server of its own, as the tests have it. @param use is given what makes an empty database on it. */
export async function withPostgres<Result>(
  use: (newDatabase: () => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('No PostgreSQL server is installed (Debian: postgresql).')
  const server = await startPostgres(programs)
  const ended = whenEnding(() => server.abandon())
  try {
    return await use(async () => {
      const name = `bench_${randomUUID().replaceAll('-', '')}`
      await onConnection(server.url('postgres'), (db) => db.execute(`create database ${name}`))
      return server.url(name)
    })
  } finally {
    await server.stop()
    ended()
  }
}
