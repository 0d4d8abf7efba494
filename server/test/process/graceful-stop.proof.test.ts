import { expect, onTestFinished, test } from 'vitest'
import { requestAccess } from '@pol/contract/operations/access-requests'
import { readSession } from '@pol/contract/operations/sign-in'
import { ConnectionError } from '@pol/contract/client'
import { textToSpeech } from '@pol/contract/operations/speech'
import { startMailbox } from '../mailbox.ts'
import { startOpenAi } from '../openai-server.ts'
import { expectToLast } from '../time.ts'
import {
  anna,
  annasVariables,
  freshDataFolder,
  signInAsAdministrator,
  startServer,
  stop,
  type ServerProcess,
} from './server-process.ts'

const apiKey = 'sk-streng-geheim'
/** The value in main.ts. */
const shutdownTimeoutMs = 5_000

/** Starts a server whose mail server and AI service hold back their responses until the test releases them. */
async function startWithSlowServices() {
  const service = await startOpenAi(apiKey)
  onTestFinished(() => service.stop())
  service.respondWith('slow')
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.stop())
  const dataFolder = await freshDataFolder()
  const start = async () => {
    const server = await startServer(dataFolder, {
      ...annasVariables,
      SMTP_URL: mailbox.url,
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: service.baseUrl,
    })
    await server.untilReady()
    const { token } = await signInAsAdministrator(server, anna)
    return { server, call: server.client(token) }
  }
  return { ...(await start()), startAgain: start, service, mailbox }
}

/** Whether the process has ended already. */
const hasEnded = ({ ended }: ServerProcess) => Promise.race([ended.then(() => true), Promise.resolve(false)])

async function untilConnectionsRefused({ url }: ServerProcess): Promise<void> {
  const attempt = () => fetch(url).then(String, () => 'refused')
  await expect.poll(attempt).toBe('refused')
}

test('a server that is stopped finishes its responses, clips and mails', async () => {
  const { server, call, startAgain, service, mailbox } = await startWithSlowServices()
  const answered = call(textToSpeech, { text: 'Guten Morgen' })
  const abort = new AbortController()
  const aborted = call(textToSpeech, { text: 'Guten Abend' }, { signal: abort.signal })
  await expect.poll(() => service.requests).toHaveLength(2)
  abort.abort('Anna has closed this page')
  await expect(aborted).rejects.toBe('Anna has closed this page')
  mailbox.setHanging(true)
  await call(requestAccess, { email: 'dara@example.org', username: 'Dara' })
  await mailbox.untilHanging(1)

  server.kill('SIGTERM')
  await untilConnectionsRefused(server)
  service.releaseHeldAnswers(1)
  await expect(answered).resolves.toEqual({ audioContent: expect.any(String) })
  mailbox.setHanging(false)
  await mailbox.waitForMail(anna.email)
  await expectToLast(500, () => hasEnded(server), false)
  service.releaseHeldAnswers()
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(mailbox.mails).toHaveLength(1)

  const again = await startAgain()
  for (const text of ['Guten Morgen', 'Guten Abend']) await again.call(textToSpeech, { text })
  expect(service.requests).toHaveLength(2)
})

test('a request is cut off after five seconds; an idle server stops at once', async () => {
  const [{ server, call, service }, { server: idle }] = await Promise.all([
    startWithSlowServices(),
    startWithSlowServices(),
  ])
  const cutOff = call(textToSpeech, { text: 'Ein Satz, der nirgends gelehrt wird' }).catch(
    (error: unknown) => error,
  )
  await expect.poll(() => service.requests).toHaveLength(1)
  const stoppedAt = performance.now()
  server.kill('SIGTERM')
  idle.kill('SIGTERM')
  // Idle keep-alive connections do not delay the shutdown.
  expect(await Promise.race([idle.ended.then(() => 'idle'), server.ended.then(() => 'working')])).toBe('idle')
  expect(await cutOff).toBeInstanceOf(ConnectionError)
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(performance.now() - stoppedAt).toBeGreaterThan(shutdownTimeoutMs - 100)
})

test('a second signal stops the server at once', async () => {
  const { server, call, service } = await startWithSlowServices()
  const cutOff = call(textToSpeech, { text: 'Guten Morgen' }).catch((error: unknown) => error)
  await expect.poll(() => service.requests).toHaveLength(1)
  server.kill('SIGINT')
  // The terminal signals the whole process group and npm forwards its own signal: together they count as one.
  server.kill('SIGINT')
  await untilConnectionsRefused(server)
  await expectToLast(600, () => hasEnded(server), false)
  server.kill('SIGINT')
  expect(await server.ended).toMatchObject({ code: 130 })
  expect(await cutOff).toBeInstanceOf(ConnectionError)
})

test('stopping before the server is ready ends cleanly, too, and the printed password works', async () => {
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

test('stopping in the middle of sign-ins ends cleanly, too, and keeps all acknowledged sessions', async () => {
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
  await stop(first, 'SIGINT')
  expect(await cut).toBeInstanceOf(ConnectionError)
  expect(first.printed().stderr).toBe('')

  const second = await startServer(dataFolder)
  await second.untilReady()
  const answer = second.client(newest)(readSession, {})
  // A later sign-in that was stored but not answered may have replaced this session; this counts as stored.
  const outcome = await answer.then(
    () => 'stored',
    (error: { code?: string }) => (error.code === 'other-device' ? 'stored' : error),
  )
  expect(outcome).toBe('stored')
})
