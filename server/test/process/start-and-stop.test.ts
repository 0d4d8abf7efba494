import { describe, expect, test } from 'vitest'
import { readSession } from '@pol/contract/operations/sign-in'
import { readHealth } from '@pol/contract/operations/monitoring'
import {
  anna,
  annasVariables,
  freshDataFolder,
  signInAsAdministrator,
  startError,
  startServer,
  stop,
} from './server-process.ts'

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
})

describe('stopping', () => {
  test('by SIGTERM ends cleanly and keeps the data; nothing secret is printed', async () => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder, annasVariables)
    await first.untilReady()
    const { token } = await signInAsAdministrator(first, anna)
    await stop(first)
    expect(first.printed()).toEqual({
      stdout: expect.stringMatching(/^Pol is ready on http:\/\/localhost:\d+\n$/),
      stderr: '',
    })

    const second = await startServer(dataFolder)
    await second.untilReady()
    await expect(second.client(token)(readSession, {})).resolves.toMatchObject({
      user: { email: anna.email },
    })
    await stop(second)
  })
})

describe('a start that fails prints the reason in one line', () => {
  test('another process is using the folder, and keeps running', async () => {
    const dataFolder = await freshDataFolder()
    const first = await startServer(dataFolder)
    await first.untilReady()

    const second = await startServer(dataFolder)
    expect(await startError(second)).toBe('Another process is already running on this DATA_DIR.')
    await expect(first.client()(readHealth, {})).resolves.toEqual({ status: 'ok' })
    await stop(first)
  })

  test('variables are invalid: all of them are named', async () => {
    const server = await startServer(await freshDataFolder(), { PORT: 'abc', SMTP_URL: 'nonsense' })
    expect(await startError(server)).toBe(
      'Configuration: PORT must be a whole number; ' +
        'SMTP_URL must be an address that begins with smtp:// or smtps://',
    )
  })
})
