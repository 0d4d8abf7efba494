import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { signIn } from '@pol/contract/accounts'
import { createUser } from '@pol/contract/administration'
import { backUp, restore } from '../../src/database/archive/commands.ts'
import { command, placeOf, refusalOf, tablesIn } from './commands.ts'
import { hasPostgres, onServer, usePostgres } from './postgres.ts'
import { clara, hardQuery, hardTruth, makeSchool, onFolder } from './school.ts'
import { anna, startServer, temporaryFolder, type ServerProcess } from './server-process.ts'

const freshDatabase = usePostgres()
/** People leave the machine time for the backup. */
const thinkingMs = 20
let school: string
let backup: string

beforeAll(async () => {
  const folder = await temporaryFolder(afterAll)
  school = join(folder, 'school')
  backup = join(folder, 'school.backup')
  await makeSchool(school)
  await backUp(placeOf({ dataFolder: school }), backup)
})

const inOwnFolder = async (name: string) => join(await temporaryFolder(), name)

test.runIf(hasPostgres)(
  'from the embedded engine to a server and back, everything is the same to the last byte',
  async () => {
    const url = await freshDatabase()
    await command('move', url, { DATA_DIR: school })
    const fromServer = await inOwnFolder('server.backup')
    await backUp(placeOf({ databaseUrl: url }), fromServer)
    const dataFolder = await inOwnFolder('data')
    await command('restore', fromServer, { DATA_DIR: dataFolder })
    const fromEmbedded = await inOwnFolder('embedded.backup')
    await backUp(placeOf({ dataFolder }), fromEmbedded)

    const tables = await tablesIn(backup)
    expect(await tablesIn(fromServer)).toEqual(tables)
    expect(await tablesIn(fromEmbedded)).toEqual(tables)
    expect((await onServer(url, (client) => client.query(hardQuery))).rows).toEqual([hardTruth])
    expect((await onFolder(dataFolder, (engine) => engine.query(hardQuery))).rows).toEqual([hardTruth])
  },
)

describe('a backup while people work is of one moment, and nobody is held up', () => {
  test('on the embedded engine, in a folder with a long name; it can be restored and learned with', async () => {
    const dataFolder = await inOwnFolder('long'.repeat(40))
    await cp(school, dataFolder, { recursive: true })
    const socket = join(dataFolder, 'backup.sock')
    // As a crash leaves it behind.
    await writeFile(socket, '')
    const server = await startServer(dataFolder, annasVariables)
    await server.untilReady()
    expect((await stat(socket)).mode & 0o777).toBe(0o600)
    const file = await inOwnFolder('online.backup')
    await whilePeopleWork(server, () => command('backup', file, { DATA_DIR: dataFolder }))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expectOneMoment(await tablesIn(file))
    await stop(server)
    expect(await readdir(dataFolder)).not.toContain('backup.sock')

    const elsewhere = await inOwnFolder('data')
    await command('restore', file, { DATA_DIR: elsewhere })
    const restored = await startServer(elsewhere)
    await restored.untilReady()
    await expect(signInClara(restored)).resolves.toMatchObject({ user: { email: clara.email } })
    expect(restored.printed().stdout).not.toContain('First administrator')
    await stop(restored)
  })

  test.runIf(hasPostgres)('on a server', async () => {
    const place = { DATABASE_URL: await freshDatabase(), DATA_DIR: await inOwnFolder('data') }
    await restore(placeOf({ databaseUrl: place.DATABASE_URL, dataFolder: place.DATA_DIR }), backup)
    const server = await startServer(place.DATA_DIR, { ...place, ...annasVariables })
    await server.untilReady()
    const file = await inOwnFolder('online.backup')
    await whilePeopleWork(server, () => command('backup', file, place))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expectOneMoment(await tablesIn(file))
    await stop(server)
  })
})

test('a backup that breaks off leaves the earlier one as it is', async () => {
  const dataFolder = await temporaryFolder()
  await mkdir(join(dataFolder, 'database'))
  const whole = await readFile(backup)
  const ending = createServer((_, response) => {
    response.write(whole.subarray(0, whole.length / 2), () => response.destroy())
  })
  await new Promise<void>((resolve) => ending.listen(join(dataFolder, 'backup.sock'), resolve))
  onTestFinished(() => void ending.close())

  const file = await inOwnFolder('daily.backup')
  await writeFile(file, whole)
  expect(await refusalOf('backup', file, { DATA_DIR: dataFolder })).toBe(
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

/** Clara signs in on ever new devices, and Anna makes one account after the other. */
async function whilePeopleWork(server: ServerProcess, work: () => Promise<void>): Promise<void> {
  const { token } = await server.client()(signIn, { ...anna, as: 'admin', deviceId: randomUUID() })
  const asAnna = server.client(token)
  const done = { signIns: 0, accounts: 0 }
  const over = new AbortController()
  const again = async (kind: keyof typeof done, deed: () => Promise<unknown>) => {
    while (!over.signal.aborted) {
      await pause(thinkingMs)
      await deed()
      done[kind] += 1
    }
  }
  const newcomer = () => ({ email: `${randomUUID()}@example.org`, username: 'Neu', password: randomUUID() })
  const people = Promise.all([
    again('signIns', () => signInClara(server)),
    again('accounts', () => asAnna(createUser, newcomer())),
  ])
  await expect.poll(() => Math.min(done.signIns, done.accounts), { timeout: 30_000 }).toBeGreaterThan(2)
  const before = { ...done }
  await work()
  expect(done.signIns).toBeGreaterThan(before.signIns)
  expect(done.accounts).toBeGreaterThan(before.accounts)
  over.abort()
  await people
}

/** An account is made at once with profile and role, and a sign-in with the mark of its device. */
function expectOneMoment(tables: Record<string, string[]>): void {
  const rowsOf = (table: string) =>
    (tables[`["table","${table}"]`] ?? [])
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, string | null>)
  const users = rowsOf('users').map(({ id }) => id)
  expect(users.length).toBeGreaterThan(4)
  expect(rowsOf('profiles').map(({ id }) => id)).toEqual(users)
  expect(new Set(rowsOf('user_roles').map(({ user_id }) => user_id))).toEqual(new Set(users))
  const active = rowsOf('sessions').filter(({ replaced_at }) => replaced_at === null)
  const devices = (rows: typeof active) => new Set(rows.map(({ device_id }) => device_id))
  expect(devices(active)).toEqual(devices(rowsOf('user_device_locks')))
}
