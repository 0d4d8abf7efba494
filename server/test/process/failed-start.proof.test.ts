import { chmod, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openEmbeddedEngine } from '../../src/database/embedded.ts'
import { reservePort } from '../free-port.ts'
import {
  annasVariables,
  freshDataFolder,
  serverCommand,
  startError,
  startServer,
  stop,
  temporaryFolder,
} from './server-process.ts'

/** Drops the capabilities with which root ignores file permissions. */
const boundByRights =
  userInfo().uid === 0
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', ...serverCommand()]
    : serverCommand()

/** The most common reasons are tested in start-and-stop.test.ts. */
describe('a start that fails prints the reason in one line', () => {
  test('the configured password of the first administrator is easy to guess', async () => {
    const variables = { ...annasVariables, ADMIN_PASSWORD: 'Passwort2026' }
    const server = await startServer(await freshDataFolder(), variables)
    expect(await startError(server)).toBe(
      'Configuration: ADMIN_PASSWORD is too easy to guess; choose another, or none to have one made.',
    )
  })

  test('the port is taken', async () => {
    const { port, release } = await reservePort()
    const server = await startServer(await freshDataFolder(), { ...annasVariables, PORT: String(port) })
    expect(await startError(server)).toBe(
      `Port ${port} is taken. Stop the other program or choose another PORT.`,
    )
    await release()
  })

  test('the path of the data folder is a file', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    for (const dataFolder of [file, join(file, 'sub')]) {
      const server = await startServer(dataFolder)
      expect(await startError(server)).toBe(`DATA_DIR is not a folder: ${dataFolder}`)
    }
  })

  test('the data folder is not writable', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o500)
    for (const dataFolder of [folder, join(folder, 'data')]) {
      const server = await startServer(dataFolder, {}, onTestFinished, boundByRights)
      expect(await startError(server)).toMatch(new RegExp(`^${folder}\\S* cannot be read and written: `))
    }
  })

  test.each([
    ['speaks another protocol', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['closes the connection', (socket: Socket) => socket.end()],
    ['sends nothing', (socket: Socket) => socket.resume()],
  ])('the address of the database belongs to a server that %s', async (_, answer) => {
    const otherServer = createServer((socket) => void answer(socket.on('error', () => {})))
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void otherServer.close())
    const { port } = otherServer.address() as AddressInfo
    const server = await startServer(await freshDataFolder(), {
      DATABASE_URL: `postgres://pol:geheim@127.0.0.1:${port}/pol`,
    })
    expect(await startError(server)).toBe('The database of DATABASE_URL does not answer.')
  })

  test('the database was made by a newer version', async () => {
    const dataFolder = await freshDataFolder()
    const current = await startServer(dataFolder, annasVariables)
    await current.untilReady()
    await stop(current)
    const database = await openEmbeddedEngine(join(dataFolder, 'database'), null)
    await database.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      'a future migration',
      Date.parse('2100-01-01'),
    ])
    await database.close()

    const server = await startServer(dataFolder)
    expect(await startError(server)).toBe(
      'The database was made by a newer version of this program; start that version or restore a backup.',
    )
  })

  test('the database server does not answer', async () => {
    const server = await startServer(await freshDataFolder(), {
      DATABASE_URL: 'postgres://pol:geheim@127.0.0.1:1/pol',
    })
    expect(await startError(server)).toBe('The database of DATABASE_URL does not answer.')
  })
})

test('the first administrator still gets a password printed if the port was taken at the first start', async () => {
  const dataFolder = await freshDataFolder()
  const { port, release } = await reservePort()
  const first = await startServer(dataFolder, { PORT: String(port) })
  await first.ended
  await release()
  const second = await startServer(dataFolder)
  await second.untilReady()
  await expect
    .poll(() => first.printed().stdout + second.printed().stdout)
    .toMatch(/^One-time password: \S+$/m)
})
