import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { postgresPrograms, startPostgres } from '../private-postgres.ts'

const programs = postgresPrograms()
export const hasPostgres = programs !== null

/** A PostgreSQL server for the tests of a file, where one is installed. @returns makes an empty database on it. */
export function usePostgres(): () => Promise<string> {
  let server: Awaited<ReturnType<typeof startPostgres>> | null = null
  beforeAll(async () => {
    if (programs) server = await startPostgres(programs)
  })
  afterAll(() => server?.stop())
  return async () => {
    if (!server) throw new Error('No PostgreSQL server is installed')
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await onServer(server.url('postgres'), async (client) => {
      // As a server elsewhere may be set: it sorts, tells the time and writes bytes otherwise than the embedded one.
      await client.query(
        `create database ${name} template template0 locale_provider icu icu_locale 'de' locale 'C.UTF-8'`,
      )
      await client.query(`alter database ${name} set timezone = 'Asia/Tehran'`)
      await client.query(`alter database ${name} set bytea_output = 'escape'`)
    })
    return server.url(name)
  }
}

export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
