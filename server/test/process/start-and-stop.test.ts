import { randomUUID } from 'node:crypto'
import { chmod, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSession, signIn } from '@pol/contract/accounts'
import { ConnectionError } from '@pol/contract/client'
import { health } from '@pol/contract/health'
import { openEmbedded } from '../../src/database/embedded.ts'
import {
  anna,
  freePort,
  startServer,
  takePort,
  temporaryFolder,
  type ServerProcess,
} from './server-process.ts'

const annasVariables = { ADMIN_EMAIL: anna.email, ADMIN_PASSWORD: anna.password }

const freshDataFolder = async () => join(await temporaryFolder(), 'data')

const signInAsAdministrator = (server: ServerProcess, who: { email: string; password: string }) =>
  server.client()(signIn, { ...who, as: 'admin', deviceId: randomUUID() })

const stop = async (server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  server.kill(signal)
  await expect(server.ended).resolves.toMatchObject({ code: 0 })
}

/** What a start that fails says: one line for people on stderr, and nothing else anywhere. */
const refusal = async (server: ServerProcess) => {
  await expect(server.untilReady()).rejects.toThrow('ended before it was ready')
  const { code } = await server.ended
  expect(code).toBeGreaterThan(0)
  const { stdout, stderr } = server.printed()
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^[^\n]+\n$/)
  return stderr.trimEnd()
}

describe('the first administrator', () => {
  const oneTimePassword = /^One-time password: (\S+)$/gm

  test('gets a made-up password, which is printed on the first start only, and works', async () => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder)
    await first.untilReady()
    await expect.poll(() => first.printed().stdout).toContain('It is shown only now.')
    const { stdout } = first.printed()
    const [[, password = ''] = [], ...more] = stdout.matchAll(oneTimePassword)
    expect(more).toEqual([])
    expect(stdout.split(password)).toHaveLength(2)
    expect(stdout).toContain('First administrator: admin@pol.local\n')
    const { roles } = await signInAsAdministrator(first, { email: 'admin@pol.local', password })
    expect(roles).toContain('admin')
    await stop(first)

    const second = await startServer(dataFolder)
    await second.untilReady()
    await signInAsAdministrator(second, { email: 'admin@pol.local', password })
    await stop(second)
    expect(second.printed()).toEqual({
      stdout: expect.stringMatching(/^Pol is ready on http:\/\/\S+\n$/),
      stderr: '',
    })
  })

  test('with a password of her own is not printed at all', async () => {
    const server = await startServer(await freshDataFolder(), annasVariables)
    await server.untilReady()
    const { token } = await signInAsAdministrator(server, anna)
    await stop(server)
    expect(server.printed()).toEqual({
      stdout: expect.stringMatching(/^Pol is ready on http:\/\/\S+\n$/),
      stderr: '',
    })
    expect(server.printed().stdout).not.toContain(token)
  })

  test('still learns the password where the first start found its port taken', async () => {
    const dataFolder = await freshDataFolder()
    const { port, release } = await takePort()
    const first = await startServer(dataFolder, { PORT: String(port) })
    await first.ended
    await release()
    const second = await startServer(dataFolder)
    await second.untilReady()
    await expect
      .poll(() => first.printed().stdout + second.printed().stdout)
      .toMatch(/^One-time password: \S+$/m)
  })
})

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s ends cleanly and keeps the data', async (signal) => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder, annasVariables)
    await first.untilReady()
    const { token } = await signInAsAdministrator(first, anna)
    const askedAt = performance.now()
    await stop(first, signal)
    expect(performance.now() - askedAt).toBeLessThan(5_000)
    expect(first.printed().stderr).toBe('')

    const second = await startServer(dataFolder)
    await second.untilReady()
    await expect(second.client(token)(readSession, {})).resolves.toMatchObject({
      user: { email: anna.email },
    })
    await stop(second)
  })

  test('before the start is done ends cleanly too, and the password that was printed is good', async () => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder)
    await expect.poll(() => first.printed().stdout, { timeout: 20_000 }).toContain('It is shown only now.')
    await stop(first)
    const { stdout, stderr } = first.printed()
    expect(stderr).toBe('')
    const [, password = ''] = /^One-time password: (\S+)$/m.exec(stdout) ?? []

    const second = await startServer(dataFolder)
    await second.untilReady()
    await signInAsAdministrator(second, { email: 'admin@pol.local', password })
  })

  test('in the middle of sign-ins ends cleanly too, and keeps what was acknowledged', async () => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder, annasVariables)
    await first.untilReady()
    let newest = ''
    const begun = Promise.withResolvers<void>()
    const signingIn = (async () => {
      for (;;) {
        newest = (await signInAsAdministrator(first, anna)).token
        begun.resolve()
      }
    })()
    const cut = signingIn.catch((error: unknown) => error)
    await begun.promise
    await pause(100)
    await stop(first)
    expect(await cut).toBeInstanceOf(ConnectionError)
    expect(first.printed().stderr).toBe('')

    const second = await startServer(dataFolder)
    await second.untilReady()
    const answer = second.client(newest)(readSession, {})
    // A later sign-in that was written but not answered has replaced this one: known, not lost.
    const known = await answer.then(
      () => 'known',
      (error: { code?: string }) => (error.code === 'other-device' ? 'known' : error),
    )
    expect(known).toBe('known')
  })
})

describe('a start that cannot succeed says why in one line', () => {
  // Again where others kept the machine busy at the wrong moment: this one looks at the time.
  test('another process works on the same folder, and goes on working', { retry: 2 }, async () => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder)
    await first.untilReady()

    const second = await startServer(dataFolder)
    expect(await refusal(second)).toBe('Another process is already running on this DATA_DIR.')
    // How long the program takes to load is up to the machine; what comes on top is not.
    const merelyLoaded = await startServer(dataFolder, { PORT: 'abc' })
    const { livedMs: loadingMs } = await merelyLoaded.ended
    expect((await second.ended).livedMs).toBeLessThan(loadingMs + 2_000)
    await expect(first.client()(health, {})).resolves.toEqual({ status: 'ok' })
    await stop(first)
  })

  test('the port is taken', async () => {
    const { port, release } = await takePort()
    const server = await startServer(await freshDataFolder(), { ...annasVariables, PORT: String(port) })
    expect(await refusal(server)).toBe(
      `Port ${port} is taken. Stop the other program or choose another PORT.`,
    )
    await release()
  })

  test('a file is in the way of the data folder', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    for (const dataFolder of [file, join(file, 'sub')]) {
      const server = await startServer(dataFolder)
      expect(await refusal(server)).toBe(`DATA_DIR is not a folder: ${dataFolder}`)
    }
  })

  // The superuser may write everywhere.
  test.skipIf(userInfo().uid === 0)('the data folder may not be written', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o500)
    for (const dataFolder of [folder, join(folder, 'data')]) {
      const server = await startServer(dataFolder)
      expect(await refusal(server)).toContain(`DATA_DIR cannot be written: ${folder}`)
    }
  })

  test('variables are wrong, all of them named at once', async () => {
    const server = await startServer(await freshDataFolder(), { PORT: 'abc', SMTP_URL: 'nonsense' })
    expect(await refusal(server)).toBe(
      'Configuration: PORT must be a whole number; ' +
        'SMTP_URL must be an address that begins with smtp:// or smtps://',
    )
  })

  test('the database server does not answer', async () => {
    const server = await startServer(await freshDataFolder(), {
      DATABASE_URL: `postgres://pol:geheim@127.0.0.1:${await freePort()}/pol`,
    })
    expect(await refusal(server)).toBe('The database of DATABASE_URL does not answer.')
  })

  test.each([
    ['speaks another language', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['hangs up', (socket: Socket) => socket.end()],
    ['says nothing', (socket: Socket) => socket.resume()],
  ])('where the database server should be, something %s', async (_, answer) => {
    const impostor = createServer((socket) => void answer(socket.on('error', () => {})))
    await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void impostor.close())
    const { port } = impostor.address() as AddressInfo
    const server = await startServer(await freshDataFolder(), {
      DATABASE_URL: `postgres://pol:geheim@127.0.0.1:${port}/pol`,
    })
    expect(await refusal(server)).toBe('The database of DATABASE_URL does not answer.')
    expect((await server.ended).livedMs).toBeLessThan(15_000)
  })

  test('the database was made by a newer version', async () => {
    const dataFolder = await freshDataFolder()
    const today = await startServer(dataFolder, annasVariables)
    await today.untilReady()
    await stop(today)
    const database = await openEmbedded(join(dataFolder, 'database'), null)
    await database.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      'of tomorrow',
      Date.parse('2100-01-01'),
    ])
    await database.close()

    const server = await startServer(dataFolder)
    expect(await refusal(server)).toBe(
      'The database was made by a newer version of this program; start that version or restore a backup.',
    )
  })
})
