import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { readSession } from '@pol/contract/accounts'
import { embeddedFolder } from '../../../server/src/database/configured.ts'
import { temporaryFolder } from '../cleanup.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { byTurns, comparison, connections, howCompared, loadOf } from './compare.ts'
import { withHelper } from './helper.ts'
import { settle, tokenOf, type Place } from './people.ts'
import { aboutPostgres, withPostgres } from './postgres.ts'

const people = 1_000

export const authorizationOf = (person: number) => ({ authorization: `Bearer ${tokenOf(person)}` })

/** Whoever sits at a connection has a session of their own. */
export const sessionsOf = (url: string, pid = 0) => ({
  url,
  pid,
  path: readSession.path,
  headers: (connection: number) => authorizationOf(1 + (connection % people)),
})

/** A database in which the holders of those sessions live. */
export async function settledOn(database: string): Promise<Place> {
  const place = { DATA_DIR: join(temporaryFolder(), 'data'), DATABASE_URL: database }
  await settle(place, people)
  return place
}

export async function measureSessions(): Promise<Section> {
  const onPostgres = await withPostgres(async (newDatabase) => {
    const place = await settledOn(await newDatabase())
    return compare(place, { DATABASE_URL: place.DATABASE_URL })
  })
  const place = { DATA_DIR: join(temporaryFolder(), 'data') }
  const copy = join(temporaryFolder(), 'database')
  await settle(place, people)
  cpSync(embeddedFolder(place.DATA_DIR), copy, { recursive: true })
  const onEmbedded = await compare(place, { DATABASE_FOLDER: copy })
  return {
    title: 'Requests with one session query',
    method:
      `\`GET ${readSession.path}\` with the tokens of ${connections} people among ${people.toLocaleString('en')}: one statement, which finds session, ` +
      'account, roles and device lock. The product has its defaults, its log at `info` going to the null device. Beside it a bare ' +
      '`node:http` server in a process of its own finds the same, through a pool of the same size, and answers the same JSON; it ' +
      'checks and logs nothing. It asks for one session a request; the product asks once for all whose requests arrived together, ' +
      'which is most of its lead. The rows with one connection, where nothing arrives together, show what the product costs. ' +
      `${howCompared}. ${aboutPostgres}; the embedded engine does, and the bare server has a copy of its own.`,
    table: [
      ['Figure', 'Product', 'Bare `node:http`', 'Ratio'],
      ...comparison('PostgreSQL', onPostgres.many),
      ...comparison('PostgreSQL, one connection', onPostgres.one),
      ...comparison('embedded', onEmbedded.many),
      ...comparison('embedded, one connection', onEmbedded.one),
    ],
  }
}

function compare(place: Place, bareEnv: NodeJS.ProcessEnv) {
  return withServer(
    (product) =>
      withHelper('bare-server.ts', { ...bareEnv, TOKEN: tokenOf(people) }, async (bare) => {
        const { port } = (await bare.report()) as { port: number }
        const targets = {
          product: sessionsOf(product.url, product.program.pid),
          bare: sessionsOf(`http://127.0.0.1:${port}`, bare.pid),
        }
        const [one, other] = await Promise.all([answerOf(targets.product.url), answerOf(targets.bare.url)])
        if (one !== other) throw new Error(`The answers differ: ${one} and ${other}`)
        const over = (share: number) =>
          byTurns({
            product: (seconds) => loadOf(targets.product, seconds, share),
            bare: (seconds) => loadOf(targets.bare, seconds, share),
          })
        return { many: await over(connections), one: await over(1) }
      }),
    { ...place, LOG_LEVEL: 'info' },
  )
}

/** But for the moment at which it was given. */
async function answerOf(url: string): Promise<string> {
  const response = await fetch(`${url}${readSession.path}`, { headers: authorizationOf(people) })
  return (await response.text()).replace(/"expires_at":"[^"]+"/, '')
}
