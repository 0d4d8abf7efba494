import { chmod, cp, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '@pol/contract/operations/administration'
import { readHealth } from '@pol/contract/operations/monitoring'
import { openConfiguredDatabase } from '../../src/database/configured-database.ts'
import { openEmbeddedEngine } from '../../src/database/embedded.ts'
import { users } from '../../src/database/schema.ts'
import { explainStartFailure } from '../../src/start-failure.ts'
import { template } from '../paths.ts'
import { clearDiskFault, setDiskFault, diskFaultEnvironment } from '../crash/disk-fault-control.ts'
import { targetOf } from './commands.ts'
import { createSampleDatabase, withEmbeddedDatabase } from './sample-database.ts'
import {
  anna,
  signInAsAdministrator,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from './server-process.ts'

const variables = { ADMIN_EMAIL: anna.email, ADMIN_PASSWORD: anna.password }
const restore = 'restore a backup \\(npm run restore -- FILE\\)'
const pageBytes = 8_192
/** Clara and Anna. */
const accounts = 2

/** Data folders of a server that was stopped and of one that was killed. */
const folders = { stopped: '', killed: '' }
let usersFile = ''

beforeAll(async () => {
  const folder = await temporaryFolder(afterAll)
  folders.stopped = join(folder, 'stopped')
  folders.killed = join(folder, 'killed')
  await createSampleDatabase(folders.stopped)
  const first = await startServer(folders.stopped, variables, afterAll)
  await first.untilReady()
  await stop(first)
  await cp(folders.stopped, folders.killed, { recursive: true })
  const second = await startServer(folders.killed, variables, afterAll)
  await second.untilReady()
  await signInAsAdministrator(second, anna)
  second.kill('SIGKILL')
  await second.ended
  // A socket cannot be copied.
  await rm(join(folders.killed, 'backup.sock'), { force: true })
  const copy = join(folder, 'copy')
  await cp(folders.stopped, copy, { recursive: true })
  usersFile = await withEmbeddedDatabase(copy, async (engine) => {
    const { rows } = await engine.query<{ path: string }>(`select pg_relation_filepath('users') as path`)
    return String(rows[0]?.path)
  })
})

async function stop(server: ServerProcess) {
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
}

async function copyOf(state: keyof typeof folders) {
  const dataFolder = join(await temporaryFolder(), 'data')
  await cp(folders[state], dataFolder, { recursive: true })
  return dataFolder
}

/** Opens the database as the server does. @returns the number of accounts, or the message with which it is refused. */
async function openAndCount(dataFolder: string): Promise<string | number> {
  try {
    const { db, close } = await openConfiguredDatabase(targetOf({ dataFolder }), () => {})
    const count = await db.$count(users)
    await close()
    return count
  } catch (error) {
    return explainStartFailure(error)
  }
}

/** Starts the server, which must exit with 1. @returns the only line that it prints. */
async function startError(dataFolder: string, more: Record<string, string> = {}): Promise<string> {
  const server = await startServer(dataFolder, { ...variables, ...more })
  const { code } = await server.ended
  const { stdout, stderr } = server.printed()
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^[^\n]+\n$/)
  return stderr.trimEnd()
}

async function overwrite(file: string, position: number, bytes: Uint8Array) {
  const handle = await open(file, 'r+')
  await handle.write(bytes, 0, bytes.length, position)
  await handle.close()
}

async function newestSegment(dataFolder: string) {
  const wal = join(dataFolder, 'database/pg_wal')
  const segments = (await readdir(wal)).filter((name) => /^[\dA-F]{24}$/.test(name))
  return join(wal, String(segments.toSorted().at(-1)))
}

interface Damage {
  readonly name: string
  readonly apply: (dataFolder: string) => Promise<void>
  /** Matches the message, or the number of accounts if the database can be opened. */
  readonly outcome: Readonly<Record<keyof typeof folders, RegExp>>
}

const nothingLost = new RegExp(`^${accounts}$`)
const both = (outcome: RegExp) => ({ stopped: outcome, killed: outcome })
const changed = (file: string) =>
  new RegExp(
    `^/\\S+/database/${file} is damaged, missing or replaced since the last stop: move /\\S+/database away and ${restore}, ` +
      'or delete /\\S+/database.sums to accept the files as they are.$',
  )
const gone = new RegExp(
  `^/\\S+/database is missing or empty, but there was a database: mount its disk, or, if the data are lost, ${restore}.$`,
)

const damages: readonly Damage[] = [
  {
    name: 'no PG_VERSION',
    apply: (data) => rm(join(data, 'database/PG_VERSION')),
    outcome: both(
      new RegExp(`^/\\S+/database has files but no PG_VERSION, so it is not a whole database: .*${restore}`),
    ),
  },
  {
    name: 'an emptied folder',
    apply: async (data) => {
      for (const name of await readdir(join(data, 'database'))) {
        await rm(join(data, 'database', name), { recursive: true })
      }
    },
    outcome: both(gone),
  },
  {
    name: 'a truncated write-ahead log',
    apply: async (data) => truncate(await newestSegment(data), 1 << 20),
    outcome: both(
      new RegExp(
        `^/\\S+/pg_wal/\\S+ is cut off, so the newest changes are lost: move /\\S+/database away and ${restore}.$`,
      ),
    ),
  },
  {
    name: 'a damaged pg_control',
    apply: (data) => overwrite(join(data, 'database/global/pg_control'), 40, Buffer.alloc(8, 'x')),
    outcome: {
      stopped: changed('global/pg_control'),
      killed: new RegExp(
        `^The database in /\\S+/database is damaged \\(.*control file.*\\): move the folder away and ${restore}.$`,
      ),
    },
  },
  {
    name: 'a page overwritten with zeros',
    apply: (data) => overwrite(join(data, 'database', usersFile), 0, Buffer.alloc(pageBytes)),
    // The page was changed after the last checkpoint, so recovery restores it from the write-ahead log.
    outcome: { stopped: changed('base/\\d+/\\d+'), killed: nothingLost },
  },
  {
    name: 'a file without permissions',
    apply: (data) => chmod(join(data, 'database', usersFile), 0),
    outcome: both(
      /^\/\S+\/database\/base\/\d+\/\d+ cannot be read and written: correct its owner and rights, and start again.$/,
    ),
  },
  {
    name: 'an unmounted disk',
    apply: (data) => rename(join(data, 'database'), join(data, 'elsewhere')),
    outcome: both(gone),
  },
  {
    name: 'another version of PostgreSQL',
    apply: (data) => writeFile(join(data, 'database/PG_VERSION'), '17\n'),
    outcome: both(
      /^\/\S+\/database was made by PostgreSQL 17, this program has PostgreSQL 18: back up with the program that made it/,
    ),
  },
  {
    name: 'a new, empty database instead of the old one',
    apply: async (data) => {
      await rm(join(data, 'database'), { recursive: true })
      const bare = join(await temporaryFolder(), 'database')
      await (await openEmbeddedEngine(bare, template)).close()
      await cp(bare, join(data, 'database'), { recursive: true })
      await rm(join(data, 'database.sums'), { force: true })
    },
    outcome: both(new RegExp(`^The database in /\\S+/database has lost its tables: .*${restore}.$`)),
  },
  {
    name: 'a damaged lock file',
    apply: (data) =>
      writeFile(join(data, 'lock'), 'no lock, but long enough to be taken for a database'.repeat(40)),
    outcome: { stopped: nothingLost, killed: nothingLost },
  },
]

describe.each(['stopped', 'killed'] as const)('the folder of a server that was %s', (state) => {
  test('undamaged, contains all accounts', async () => {
    expect(await openAndCount(await copyOf(state))).toBe(accounts)
  })

  test.each(damages)('with $name', async ({ apply, outcome }) => {
    const dataFolder = await copyOf(state)
    await apply(dataFolder)
    const first = await openAndCount(dataFolder)
    expect(String(first)).toMatch(outcome[state])
    // A second start must have the same outcome.
    expect(await openAndCount(dataFolder)).toBe(first)
  })

  test.each([
    ['read-only', /^\/\S+ is on a read-only file system: mount it for writing, and start again.$/],
    [
      'full',
      /^The disk of \/\S+ is full: free space, but delete nothing inside the database folder, and start again.$/,
    ],
  ] as const)('on a disk that is %s for a while, contains all accounts afterwards', async (kind, message) => {
    const dataFolder = await copyOf(state)
    await setDiskFault(dataFolder, { kind })
    expect(await startError(dataFolder, diskFaultEnvironment)).toMatch(message)
    await clearDiskFault(dataFolder)
    expect(await openAndCount(dataFolder)).toBe(accounts)
  })
})

test.each([
  ['zeros', 0, /^Something is missing from the database in \/\S+ \(broken: every user has one profile, and/],
  ['garbage', 7, /^The database in \/\S+ is damaged \(invalid page in block 0 of relation .*\): move/],
])(
  'after a crash, a page of %s that is not in the write-ahead log is detected, too',
  async (_, byte, message) => {
    const dataFolder = await copyOf('stopped')
    await rm(join(dataFolder, 'database.sums'))
    await overwrite(join(dataFolder, 'database', usersFile), 0, Buffer.alloc(pageBytes, byte))
    const outcome = await openAndCount(dataFolder)
    expect(outcome).toMatch(message)
    expect(await openAndCount(dataFolder)).toBe(outcome)
  },
)

test('200 KB that are missing at the end of the log after a crash are detected, and can be given up', async () => {
  const dataFolder = join(await temporaryFolder(), 'data')
  const server = await startServer(dataFolder, variables)
  await server.untilReady()
  const { token } = await signInAsAdministrator(server, anna)
  const asAnna = server.client(token)
  const people = Array.from({ length: 15 }, (_, index) => `person-${index}@example.org`)
  let lastAt = 0
  for (const email of people) {
    lastAt = Date.now()
    await asAnna(createUser, { email, username: 'Bahram', password: 'bahrams-geheimnis' })
  }
  const positionFile = join(dataFolder, 'database/acknowledged')
  await expect.poll(async () => (await stat(positionFile)).mtimeMs).toBeGreaterThan(lastAt)
  server.kill('SIGKILL')
  await server.ended
  await rm(join(dataFolder, 'backup.sock'), { force: true })

  const undamaged = join(await temporaryFolder(), 'data')
  await cp(dataFolder, undamaged, { recursive: true })
  expect(await openAndCount(undamaged)).toBe(people.length + 1)

  const segment = await newestSegment(dataFolder)
  const end = (await readFile(segment)).findLastIndex((byte) => byte !== 0) + 1
  await overwrite(segment, end - 200_000, Buffer.alloc(200_000))
  const refused = await startError(dataFolder)
  expect(refused).toMatch(
    new RegExp(
      `^The write-ahead log in /\\S+/database is damaged, so the newest changes are lost: move the folder away and ${restore}, ` +
        'or delete /\\S+/database/acknowledged to go on without them.$',
    ),
  )
  expect(await openAndCount(dataFolder)).toBe(refused)
  await rm(positionFile)
  expect(await openAndCount(dataFolder)).toBeLessThan(people.length + 1)
})

test('a fatal error of PostgreSQL is reported in the words of the server', async () => {
  const dataFolder = await copyOf('killed')
  await truncate(join(dataFolder, 'database/global/pg_control'), 0)
  expect(await startError(dataFolder)).toMatch(
    /^The database in \S+ is damaged \(could not read file "global.pg_control".*: move/,
  )
})

test('an administrator who knows that the files are good can delete the checksums', async () => {
  const dataFolder = await copyOf('stopped')
  const file = join(dataFolder, 'database/postgresql.conf')
  await writeFile(file, `${await readFile(file, 'utf8')}\n# copied from elsewhere\n`)
  expect(await openAndCount(dataFolder)).toMatch(changed('postgresql.conf'))
  await rm(join(dataFolder, 'database.sums'))
  expect(await openAndCount(dataFolder)).toBe(accounts)
})

test('the folder of an earlier version, without mark and checksums, is accepted', async () => {
  const dataFolder = await copyOf('stopped')
  for (const name of ['database.mark', 'database.sums']) await rm(join(dataFolder, name))
  expect(await openAndCount(dataFolder)).toBe(accounts)
  expect(await readdir(dataFolder)).toEqual(expect.arrayContaining(['database.mark', 'database.sums']))
})

test('the database of another program is refused and left unchanged', async () => {
  const dataFolder = await temporaryFolder()
  const foreign = await openEmbeddedEngine(join(dataFolder, 'database'), template)
  await foreign.exec(`create table books (title text); insert into books values ('Divan')`)
  await foreign.close()
  expect(await openAndCount(dataFolder)).toMatch(
    /^\/\S+\/database holds data of another program \(table books\): choose another DATA_DIR.$/,
  )
  const books = await withEmbeddedDatabase(dataFolder, (engine) => engine.query('select title from books'))
  expect(books.rows).toEqual([{ title: 'Divan' }])
})

// Other systems have only the lock file, and Windows does not allow to delete it.
test.runIf(process.platform === 'linux')(
  'a second server is refused even if the lock file was deleted',
  async () => {
    const dataFolder = await copyOf('stopped')
    const first = await startServer(dataFolder, variables)
    await first.untilReady()
    await rm(join(dataFolder, 'lock'))
    expect(await startError(dataFolder)).toBe('Another process is already running on this DATA_DIR.')
    await expect(first.client()(readHealth, {})).resolves.toEqual({ status: 'ok' })
    await stop(first)
    expect(await openAndCount(dataFolder)).toBe(accounts)
  },
)
