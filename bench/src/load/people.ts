import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openConfiguredDatabase } from '../../../server/src/database/configured-database.ts'
import type { Database } from '../../../server/src/database/database.ts'
import { hashPassword } from '../../../server/src/accounts/passwords/password-hash.ts'
import { repository } from '../server.ts'

/** Environment variables that select the database. */
export interface DatabaseEnvironment {
  readonly DATA_DIR: string
  readonly DATABASE_URL?: string
}

/** People are numbered from 1. Each has an account and is signed in on one device. */
export const emailOf = (person: number) => `person${person}@example.org`
export const tokenOf = (person: number) => `token-${person}`
export const password = 'ein-geheimnis'

/** One in this number of access requests is pending. */
export const decidedToPending = 200

/** Inserts this number of people directly into the tables. No server may be using the embedded database. */
export async function createPeople(environment: DatabaseEnvironment, people: number): Promise<void> {
  await withDatabase(environment, (db) => insertPeople(db, 1, people))
}

/** SQL expression for the number of a person in `users`; null for the administrator. */
export const numberOf = `substring(email from '[0-9]+')::int`

/** Inserts the people numbered `first` to `last`. */
export async function insertPeople(db: Database, first: number, last: number): Promise<void> {
  const passwordHash = await hashPassword(password)
  const those = `users where ${numberOf} between ${first} and ${last}`
  for (const statement of [
    `insert into users (email, password_hash)
       select 'person' || n || '@example.org', '${passwordHash}' from generate_series(${first}, ${last}) n`,
    `insert into profiles (id, username, search_text, created_at)
       select id, 'Person ' || ${numberOf}, 'person ' || ${numberOf} || E'\\n' || email,
         now() - ${numberOf} * interval '1 minute'
       from ${those}`,
    `insert into user_roles (user_id, role) select id, 'user' from ${those}`,
    `insert into user_device_locks (user_id, device_id) select id, 'device-' || ${numberOf} from ${those}`,
    `insert into sessions (token_hash, user_id, device_id, expires_at)
       select sha256(convert_to('token-' || ${numberOf}, 'UTF8')), id, 'device-' || ${numberOf}, now() + interval '30 days'
       from ${those}`,
    `insert into registration_requests (email, username, search_text, message, status, created_at)
       select case n % ${decidedToPending} when 0 then 'asking' else 'person' end || n || '@example.org', 'Person ' || n, 'person ' || n,
         'Ich möchte Persisch lernen.', case n % ${decidedToPending} when 0 then 'pending' else 'approved' end,
         now() - n * interval '1 minute'
       from generate_series(${first}, ${last}) n`,
    'analyze',
  ]) {
    await db.execute(statement)
  }
}

/** Opens a database and migrates it if necessary. No server may be using the embedded one. */
export async function withDatabase<Result>(
  { DATABASE_URL = null, DATA_DIR }: { readonly DATABASE_URL?: string | null; readonly DATA_DIR: string },
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  mkdirSync(DATA_DIR, { recursive: true })
  const target = {
    databaseUrl: DATABASE_URL,
    dataFolder: DATA_DIR,
    migrations: join(repository, 'server/migrations'),
    template: join(repository, 'server/dist/database-template.tar.gz'),
  }
  const database = await openConfiguredDatabase(target, (error) => {
    throw error
  })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
