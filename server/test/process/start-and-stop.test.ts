import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { ConnectionError } from '@pol/contract/client'
import { health } from '@pol/contract/operations/monitoring'
import { reservePort } from '../free-port.ts'
import {
  anna,
  annasVariables,
  freshDataFolder,
  startError,
  startServer,
  stop,
  type ServerProcess,
} from './server-process.ts'

const signInAsAdministrator = (server: ServerProcess, user: { email: string; password: string }) =>
  server.client()(signIn, { ...user, as: 'admin', deviceId: randomUUID() })

describe('the first administrator', () => {
  const oneTimePassword = /^One-time password: (\S+)$/gm

  test('gets a generated password, which works and is printed on the first start only', async () => {
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
      stdout: expect.stringMatching(/^Pol is ready on http:\/\/localhost:\d+\n$/),
      stderr: '',
    })
  })

  test('with a configured password gets nothing printed', async () => {
    const server = await startServer(await freshDataFolder(), annasVariables)
    await server.untilReady()
    const { token } = await signInAsAdministrator(server, anna)
    await stop(server)
    expect(server.printed()).toEqual({
      stdout: expect.stringMatching(/^Pol is ready on http:\/\/localhost:\d+\n$/),
      stderr: '',
    })
    expect(server.printed().stdout).not.toContain(token)
  })

  test('still gets her password printed if the port was taken at the first start', async () => {
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
})

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s ends cleanly and keeps the data', async (signal) => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder, annasVariables)
    await first.untilReady()
    const { token } = await signInAsAdministrator(first, anna)
    await stop(first, signal)
    expect(first.printed().stderr).toBe('')

    const second = await startServer(dataFolder)
    await second.untilReady()
    await expect(second.client(token)(readSession, {})).resolves.toMatchObject({
      user: { email: anna.email },
    })
    await stop(second)
  })

  test('before the server is ready ends cleanly, too, and the printed password works', async () => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder)
    await expect.poll(() => first.printed().stdout).toContain('It is shown only now.')
    await stop(first)
    const { stdout, stderr } = first.printed()
    expect(stderr).toBe('')
    const [, password = ''] = /^One-time password: (\S+)$/m.exec(stdout) ?? []

    const second = await startServer(dataFolder)
    await second.untilReady()
    await signInAsAdministrator(second, { email: 'admin@pol.local', password })
  })

  test('in the middle of sign-ins ends cleanly, too, and keeps all acknowledged sessions', async () => {
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
    await stop(first)
    expect(await cut).toBeInstanceOf(ConnectionError)
    expect(first.printed().stderr).toBe('')

    const second = await startServer(dataFolder)
    await second.untilReady()
    const answer = second.client(newest)(readSession, {})
    // A later sign-in that was stored but not answered may have replaced this session. It is not lost then.
    const outcome = await answer.then(
      () => 'stored',
      (error: { code?: string }) => (error.code === 'other-device' ? 'stored' : error),
    )
    expect(outcome).toBe('stored')
  })
})

describe('a start that fails prints the reason in one line', () => {
  test('another process is using the folder, and keeps running', async () => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder)
    await first.untilReady()

    const second = await startServer(dataFolder)
    expect(await startError(second)).toBe('Another process is already running on this DATA_DIR.')
    await expect(first.client()(health, {})).resolves.toEqual({ status: 'ok' })
    await stop(first)
  })

  test('variables are invalid: all of them are named', async () => {
    const server = await startServer(await freshDataFolder(), { PORT: 'abc', SMTP_URL: 'nonsense' })
    expect(await startError(server)).toBe(
      'Configuration: PORT must be a whole number; ' +
        'SMTP_URL must be an address that begins with smtp:// or smtps://',
    )
  })

  test('the database server does not answer', async () => {
    const server = await startServer(await freshDataFolder(), {
      DATABASE_URL: 'postgres://pol:geheim@127.0.0.1:1/pol',
    })
    expect(await startError(server)).toBe('The database of DATABASE_URL does not answer.')
  })
})
