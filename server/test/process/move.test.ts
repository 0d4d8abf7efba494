import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../src/database/folder-lock.ts'
import { refusalOf, startCommand } from './commands.ts'
import { hasPostgres, onServer, usePostgres } from './postgres.ts'
import { hardQuery, hardTruth, makeSchool, onFolder } from './school.ts'
import { freePort, temporaryFolder } from './server-process.ts'

describe.runIf(hasPostgres)('moving to a server', () => {
  const freshDatabase = usePostgres()
  let school: string
  beforeAll(async () => {
    school = join(await temporaryFolder(afterAll), 'school')
    await makeSchool(school)
  })

  const tablesOf = (url: string) =>
    onServer(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      )
      return rows.map(({ name }) => name)
    })

  test('killed in the middle, leaves nothing behind; done again, it shows what it compared and says what to set', async () => {
    const url = await freshDatabase()
    const moving = startCommand('move', url, { DATA_DIR: school })
    const copying = () =>
      onServer(url, async (client) => {
        const { rowCount } = await client.query(
          `select from pg_stat_activity where datname = current_database() and query like 'insert into public.%'`,
        )
        return rowCount
      })
    await expect.poll(copying, { interval: 1, timeout: 30_000 }).toBe(1)
    moving.kill()
    expect(await moving.ended).toMatchObject({ code: null, stdout: '' })

    expect(await tablesOf(url)).toEqual([])
    const { code, stdout, stderr } = await startCommand('move', url, { DATA_DIR: school }).ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const tables = await tablesOf(url)
    expect(tables).toContain('users')
    for (const table of tables) expect(stdout).toMatch(new RegExp(`^${table} +\\d+  [\\da-f]{16}$`, 'm'))
    expect(stdout).toMatch(/^speech_clips +11 /m)
    expect(stdout).toContain('set DATABASE_URL')
    expect((await onServer(url, (client) => client.query(hardQuery))).rows).toEqual([hardTruth])
    expect((await onFolder(school, (engine) => engine.query(hardQuery))).rows).toEqual([hardTruth])
  })

  test('refuses a database that holds anything, and leaves it as it is', async () => {
    const url = await freshDatabase()
    await onServer(url, (client) => client.query('create table books (title text)'))
    expect(await refusalOf('move', url, { DATA_DIR: school })).toContain('The database is not empty')
    expect(await tablesOf(url)).toEqual(['books'])
  })

  test('refuses while another process works on the embedded database', async () => {
    onTestFinished(lockFolder(join(school, 'lock')))
    const url = await freshDatabase()
    expect(await refusalOf('move', url, { DATA_DIR: school })).toBe(
      'Another process works on this DATA_DIR: stop it first.',
    )
    expect(await tablesOf(url)).toEqual([])
  })

  test('refuses where nothing answers, and what is no address', async () => {
    const url = `postgres://pol:geheim@127.0.0.1:${await freePort()}/pol`
    expect(await refusalOf('move', url, { DATA_DIR: school })).toBe('The PostgreSQL server does not answer.')
    expect(await refusalOf('move', 'nowhere', { DATA_DIR: school })).toBe(
      'Configuration: DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    )
  })
})
