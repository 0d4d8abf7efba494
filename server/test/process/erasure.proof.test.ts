import { createHash, randomUUID } from 'node:crypto'
import { appendFile, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { requestAccess } from '@pol/contract/operations/access-requests'
import { signIn } from '@pol/contract/operations/sign-in'
import { createUser, deleteUser, getUsers } from '@pol/contract/operations/administration'
import { backUp } from '../../src/commands/backup.ts'
import { restore } from '../../src/commands/restore.ts'
import { openConfiguredDatabase } from '../../src/database/configured-database.ts'
import { erasures, users } from '../../src/database/schema.ts'
import { createMailFiles } from '../../src/mail/mail-files.ts'
import { createErasureFile } from '../../src/retention/erasure-file.ts'
import { eraseClosedAccounts } from '../../src/accounts/erasure/erase-account.ts'
import { createSweep } from '../../src/retention/sweep.ts'
import { runCommand, targetOf, commandError, startCommand } from './commands.ts'
import { anna, signInAsAdministrator, startServer, temporaryFolder } from './server-process.ts'

const farid = { email: 'farid.rahimi@example.org', username: 'Farid Rahimi', password: 'farids-geheimnis' }
const deviceId = `farids-telefon-${randomUUID()}`

/** Starts a server on which Farid has an account, a session and an access request. */
async function serverWithFarid() {
  const dataFolder = join(await temporaryFolder(), 'data')
  const server = await startServer(dataFolder, { ADMIN_EMAIL: anna.email, ADMIN_PASSWORD: anna.password })
  await server.untilReady()
  const { token } = await signInAsAdministrator(server, anna)
  const asAnna = server.client(token)
  const { user } = await asAnna(createUser, farid)
  const { email, password } = farid
  await server.client()(signIn, { email, password, as: 'user', deviceId })
  await server.client()(requestAccess, farid)
  const stop = async () => {
    server.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
  }
  const eraseFarid = () => asAnna(deleteUser, { user_id: user.id })
  return { dataFolder, asAnna, faridsId: user.id, eraseFarid, stop }
}

async function filesWith(text: string, folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await readFile(path)).includes(text)) found.push(path.slice(folder.length))
  }
  return found
}

async function emailsIn(dataFolder: string): Promise<string[]> {
  const { db, close } = await openConfiguredDatabase(targetOf({ dataFolder }), () => {})
  const rows = await db.select({ email: users.email }).from(users)
  await close()
  return rows.map(({ email }) => email)
}

/** Runs the sweep of a server start, and waits until it has finished without a warning. */
async function sweep(dataFolder: string): Promise<void> {
  let logged = ''
  const database = await openConfiguredDatabase(targetOf({ dataFolder }), () => {})
  await createSweep({
    ...database,
    mailFiles: createMailFiles(join(dataFolder, 'outbox')),
    erasureFile: createErasureFile(join(dataFolder, 'erasures.csv')),
    eraseClosedAccounts,
    deleteReplacedClips: async () => {},
    log: pino({ level: 'warn' }, { write: (line) => (logged += line) }),
    now: () => new Date(),
  }).once()
  await database.close()
  expect(logged).toBe('')
}

test('after Farid is deleted and the next sweep has run, no file contains a byte of his data', async () => {
  const { dataFolder, eraseFarid, stop } = await serverWithFarid()
  const traces = [farid.email, farid.username, deviceId]
  await eraseFarid()
  await stop()
  for (const trace of traces) expect(await filesWith(trace, dataFolder), trace).not.toEqual([])
  await sweep(dataFolder)
  for (const trace of traces) expect(await filesWith(trace, dataFolder), trace).toEqual([])
  expect(await emailsIn(dataFolder)).toEqual([anna.email])
})

describe('a backup from before Farid was deleted', () => {
  const makeBackup = async () => {
    const server = await serverWithFarid()
    const backup = join(await temporaryFolder(), 'monday.backup')
    await runCommand('backup', backup, { DATA_DIR: server.dataFolder })
    return { ...server, backup }
  }

  test('does not restore him, whether the erasure is recorded in the file or in the database', async () => {
    const { dataFolder, eraseFarid, asAnna, faridsId, backup, stop } = await makeBackup()
    await eraseFarid()
    const list = await readFile(join(dataFolder, 'erasures.csv'), 'utf8')
    const hash = createHash('sha256').update(faridsId).digest('hex')
    expect(list).toMatch(new RegExp(`^user_id_sha256,erased_at\n${hash},\\S+Z\n$`))
    expect((await asAnna(getUsers, {})).body.users.map(({ email }) => email)).toEqual([anna.email])
    await stop()

    await rename(join(dataFolder, 'database'), join(dataFolder, 'old'))
    const { code, stdout, stderr } = await startCommand('restore', backup, { DATA_DIR: dataFolder }).ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('Accounts that were deleted after the backup and erased again: 1.')
    expect(await emailsIn(dataFolder)).toEqual([anna.email])
    // A new backup contains the erasure in the database, so the file is not needed.
    const tuesday = join(await temporaryFolder(), 'tuesday.backup')
    await backUp(targetOf({ dataFolder }), tuesday)
    const newFolder = join(await temporaryFolder(), 'data')
    await restore(targetOf({ dataFolder: newFolder }), tuesday)
    expect(await readFile(join(newFolder, 'erasures.csv'), 'utf8')).toBe(list)
  })

  test('restores all accounts if no account was deleted', async () => {
    const { backup, stop } = await makeBackup()
    await stop()
    const dataFolder = join(await temporaryFolder(), 'data')
    const restored = await restore(targetOf({ dataFolder }), backup)
    expect(restored.erased).toBe(0)
    expect(await emailsIn(dataFolder)).toEqual(expect.arrayContaining([anna.email, farid.email]))
  })

  test('can be restored even if its only administrator was deleted', async () => {
    const { backup, stop, dataFolder } = await makeBackup()
    await stop()
    const { db, close } = await openConfiguredDatabase(targetOf({ dataFolder }), () => {})
    const [annas] = await db.select({ id: users.id }).from(users).where(eq(users.email, anna.email))
    const userIdHash = createHash('sha256').update(String(annas?.id)).digest()
    await db.insert(erasures).values({ userIdHash, erasedAt: new Date() })
    await createErasureFile(join(dataFolder, 'erasures.csv')).update(db, new Date())
    await close()
    await rename(join(dataFolder, 'database'), join(dataFolder, 'old'))
    expect((await restore(targetOf({ dataFolder }), backup)).erased).toBe(1)
    expect(await emailsIn(dataFolder)).toEqual([farid.email])
  })

  test('is refused if the list of erasures is damaged', async () => {
    const { backup, stop, eraseFarid, dataFolder } = await makeBackup()
    await eraseFarid()
    await stop()
    const list = join(dataFolder, 'erasures.csv')
    await rename(join(dataFolder, 'database'), join(dataFolder, 'old'))
    await appendFile(list, 'half a li')
    expect(await commandError('restore', backup, { DATA_DIR: dataFolder })).toBe(
      `${list}: line 3 cannot be read.`,
    )
  })
})
