import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { updateAccountSettings } from '@pol/contract/operations/own-account'
import { resetPassword } from '@pol/contract/operations/passwords'
import { deviceLock } from '@pol/contract/device-lock'
import { createRecording, giveRecordingConsent } from '@pol/contract/operations/recordings'
import { createReport } from '@pol/contract/operations/reports'
import { textToSpeech } from '@pol/contract/operations/speech'
import { translate } from '@pol/contract/operations/translation'
import { users } from '../../../src/database/schema.ts'
import { createClip } from '../../clips.ts'
import { servicesOf } from '../services/service-world.ts'
import { startOpenAi } from '../../openai-server.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, longSignInDelays, type World } from '../../world.ts'

const apiKey = 'sk-streng-geheim'

describe.runIf(hasDatabase)('the metrics', () => {
  let world: World
  let service: Awaited<ReturnType<typeof startOpenAi>>
  beforeAll(async () => {
    service = await startOpenAi(apiKey)
    world = await createWorld({
      limits: longSignInDelays,
      ...servicesOf({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: service.baseUrl }),
    })
  })
  afterAll(async () => {
    await world.stop()
    await service.stop()
  })

  /** @returns the value of a metric, or null if there is no such line. */
  const metric = async (line: string) => {
    const found = (await world.metrics.read()).split('\n').find((text) => text.startsWith(`${line} `))
    return found ? Number(found.split(' ').at(-1)) : null
  }
  const bahram = () => world.signedIn('bahram')

  test('count the requests of each operation by status, with their durations', async () => {
    await bahram()
    await bahram()
    await world.app.inject('/api/users/17?seite=2')
    await world.app.inject('/irgendwo')
    const count = (operation: string, status: string) =>
      metric(`pol_request_seconds_count{operation="${operation}",status="${status}"}`)
    await expect.poll(() => count('sign-in', '2xx')).toBe(2)
    expect(await count('page', '4xx')).toBe(2)
    expect(await metric('pol_request_seconds_bucket{le="+Inf",operation="sign-in",status="2xx"}')).toBe(2)
    expect(await metric('pol_request_seconds_sum{operation="sign-in",status="2xx"}')).toBeGreaterThan(0)
  })

  test('count refused requests by their code, such as failed sign-ins', async () => {
    const guesser = world.device('192.0.2.66')
    const guess = () =>
      world.app.inject({
        method: 'POST',
        url: '/api/sign-in',
        remoteAddress: '192.0.2.66',
        payload: { ...cast.clara, password: 'geraten', as: 'user', deviceId: guesser.deviceId },
      })
    for (let n = 0; n < 6; n += 1) await guess()
    const count = (code: string) => metric(`pol_refusals_total{operation="sign-in",code="${code}"}`)
    await expect.poll(() => count('too-many-attempts')).toBe(1)
    expect(await count('invalid-credentials')).toBe(5)
  })

  test('count clips by their source, and calls of the AI service by their outcome', async () => {
    const { call } = await bahram()
    for (let n = 0; n < 3; n += 1) await call(textToSpeech, { text: 'Guten Morgen' })
    service.respondWith('401')
    await expect(call(textToSpeech, { text: 'Guten Abend' })).rejects.toMatchObject({ code: 'speech-failed' })
    service.respondWith('ok')
    await call(translate, { text: 'Guten Tag', direction: 'de-to-fa' })
    expect(await metric('pol_clips_total{source="made"}')).toBe(1)
    expect(await metric('pol_clips_total{source="kept"}')).toBe(2)
    expect(await metric('pol_clips_total{source="failed"}')).toBe(1)
    expect(await metric('pol_ai_calls_total{service="speech",outcome="answered"}')).toBe(1)
    expect(await metric('pol_ai_calls_total{service="speech",outcome="service-failed"}')).toBe(1)
    expect(await metric('pol_ai_calls_total{service="translation",outcome="answered"}')).toBe(1)
    expect(await metric('pol_speech_queue')).toBe(0)
  })

  test('show how many mails wait, and for how long', async () => {
    expect(await metric('pol_mails_waiting')).toBe(0)
    world.mailbox.setUnavailable(true)
    await world.device().call(resetPassword, { email: cast.mo.email })
    await world.untilMailsDeferred(1)
    world.passTime(10 * 60_000)
    expect(await metric('pol_mails_waiting')).toBe(1)
    expect(await metric('pol_oldest_mail_seconds')).toBeGreaterThanOrEqual(600)
    world.mailbox.setUnavailable(false)
    world.passTime(-10 * 60_000)
  })

  test('show how much moderators have to do', async () => {
    const { call } = await bahram()
    expect(await metric('pol_recordings_waiting')).toBe(0)
    await call(updateAccountSettings, { mother_tongue: 'fa' })
    await call(giveRecordingConsent, { name: null, region: null })
    for (const item of ['haus', 'wasser']) await call(createRecording, { item, audio: await createClip() })
    await call(createReport, { item: 'haus', text: 'Das ist falsch.' })
    expect(await metric('pol_recordings_waiting')).toBe(2)
    expect(await metric('pol_reports_waiting')).toBe(1)
  })

  test('count the open streams', async () => {
    const { token } = await bahram()
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = world.app.server.address() as AddressInfo
    const hangUp = new AbortController()
    onTestFinished(() => hangUp.abort())
    expect(await metric('pol_open_streams')).toBe(0)
    await fetch(`http://127.0.0.1:${port}${deviceLock.path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: hangUp.signal,
    })
    expect(await metric('pol_open_streams')).toBe(1)
    hangUp.abort()
    await expect.poll(() => metric('pol_open_streams')).toBe(0)
  })

  test('contain no personal data and no input', async () => {
    const text = await world.metrics.read()
    expect(text).toContain('pol_request_seconds_count')
    const accounts = await world.db.select({ id: users.id }).from(users)
    expect(accounts.length).toBeGreaterThan(0)
    for (const { id } of accounts) expect(text).not.toContain(id)
    expect(text).not.toMatch(/bahram|clara|example\.org|192\.0\.2|irgendwo|users\/17|seite|Guten/i)
  })

  test('are not available on the public port', async () => {
    for (const url of ['/metrics', '/api/metrics', '/live']) {
      expect((await world.app.inject(url)).statusCode).toBe(404)
    }
  })

  test('are returned even if the database hangs', async () => {
    const hangs = Promise.withResolvers<void>()
    onTestFinished(() => hangs.resolve())
    world.metrics.onCollect(() => hangs.promise)
    expect(await metric('pol_open_streams')).toBe(0)
  })
})
