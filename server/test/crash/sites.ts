import { join } from 'node:path'
import { onConfigured, type Place } from '../../src/database/configured.ts'
import type { Database } from '../../src/database/open.ts'
import { migrations, template } from '../folders.ts'
import { emptyDatabase, startPrivatePostgres } from '../process/on-postgres.ts'
import { anna, startServer, temporaryFolder, type CleanUp } from '../process/server-process.ts'

/** Data, and servers on it that may be killed. */
export interface Site {
  readonly dataFolder: string
  start(variables?: Record<string, string>): ReturnType<typeof startServer>
  /** Looks at the data while no embedded server has it. */
  look<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Crashes the database itself and starts it again, where it is a process of its own. */
  readonly crashDatabase: (() => Promise<void>) | null
}

/** @param program the server; its sources, if it is not said. */
export async function embeddedSite(cleanUp: CleanUp, program?: string): Promise<Site> {
  return siteOn(null, null, cleanUp, program)
}

export async function postgresSite(cleanUp: CleanUp, program?: string): Promise<Site> {
  const postgres = await startPrivatePostgres()
  cleanUp(() => postgres.stop())
  const { url } = await emptyDatabase(postgres)
  const crash = async () => {
    await postgres.crash()
    await postgres.resume()
  }
  return siteOn(url, crash, cleanUp, program)
}

async function siteOn(
  databaseUrl: string | null,
  crashDatabase: Site['crashDatabase'],
  cleanUp: CleanUp,
  program?: string,
): Promise<Site> {
  const dataFolder = join(await temporaryFolder(cleanUp), 'data')
  const place: Place = { databaseUrl, dataFolder, migrations, template }
  const own = {
    ADMIN_EMAIL: anna.email,
    ADMIN_PASSWORD: anna.password,
    TRUST_PROXY: 'on',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  return {
    dataFolder,
    crashDatabase,
    start: (variables = {}) => startServer(dataFolder, { ...own, ...variables }, cleanUp, program),
    look: (work) => onConfigured(place, work),
  }
}
