import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '@pol/contract/operations/sign-in'
import { loadArchive } from '../../src/database/archive/load.ts'
import { writeArchive } from '../../src/database/archive/write.ts'
import { openEmbeddedEngine } from '../../src/database/embedded.ts'
import { migrate, newestMigration } from '../../src/database/migrate.ts'
import type { Database } from '../../src/database/database.ts'
import { withConnection, databaseOnEngine } from '../../src/database/open.ts'
import { migrations, template } from '../paths.ts'
import { hasPostgres, withPostgresClient, usePostgres } from './postgres.ts'
import { migrateToRelease, readPeople, expectedPeople, releases, schemaOf } from './releases.ts'
import { clara, withEmbeddedDatabase } from './sample-database.ts'
import { startServer, temporaryFolder, type ServerProcess } from './server-process.ts'

const freshDatabase = usePostgres()
const tags = releases.map(({ tag }) => tag)
const newest = releases.at(-1)?.when
const oldest = String(tags[0])

let embedded: PGlite
beforeAll(async () => {
  const cluster = await readFile(template).catch(() => null)
  embedded = await PGlite.create(cluster ? { loadDataDir: new Blob([cluster]) } : {})
})
afterAll(() => embedded.close())

const withEmptyDatabase = {
  async embedded<T>(work: (db: Database) => Promise<T>) {
    await embedded.exec(`
      drop schema public cascade;
      create schema public;
      drop schema if exists drizzle cascade;
    `)
    return work(databaseOnEngine(embedded))
  },
  async server<T>(work: (db: Database) => Promise<T>) {
    return withConnection(await freshDatabase(), work)
  },
}

describe.each(['embedded', ...(hasPostgres ? (['server'] as const) : [])] as const)(
  'upgrading on the engine: %s',
  (engine) => {
    let schema: unknown
    test('an empty database', async () => {
      await withEmptyDatabase[engine](async (db) => {
        await migrate(db, migrations)
        schema = await schemaOf(db)
        expect(schema).toMatchObject({
          columns: expect.arrayContaining([expect.stringMatching(/^users email/)]),
          // Archives contain neither sequences nor views, so the schema may have none.
          sequencesAndViews: [],
        })
      })
    })

    test.each(tags)('from %s with its rows, and a second start changes nothing', async (tag) => {
      await withEmptyDatabase[engine](async (db) => {
        await migrateToRelease(db, tag)
        for (const start of ['first start', 'second start']) {
          await migrate(db, migrations)
          expect(await newestMigration(db), start).toBe(newest)
          expect(await readPeople(db)).toEqual(expectedPeople(tag))
          expect(await schemaOf(db)).toEqual(schema)
        }
      })
    })

    test('by restoring a backup of the oldest version', async () => {
      const pieces: string[] = []
      await withEmptyDatabase[engine](async (db) => {
        await migrateToRelease(db, oldest)
        for await (const piece of writeArchive(db)) pieces.push(piece)
      })
      await withEmptyDatabase[engine](async (db) => {
        await loadArchive(db, migrations, Readable.from(pieces))
        expect(await newestMigration(db)).toBe(newest)
        expect(await readPeople(db)).toEqual(expectedPeople(oldest))
        expect(await schemaOf(db)).toEqual(schema)
      })
    })
  },
)

describe('a server that is killed during a migration leaves the schema unchanged, and the next start upgrades it', () => {
  const signInClara = (server: ServerProcess) =>
    server.client()(signIn, { ...clara, as: 'user', deviceId: randomUUID() })

  const expectOldest = async (db: Database) => {
    expect(await newestMigration(db)).toBe(releases[0]?.when)
    expect(JSON.stringify(await schemaOf(db))).not.toContain('registration_requests')
  }

  test('on the embedded engine', async () => {
    const dataFolder = join(await temporaryFolder(), 'data')
    const folder = join(dataFolder, 'database')
    await mkdir(dataFolder)
    const engine = await openEmbeddedEngine(folder, template)
    await migrateToRelease(databaseOnEngine(engine), oldest)
    // One of the migrations updates every clip. This trigger creates a file and then blocks it.
    await engine.exec(`
      create function stop() returns trigger language plpgsql as $$ begin
        copy (select 1) to '/pglite/data/reached';
        perform pg_sleep(600);
        return new;
      end $$;
      create trigger stop before update on speech_clips for each row execute function stop();
    `)
    await engine.close()
    const stopped = await startServer(dataFolder)
    await expect.poll(() => existsSync(join(folder, 'reached'))).toBe(true)
    stopped.kill('SIGKILL')
    expect(await stopped.ended).toMatchObject({ signal: 'SIGKILL' })

    await withEmbeddedDatabase(dataFolder, async (engine) => {
      await expectOldest(databaseOnEngine(engine))
      await engine.exec('drop function stop cascade')
    })
    const server = await startServer(dataFolder)
    await server.untilReady()
    await expect(signInClara(server)).resolves.toMatchObject({ user: { email: clara.email } })
  })

  test.runIf(hasPostgres)('on PostgreSQL', async () => {
    const variables = { DATABASE_URL: await freshDatabase() }
    await withConnection(variables.DATABASE_URL, (db) => migrateToRelease(db, oldest))
    const dataFolder = await temporaryFolder()
    await withPostgresClient(variables.DATABASE_URL, async (client) => {
      await client.query('begin')
      await client.query('lock speech_clips')
      const stopped = await startServer(dataFolder, variables)
      const waiting = async () =>
        (await client.query(`select from pg_locks where relation = 'speech_clips'::regclass and not granted`))
          .rowCount
      await expect.poll(waiting).toBe(1)
      stopped.kill('SIGKILL')
      expect(await stopped.ended).toMatchObject({ signal: 'SIGKILL' })
    })

    await withConnection(variables.DATABASE_URL, expectOldest)
    const server = await startServer(dataFolder, variables)
    await server.untilReady()
    await expect(signInClara(server)).resolves.toMatchObject({ user: { email: clara.email } })
  })
})
