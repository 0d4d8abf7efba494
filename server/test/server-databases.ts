import type { TestProject } from 'vitest/node'
import { openOnServer } from '../src/database/open.ts'
import { migrations } from './folders.ts'
import { postgresPrograms, startPostgres } from './private-postgres.ts'

/** A migrated database is made once on a private PostgreSQL server; each test file works on a copy. */
export default async function setup(project: TestProject) {
  const programs = postgresPrograms()
  if (!programs) {
    process.stdout.write(
      'SKIPPED: the API on PostgreSQL, because no PostgreSQL server is installed (Debian: postgresql)\n',
    )
    project.provide('database', { engine: 'none' })
    return undefined
  }
  const server = await startPostgres(programs)
  const template = await openOnServer(server.url('postgres'), migrations)
  await template.close()
  project.provide('database', { engine: 'server', admin: server.url('template1'), template: 'postgres' })
  return () => server.stop()
}
