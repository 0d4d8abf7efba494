import { join } from 'node:path'
import { withConfiguredDatabase, type DatabaseTarget } from '../../src/database/configured-database.ts'
import type { Database } from '../../src/database/database.ts'
import { migrations, template } from '../paths.ts'
import { emptyDatabase, startPrivatePostgres } from '../process/postgres-servers.ts'
import { anna, startServer, temporaryFolder, type CleanUp } from '../process/server-process.ts'

/** A data folder with a database, on which servers are started and killed. */
export interface CrashTarget {
  readonly dataFolder: string
  start(variables?: Record<string, string>): ReturnType<typeof startServer>
  /** Opens the database in this process. An embedded database must not be in use by a server. */
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Crashes and restarts the database server; `null` for the embedded engine. */
  readonly crashDatabase: (() => Promise<void>) | null
}

export async function embeddedTarget(cleanUp: CleanUp): Promise<CrashTarget> {
  return createTarget(null, null, cleanUp)
}

export async function postgresTarget(cleanUp: CleanUp): Promise<CrashTarget> {
  const postgres = await startPrivatePostgres()
  cleanUp(() => postgres.stop())
  const { url } = await emptyDatabase(postgres)
  const crash = async () => {
    await postgres.crash()
    await postgres.startAgain()
  }
  return createTarget(url, crash, cleanUp)
}

async function createTarget(
  databaseUrl: string | null,
  crashDatabase: CrashTarget['crashDatabase'],
  cleanUp: CleanUp,
): Promise<CrashTarget> {
  const dataFolder = join(await temporaryFolder(cleanUp), 'data')
  const target: DatabaseTarget = { databaseUrl, dataFolder, migrations, template }
  const environment = {
    ADMIN_EMAIL: anna.email,
    ADMIN_PASSWORD: anna.password,
    TRUST_PROXY: 'on',
    LIMITS: 'answers.points=10000000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  return {
    dataFolder,
    crashDatabase,
    start: (variables = {}) => startServer(dataFolder, { ...environment, ...variables }, cleanUp),
    withDatabase: (work) => withConfiguredDatabase(target, work),
  }
}
