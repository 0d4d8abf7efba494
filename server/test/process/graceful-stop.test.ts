import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { requestAccess } from '@pol/contract/access-requests'
import { signIn } from '@pol/contract/accounts'
import { ConnectionError } from '@pol/contract/client'
import { textToSpeech } from '@pol/contract/speech'
import { startMailbox } from '../mailbox.ts'
import { startOpenAi } from '../openai-server.ts'
import { anna, startServer, temporaryFolder, type ServerProcess } from './server-process.ts'

const apiKey = 'sk-streng-geheim'
const patienceMs = 5_000

/** A server whose mail and voices come from servers that answer when they are told to. */
async function startAtWork() {
  const service = await startOpenAi(apiKey)
  onTestFinished(() => service.stop())
  service.behave('slow')
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.stop())
  const dataFolder = join(await temporaryFolder(), 'data')
  const start = async () => {
    const server = await startServer(dataFolder, {
      ADMIN_EMAIL: anna.email,
      ADMIN_PASSWORD: anna.password,
      SMTP_URL: mailbox.url,
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: service.baseUrl,
    })
    await server.untilReady()
    const { token } = await server.client()(signIn, { ...anna, as: 'admin', deviceId: randomUUID() })
    return { server, call: server.client(token) }
  }
  return { ...(await start()), startAgain: start, service, mailbox }
}

async function refusesCallers({ url }: ServerProcess): Promise<void> {
  const refusal = () => fetch(url).then(String, () => 'refused')
  await expect.poll(refusal, { timeout: 2_000 }).toBe('refused')
}

test('what is on its way when the server is stopped arrives: answers, clips, mails', async () => {
  const { server, call, startAgain, service, mailbox } = await startAtWork()
  const heard = call(textToSpeech, { text: 'Guten Morgen' })
  const left = new AbortController()
  const notHeard = call(textToSpeech, { text: 'Guten Abend' }, { signal: left.signal })
  await expect.poll(() => service.requests).toHaveLength(2)
  left.abort('Anna has closed this page')
  await expect(notHeard).rejects.toBe('Anna has closed this page')
  mailbox.setHanging(true)
  await call(requestAccess, { email: 'dara@example.org', username: 'Dara' })
  await mailbox.hangsWith(1)

  server.kill('SIGTERM')
  await refusesCallers(server)
  service.answerTheWaiting(1)
  await expect(heard).resolves.toEqual({ audioContent: expect.any(String) })
  mailbox.setHanging(false)
  await mailbox.mailTo(anna.email)
  // Long enough to end without the other clip.
  await pause(500)
  service.answerTheWaiting()
  const doneAt = performance.now()
  expect(await server.ended).toMatchObject({ code: 0 })
  // Connections that are kept for more do not hold up the end.
  expect(performance.now() - doneAt).toBeLessThan(3_000)
  expect(mailbox.mails).toHaveLength(1)

  const again = await startAgain()
  for (const text of ['Guten Morgen', 'Guten Abend']) await again.call(textToSpeech, { text })
  expect(service.requests).toHaveLength(2)
})

test('who takes longer than five seconds is cut off', async () => {
  const { server, call, service } = await startAtWork()
  const cutOff = call(textToSpeech, { text: 'Ein Satz, der nirgends gelehrt wird' }).catch(
    (error: unknown) => error,
  )
  await expect.poll(() => service.requests).toHaveLength(1)
  const askedAt = performance.now()
  server.kill('SIGTERM')
  expect(await cutOff).toBeInstanceOf(ConnectionError)
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(performance.now() - askedAt).toBeGreaterThan(patienceMs - 100)
  expect(performance.now() - askedAt).toBeLessThan(patienceMs + 3_000)
})

test('who asks a second time does not want to wait', async () => {
  const { server, call, service } = await startAtWork()
  const cutOff = call(textToSpeech, { text: 'Guten Morgen' }).catch((error: unknown) => error)
  await expect.poll(() => service.requests).toHaveLength(1)
  server.kill('SIGINT')
  // As npm passes on what the terminal has told everybody already.
  server.kill('SIGINT')
  await refusesCallers(server)
  await pause(600)
  const askedAt = performance.now()
  server.kill('SIGINT')
  expect(await server.ended).toMatchObject({ code: 130 })
  expect(performance.now() - askedAt).toBeLessThan(1_000)
  expect(await cutOff).toBeInstanceOf(ConnectionError)
})
