import type { IncomingMessage, ServerResponse } from 'node:http'
import { openEmbedded } from '../../../server/src/database/embedded.ts'
import { onEmbedded, type Database } from '../../../server/src/database/open.ts'
import { createPool, onPool } from '../../../server/src/database/pool.ts'
import { readSession } from '../../../server/src/features/accounts/read-session.ts'
import { sessionFinder } from '../../../server/src/features/accounts/sessions.ts'
import { hashToken } from '../../../server/src/identity/tokens.ts'

interface Place {
  readonly DATABASE_URL: string | undefined
  readonly DATABASE_FOLDER: string | undefined
}

interface Engine {
  /** Runs a statement, prepared once by its name where the engine can. */
  readonly ask: (name: string, text: string, values: unknown[]) => Promise<unknown[][]>
  /** The texts of the statements that some work on the database runs. */
  readonly textsOf: (work: (db: Database) => Promise<unknown>) => Promise<string[]>
}

/** `GET /api/session` by the statement of the product, for one session, which is taken down while the product's own code runs once. */
export async function answerSessions(place: Place, token: string) {
  const { ask, textsOf } = place.DATABASE_URL
    ? onServer(place.DATABASE_URL)
    : await onFolder(place.DATABASE_FOLDER)
  const now = () => new Date()
  const [find, ...others] = await textsOf(async (db) => {
    const actor = await sessionFinder({ db, now })(token)
    await readSession({ db, now }).run({}, { actor, network: '', signal: new AbortController().signal })
  })
  if (!find || others.length > 0) {
    throw new Error('The product asks its database for something else than its counterpart here.')
  }
  // The product asks for several at a time.
  const findOne = find.replace('= any($1)', '= $1')
  if (findOne === find) throw new Error('The product no longer asks for several sessions at a time.')

  return async ({ headers: { authorization = '' } }: IncomingMessage, response: ServerResponse) => {
    const tokenHash = hashToken(authorization.slice('Bearer '.length))
    const [found = []] = await ask('find', findOne, [tokenHash])
    const [, expiresAt, , , , id, email, username, avatarUrl, roles] = found
    const profile = { username, avatar_url: avatarUrl }
    const body = JSON.stringify({ user: { id, email }, profile, roles, expires_at: expiresAt })
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body)
  }
}

function onServer(url: string): Engine {
  const pool = createPool(url)
  return {
    ask: async (name, text, values) =>
      (await pool.query<unknown[]>({ name, text, values, rowMode: 'array' })).rows,
    textsOf: (work) => takeDown(pool, (noting) => work(onPool(noting))),
  }
}

async function onFolder(folder = ''): Promise<Engine> {
  const engine = await openEmbedded(folder, null)
  return {
    ask: async (_, text, values) => (await engine.query<unknown[]>(text, values, { rowMode: 'array' })).rows,
    textsOf: (work) => takeDown(engine, (noting) => work(onEmbedded(noting))),
  }
}

/** Lets a driver write down what passes through it. */
async function takeDown<Driver extends object>(
  driver: Driver,
  work: (noting: Driver) => Promise<unknown>,
): Promise<string[]> {
  const texts: string[] = []
  const noting = new Proxy(driver, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...parameters: [{ readonly text: string } | string, ...unknown[]]) => {
        const [query] = parameters
        if (name === 'query') texts.push(typeof query === 'string' ? query : query.text)
        return value.apply(target, parameters) as unknown
      }
    },
  })
  await work(noting)
  return texts
}
