import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../src/database/folder-lock.ts'
import { commandError, startCommand } from './commands.ts'
import { hasPostgres, withPostgresClient, usePostgres } from './postgres.ts'
import {
  edgeCaseQuery,
  edgeCaseResult,
  createSampleDatabase,
  withEmbeddedDatabase,
} from './sample-database.ts'
import { temporaryFolder } from './server-process.ts'

describe.runIf(hasPostgres)('moving to a PostgreSQL server', () => {
  const freshDatabase = usePostgres()
  let sampleFolder: string
  beforeAll(async () => {
    sampleFolder = join(await temporaryFolder(afterAll), 'sample')
    await createSampleDatabase(sampleFolder)
  })

  const tablesOf = (url: string) =>
    withPostgresClient(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      )
      return rows.map(({ name }) => name)
    })

  test('a killed move leaves no data; the next one prints the comparison and the variable to set', async () => {
    const url = await freshDatabase()
    const moving = startCommand('move', url, { DATA_DIR: sampleFolder })
    const copyingConnections = () =>
      withPostgresClient(url, async (client) => {
        const { rowCount } = await client.query(
          `select from pg_stat_activity where datname = current_database() and query like 'insert into public.%'`,
        )
        return rowCount
      })
    await expect.poll(copyingConnections, { interval: 1 }).toBe(1)
    moving.kill()
    expect(await moving.ended).toMatchObject({ code: null, stdout: '' })

    expect(await tablesOf(url)).toEqual([])
    const { code, stdout, stderr } = await startCommand('move', url, { DATA_DIR: sampleFolder }).ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const tables = await tablesOf(url)
    expect(tables).toContain('users')
    for (const table of tables) expect(stdout).toMatch(new RegExp(`^${table} +\\d+  [\\da-f]{16}$`, 'm'))
    expect(stdout).toMatch(/^speech_clips +11 /m)
    expect(stdout).toContain('set DATABASE_URL')
    expect((await withPostgresClient(url, (client) => client.query(edgeCaseQuery))).rows).toEqual([
      edgeCaseResult,
    ])
    expect((await withEmbeddedDatabase(sampleFolder, (engine) => engine.query(edgeCaseQuery))).rows).toEqual([
      edgeCaseResult,
    ])
  })

  test('refuses a database that is not empty, and leaves it unchanged', async () => {
    const url = await freshDatabase()
    await withPostgresClient(url, (client) => client.query('create table books (title text)'))
    expect(await commandError('move', url, { DATA_DIR: sampleFolder })).toContain('The database is not empty')
    expect(await tablesOf(url)).toEqual(['books'])
  })

  test('refuses while another process is using the embedded database', async () => {
    onTestFinished(await lockFolder(join(sampleFolder, 'lock')))
    const url = await freshDatabase()
    expect(await commandError('move', url, { DATA_DIR: sampleFolder })).toBe(
      'Another process is using this DATA_DIR: stop it first.',
    )
    expect(await tablesOf(url)).toEqual([])
  })

  test('refuses a server that does not answer, and an invalid address', async () => {
    const url = 'postgres://pol:geheim@127.0.0.1:1/pol'
    expect(await commandError('move', url, { DATA_DIR: sampleFolder })).toBe(
      'The PostgreSQL server does not answer.',
    )
    expect(await commandError('move', 'nowhere', { DATA_DIR: sampleFolder })).toBe(
      'Configuration: DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    )
  })
})
