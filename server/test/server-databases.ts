import type { TestProject } from 'vitest/node'
import { openServerDatabase } from '../src/database/open.ts'
import { migrations } from './paths.ts'
import { postgresPrograms, startPostgres } from './private-postgres.ts'

/** Creates one migrated database on a private PostgreSQL server. Each test file gets a copy of it. */
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
  const template = await openServerDatabase(server.url('postgres'), migrations)
  await template.close()
  project.provide('database', { engine: 'server', admin: server.url('template1'), template: 'postgres' })
  return () => server.stop()
}
