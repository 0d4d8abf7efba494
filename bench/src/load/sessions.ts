import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { readSession } from '@pol/contract/operations/sign-in'
import { embeddedFolder } from '../../../server/src/database/configured-database.ts'
import { temporaryFolder } from '../cleanup.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { alternate, comparison, connections, comparisonMethod, loadTarget } from './compare.ts'
import { withHelper } from './helper.ts'
import { createPeople, tokenOf, type DatabaseEnvironment } from './people.ts'
import { postgresNote, withPostgres } from './postgres.ts'

const people = 1_000

export const authorizationOf = (person: number) => ({ authorization: `Bearer ${tokenOf(person)}` })

/** Each connection uses another person's session. */
export const sessionsOf = (url: string, pid = 0) => ({
  url,
  pid,
  path: readSession.path,
  headers: (connection: number) => authorizationOf(1 + (connection % people)),
})

/** Creates the people of these sessions in a PostgreSQL database. */
export async function createPopulatedDatabase(database: string): Promise<DatabaseEnvironment> {
  const environment = { DATA_DIR: join(temporaryFolder(), 'data'), DATABASE_URL: database }
  await createPeople(environment, people)
  return environment
}

export async function measureSessions(): Promise<Section> {
  const onPostgres = await withPostgres(async (newDatabase) => {
    const environment = await createPopulatedDatabase(await newDatabase())
    return compare(environment, { DATABASE_URL: environment.DATABASE_URL })
  })
  const environment = { DATA_DIR: join(temporaryFolder(), 'data') }
  const copy = join(temporaryFolder(), 'database')
  await createPeople(environment, people)
  cpSync(embeddedFolder(environment.DATA_DIR), copy, { recursive: true })
  const onEmbedded = await compare(environment, { DATABASE_FOLDER: copy })
  return {
    title: 'Requests with one session query',
    method:
      `\`GET ${readSession.path}\` with the tokens of ${connections} of ${people.toLocaleString('en')} users: one statement, which reads session, ` +
      'account, roles and device lock. The product has its default configuration, with its log at `info` to the null device. The bare ' +
      '`node:http` server, in its own process, runs the same statement through a pool of the same size and returns the same JSON; it ' +
      'validates and logs nothing. It runs one statement per request; the product runs one for all requests that arrive at the same ' +
      'time, which explains most of its lead. The rows with one connection, without such batches, show the overhead of the product. ' +
      `${comparisonMethod}. ${postgresNote}; the embedded engine flushes, and the bare server has its own copy.`,
    table: [
      ['Figure', 'Product', 'Bare `node:http`', 'Ratio'],
      ...comparison('PostgreSQL', onPostgres.many),
      ...comparison('PostgreSQL, one connection', onPostgres.one),
      ...comparison('embedded', onEmbedded.many),
      ...comparison('embedded, one connection', onEmbedded.one),
    ],
  }
}

function compare(environment: DatabaseEnvironment, bareEnv: NodeJS.ProcessEnv) {
  return withServer(
    (product) =>
      withHelper('bare-server.ts', { ...bareEnv, TOKEN: tokenOf(people) }, async (bare) => {
        const { port } = (await bare.nextMessage()) as { port: number }
        const targets = {
          product: sessionsOf(product.url, product.program.pid),
          bare: sessionsOf(`http://127.0.0.1:${port}`, bare.pid),
        }
        const [one, other] = await Promise.all([answerOf(targets.product.url), answerOf(targets.bare.url)])
        if (one !== other) throw new Error(`The answers differ: ${one} and ${other}`)
        const over = (share: number) =>
          alternate({
            product: (seconds) => loadTarget(targets.product, seconds, share),
            bare: (seconds) => loadTarget(targets.bare, seconds, share),
          })
        return { many: await over(connections), one: await over(1) }
      }),
    { ...environment, LOG_LEVEL: 'info' },
  )
}

/** @returns the response without its expiry time, which differs between the servers. */
async function answerOf(url: string): Promise<string> {
  const response = await fetch(`${url}${readSession.path}`, { headers: authorizationOf(people) })
  return (await response.text()).replace(/"expires_at":"[^"]+"/, '')
}
