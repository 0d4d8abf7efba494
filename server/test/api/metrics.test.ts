import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { resetPassword } from '@pol/contract/accounts'
import { deviceLock } from '@pol/contract/device-lock'
import { textToSpeech } from '@pol/contract/speech'
import { translate } from '@pol/contract/translation'
import { users } from '../../src/database/schema.ts'
import { startOpenAi } from '../openai-server.ts'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type World } from '../world.ts'

const apiKey = 'sk-streng-geheim'

describe.runIf(hasDatabase)('the figures for whoever is on duty', () => {
  let world: World
  let service: Awaited<ReturnType<typeof startOpenAi>>
  beforeAll(async () => {
    service = await startOpenAi(apiKey)
    world = await createWorld({
      openAi: {
        apiKey,
        baseUrl: service.baseUrl,
        translationModel: 'translator-1',
        speechModel: 'speaker-1',
        patience: { retryMs: 10 },
      },
    })
  })
  afterAll(async () => {
    await world.stop()
    await service.stop()
  })

  /** What a line of the figures says; null where there is none. */
  const figure = async (line: string) => {
    const found = (await world.metrics.read()).split('\n').find((text) => text.startsWith(`${line} `))
    return found ? Number(found.split(' ').at(-1)) : null
  }
  const bahram = async () => {
    const device = world.device()
    await device.signIn('bahram')
    return device
  }

  test('how often is asked for what, how it ends and how long it takes', async () => {
    await bahram()
    await bahram()
    await world.app.inject('/api/users/17?seite=2')
    await world.app.inject('/irgendwo')
    const count = (operation: string, status: string) =>
      figure(`pol_request_seconds_count{operation="${operation}",status="${status}"}`)
    await expect.poll(() => count('sign-in', '2xx')).toBe(2)
    expect(await count('page', '4xx')).toBe(2)
    expect(await figure('pol_request_seconds_bucket{le="+Inf",operation="sign-in",status="2xx"}')).toBe(2)
    expect(await figure('pol_request_seconds_sum{operation="sign-in",status="2xx"}')).toBeGreaterThan(0)
  })

  test('who is refused, and why: failed sign-ins among them', async () => {
    const guesser = world.device('192.0.2.66')
    const guess = () =>
      world.app.inject({
        method: 'POST',
        url: '/api/sign-in',
        remoteAddress: '192.0.2.66',
        payload: { ...cast.clara, password: 'geraten', as: 'user', deviceId: guesser.deviceId },
      })
    for (let turn = 0; turn < 6; turn += 1) await guess()
    const count = (code: string) => figure(`pol_refusals_total{operation="sign-in",code="${code}"}`)
    await expect.poll(() => count('too-many-attempts')).toBe(1)
    expect(await count('invalid-credentials')).toBe(5)
  })

  test('which clips are paid for, and how the AI service answers', async () => {
    const { call } = await bahram()
    for (let turn = 0; turn < 3; turn += 1) await call(textToSpeech, { text: 'Guten Morgen' })
    service.behave('401')
    await expect(call(textToSpeech, { text: 'Guten Abend' })).rejects.toMatchObject({ code: 'speech-failed' })
    service.behave('ok')
    await call(translate, { text: 'Guten Tag', direction: 'de-to-fa' })
    expect(await figure('pol_clips_total{source="made"}')).toBe(1)
    expect(await figure('pol_clips_total{source="kept"}')).toBe(2)
    expect(await figure('pol_clips_total{source="failed"}')).toBe(1)
    expect(await figure('pol_ai_calls_total{service="speech",outcome="answered"}')).toBe(1)
    expect(await figure('pol_ai_calls_total{service="speech",outcome="service-failed"}')).toBe(1)
    expect(await figure('pol_ai_calls_total{service="translation",outcome="answered"}')).toBe(1)
    expect(await figure('pol_speech_queue')).toBe(0)
  })

  test('which mails wait, and for how long', async () => {
    expect(await figure('pol_mails_waiting')).toBe(0)
    world.mailbox.setAway(true)
    await world.device().call(resetPassword, { email: cast.mo.email })
    await world.mailsPutOff(1)
    world.passTime(10 * 60_000)
    expect(await figure('pol_mails_waiting')).toBe(1)
    expect(await figure('pol_oldest_mail_seconds')).toBeGreaterThanOrEqual(600)
    world.mailbox.setAway(false)
    world.passTime(-10 * 60_000)
  })

  test('which pages listen', async () => {
    const { token } = await bahram()
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = world.app.server.address() as AddressInfo
    const hangUp = new AbortController()
    onTestFinished(() => hangUp.abort())
    expect(await figure('pol_open_streams')).toBe(0)
    await fetch(`http://127.0.0.1:${port}${deviceLock.path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: hangUp.signal,
    })
    expect(await figure('pol_open_streams')).toBe(1)
    hangUp.abort()
    await expect.poll(() => figure('pol_open_streams')).toBe(0)
  })

  test('name nobody, and nothing that somebody sent', async () => {
    const text = await world.metrics.read()
    const people = await world.db.select({ id: users.id }).from(users)
    for (const { id } of people) expect(text).not.toContain(id)
    expect(text).not.toMatch(/bahram|clara|example\.org|192\.0\.2|irgendwo|users\/17|seite|Guten/i)
  })

  test('are not to be had where everybody may ask', async () => {
    for (const url of ['/metrics', '/api/metrics', '/live']) {
      expect((await world.app.inject(url)).statusCode).toBe(404)
    }
  })

  test('come without waiting for a database that hangs', async () => {
    const hangs = Promise.withResolvers<void>()
    onTestFinished(() => hangs.resolve())
    world.metrics.beforeReading(() => hangs.promise)
    const askedAt = performance.now()
    expect(await figure('pol_open_streams')).toBe(0)
    expect(performance.now() - askedAt).toBeLessThan(4_000)
  })
})
