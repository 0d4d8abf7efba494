import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { signIn } from '@pol/contract/operations/sign-in'
import { createUser } from '@pol/contract/operations/administration'
import { backUp } from '../../src/commands/backup.ts'
import { restore } from '../../src/commands/restore.ts'
import { runCommand, targetOf, commandError, archiveTables } from './commands.ts'
import { hasPostgres, withPostgresClient, usePostgres } from './postgres.ts'
import {
  clara,
  edgeCaseQuery,
  edgeCaseResult,
  createSampleDatabase,
  withEmbeddedDatabase,
} from './sample-database.ts'
import {
  anna,
  signInAsAdministrator,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from './server-process.ts'
import { repeatWithPauses } from '../time.ts'

const freshDatabase = usePostgres()
/** Pause between the requests of a user, so that the backup gets processor time. */
const pauseMs = 20
let sampleFolder: string
let backup: string

beforeAll(async () => {
  const folder = await temporaryFolder(afterAll)
  sampleFolder = join(folder, 'sample')
  backup = join(folder, 'sample.backup')
  await createSampleDatabase(sampleFolder)
  await backUp(targetOf({ dataFolder: sampleFolder }), backup)
})

const inOwnFolder = async (name: string) => join(await temporaryFolder(), name)

const trail = '["table","audit"]'

test.runIf(hasPostgres)(
  'a move from the embedded engine to PostgreSQL and back changes no byte',
  async () => {
    const url = await freshDatabase()
    await runCommand('move', url, { DATA_DIR: sampleFolder })
    const fromServer = await inOwnFolder('server.backup')
    await backUp(targetOf({ databaseUrl: url }), fromServer)
    const dataFolder = await inOwnFolder('data')
    await runCommand('restore', fromServer, { DATA_DIR: dataFolder })
    const fromEmbedded = await inOwnFolder('embedded.backup')
    await backUp(targetOf({ dataFolder }), fromEmbedded)

    const tables = await archiveTables(backup)
    expect(await archiveTables(fromServer)).toEqual(tables)
    const { [trail]: restoredTrail, ...restored } = await archiveTables(fromEmbedded)
    const { [trail]: _, ...others } = tables
    expect(restored).toEqual(others)
    // The audit trail has one more row, about the restore.
    const isRow = (line: string) => line.startsWith('{')
    const added = restoredTrail?.filter((line) => isRow(line) && !tables[trail]?.includes(line)) ?? []
    expect(added.map((line) => JSON.parse(line))).toMatchObject([
      { action: 'restore-backup', actor_id: null, actor_alias: 'operator' },
    ])
    expect(restoredTrail).toEqual(expect.arrayContaining(tables[trail]?.filter(isRow) ?? []))
    expect((await withPostgresClient(url, (client) => client.query(edgeCaseQuery))).rows).toEqual([
      edgeCaseResult,
    ])
    expect((await withEmbeddedDatabase(dataFolder, (engine) => engine.query(edgeCaseQuery))).rows).toEqual([
      edgeCaseResult,
    ])
  },
)

describe('a backup of a running server is one snapshot, and requests continue during it', () => {
  test('on the embedded engine, in a folder with a long name; a server runs on the restored backup', async () => {
    const dataFolder = await inOwnFolder('long'.repeat(40))
    await cp(sampleFolder, dataFolder, { recursive: true })
    const socket = join(dataFolder, 'backup.sock')
    // A crash leaves this file behind.
    await writeFile(socket, '')
    const server = await startServer(dataFolder, annasVariables)
    await server.untilReady()
    expect((await stat(socket)).mode & 0o777).toBe(0o600)
    const file = await inOwnFolder('online.backup')
    await underLoad(server, () => runCommand('backup', file, { DATA_DIR: dataFolder }))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expectOneSnapshot(await archiveTables(file))
    await stop(server)
    expect(await readdir(dataFolder)).not.toContain('backup.sock')

    const newFolder = await inOwnFolder('data')
    await runCommand('restore', file, { DATA_DIR: newFolder })
    const restored = await startServer(newFolder)
    await restored.untilReady()
    await expect(signInClara(restored)).resolves.toMatchObject({ user: { email: clara.email } })
    expect(restored.printed().stdout).not.toContain('First administrator')
    await stop(restored)
  })

  test.runIf(hasPostgres)('on PostgreSQL', async () => {
    const variables = { DATABASE_URL: await freshDatabase(), DATA_DIR: await inOwnFolder('data') }
    await restore(targetOf({ databaseUrl: variables.DATABASE_URL, dataFolder: variables.DATA_DIR }), backup)
    const server = await startServer(variables.DATA_DIR, { ...variables, ...annasVariables })
    await server.untilReady()
    const file = await inOwnFolder('online.backup')
    await underLoad(server, () => runCommand('backup', file, variables))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expectOneSnapshot(await archiveTables(file))
    await stop(server)
  })
})

test('a backup that fails half-way leaves the previous file unchanged', async () => {
  const dataFolder = await temporaryFolder()
  await mkdir(join(dataFolder, 'database'))
  const whole = await readFile(backup)
  const failing = createServer((_, response) => {
    response.write(whole.subarray(0, whole.length / 2), () => response.destroy())
  })
  await new Promise<void>((resolve) => failing.listen(join(dataFolder, 'backup.sock'), resolve))
  onTestFinished(() => void failing.close())

  const file = await inOwnFolder('daily.backup')
  await writeFile(file, whole)
  expect(await commandError('backup', file, { DATA_DIR: dataFolder })).toBe(
    'The running server broke the backup off.',
  )
  expect(await readFile(file)).toEqual(whole)
  expect(await readdir(join(file, '..'))).toEqual(['daily.backup'])
})

const annasVariables = { ADMIN_EMAIL: anna.email, ADMIN_PASSWORD: anna.password }

async function stop(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(server.printed().stderr).toBe('')
}

function signInClara(server: ServerProcess) {
  return server.client()(signIn, { ...clara, as: 'user', deviceId: randomUUID() })
}

/** Runs `work` while Clara signs in on new devices and Anna creates accounts, and checks that both make progress. */
async function underLoad(server: ServerProcess, work: () => Promise<void>): Promise<void> {
  const { token } = await signInAsAdministrator(server, anna)
  const asAnna = server.client(token)
  const done = { signIns: 0, accounts: 0 }
  const over = new AbortController()
  const repeat = async (kind: keyof typeof done, request: () => Promise<unknown>) => {
    await repeatWithPauses(pauseMs, over.signal, async () => {
      await request()
      done[kind] += 1
    })
  }
  const newcomer = () => ({ email: `${randomUUID()}@example.org`, username: 'Neu', password: randomUUID() })
  const people = Promise.all([
    repeat('signIns', () => signInClara(server)),
    repeat('accounts', () => asAnna(createUser, newcomer())),
  ])
  await expect.poll(() => Math.min(done.signIns, done.accounts)).toBeGreaterThan(2)
  const before = { ...done }
  await work()
  expect(done.signIns).toBeGreaterThan(before.signIns)
  expect(done.accounts).toBeGreaterThan(before.accounts)
  over.abort()
  await people
}

/** One transaction creates an account with its profile and role, and one a session with its device lock. */
function expectOneSnapshot(tables: Record<string, string[]>): void {
  const rowsOf = (table: string) =>
    (tables[`["table","${table}"]`] ?? [])
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, string | null>)
  const users = rowsOf('users').map(({ id }) => id)
  expect(users.length).toBeGreaterThan(4)
  expect(rowsOf('profiles').map(({ id }) => id)).toEqual(users)
  expect(new Set(rowsOf('user_roles').map(({ user_id }) => user_id))).toEqual(new Set(users))
  const active = rowsOf('sessions').filter(({ replaced_at }) => replaced_at === null)
  expect(active.length).toBeGreaterThan(0)
  const devices = (rows: typeof active) => new Set(rows.map(({ device_id }) => device_id))
  expect(devices(active)).toEqual(devices(rowsOf('user_device_locks')))
}
