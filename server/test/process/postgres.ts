import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { postgresPrograms, startPostgres } from '../private-postgres.ts'

const programs = postgresPrograms()
export const hasPostgres = programs !== null

/**
 * Starts a PostgreSQL server for the tests of a file, if one is installed.
 * @returns a function that creates an empty database.
 */
export function usePostgres(): () => Promise<string> {
  let server: Awaited<ReturnType<typeof startPostgres>> | null = null
  beforeAll(async () => {
    if (programs) server = await startPostgres(programs)
  })
  afterAll(() => server?.stop())
  return async () => {
    if (!server) throw new Error('No PostgreSQL server is installed')
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await withPostgresClient(server.url('postgres'), async (client) => {
      // Collation, time zone and byte format differ from the embedded engine's, as on a server of an operator.
      await client.query(
        `create database ${name} template template0 locale_provider icu icu_locale 'de' locale 'C.UTF-8'`,
      )
      await client.query(`alter database ${name} set timezone = 'Asia/Tehran'`)
      await client.query(`alter database ${name} set bytea_output = 'escape'`)
    })
    return server.url(name)
  }
}

export async function withPostgresClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
