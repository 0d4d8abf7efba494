import type { IncomingMessage, ServerResponse } from 'node:http'
import { openEmbeddedEngine } from '../../../server/src/database/embedded.ts'
import type { Database } from '../../../server/src/database/database.ts'
import { databaseOnEngine } from '../../../server/src/database/open.ts'
import { createPool, databaseOnPool } from '../../../server/src/database/pool.ts'
import { readSession } from '../../../server/src/features/sign-in/read-session.ts'
import { shownSessionFinder } from '../../../server/src/accounts/sessions/find-session.ts'
import { hashToken } from '../../../server/src/accounts/tokens.ts'

interface DatabaseEnvironment {
  readonly DATABASE_URL: string | undefined
  readonly DATABASE_FOLDER: string | undefined
}

interface QueryRunner {
  /** Runs a statement. On PostgreSQL it is prepared once under this name. */
  readonly query: (name: string, text: string, values: unknown[]) => Promise<unknown[][]>
  /** @returns the SQL of all statements that the work executes. */
  readonly recordStatements: (work: (db: Database) => Promise<unknown>) => Promise<string[]>
}

/** Answers `GET /api/session` with the product's SQL, recorded from one run of the product's code. */
export async function answerSessions(environment: DatabaseEnvironment, token: string) {
  const { query, recordStatements } = environment.DATABASE_URL
    ? onPostgres(environment.DATABASE_URL)
    : await onEmbedded(environment.DATABASE_FOLDER)
  const now = () => new Date()
  const [find, ...others] = await recordStatements(async (db) => {
    const actor = await shownSessionFinder({ db, now })(token)
    await readSession({ db, now }).run(
      {},
      {
        actor,
        networks: ['127.0.0.1'],
        deviceKind: { browser: null, system: null },
        signal: new AbortController().signal,
      },
    )
  })
  if (!find || others.length > 0) {
    throw new Error('The product no longer reads a session with exactly one statement.')
  }
  // The product looks up several sessions with one statement.
  const findOne = find.replace('= any($1)', '= $1')
  if (findOne === find) throw new Error('The product no longer reads several sessions with one statement.')

  return async ({ headers: { authorization = '' } }: IncomingMessage, response: ServerResponse) => {
    const tokenHash = hashToken(authorization.slice('Bearer '.length))
    const [found = []] = await query('find', findOne, [tokenHash])
    const [
      ,
      expiresAt,
      ,
      ,
      ,
      ,
      ,
      id,
      email,
      roles,
      ,
      username,
      avatarUrl,
      language,
      motherTongue,
      hasRecordings,
    ] = found
    const profile = { username, avatar_url: avatarUrl }
    const body = JSON.stringify({
      user: { id, email },
      profile,
      roles,
      language,
      mother_tongue: motherTongue,
      has_recordings: hasRecordings,
      expires_at: expiresAt,
    })
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body)
  }
}

function onPostgres(url: string): QueryRunner {
  const pool = createPool(url)
  return {
    query: async (name, text, values) =>
      (await pool.query<unknown[]>({ name, text, values, rowMode: 'array' })).rows,
    recordStatements: (work) => record(pool, (recording) => work(databaseOnPool(recording))),
  }
}

async function onEmbedded(folder = ''): Promise<QueryRunner> {
  const engine = await openEmbeddedEngine(folder, null)
  return {
    query: async (_, text, values) =>
      (await engine.query<unknown[]>(text, values, { rowMode: 'array' })).rows,
    recordStatements: (work) => record(engine, (recording) => work(databaseOnEngine(recording))),
  }
}

/** Executes work on a driver. @returns the SQL of all its queries. */
async function record<Driver extends object>(
  driver: Driver,
  work: (recording: Driver) => Promise<unknown>,
): Promise<string[]> {
  const texts: string[] = []
  const recording = new Proxy(driver, {
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
  await work(recording)
  return texts
}
