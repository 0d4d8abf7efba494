import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { textToSpeech } from '@pol/contract/operations/speech'
import type { TranslationDirection } from '@pol/contract/forms/translation'
import { translate } from '@pol/contract/operations/translation'
import { defaultLimits, type LimitSettings } from '../../../src/limits/settings.ts'
import type { CallTimes } from '../../../src/services/service-call.ts'
import {
  fakeTranslation,
  modes,
  startLibreTranslate,
  type LibreTranslateServer,
  type Mode,
} from '../../libretranslate-server.ts'
import { sampleMp3, startOpenAi } from '../../openai-server.ts'
import { hasDatabase } from '../../test-database.ts'
import { holdTimeLimits, longLimitMs } from '../../time-limit.ts'
import { createWorld, type Device } from '../../world.ts'
import {
  createServiceWorld,
  servicesOf,
  toPersian,
  translationFailed,
  untilTestEnds,
} from './service-world.ts'

const apiKey = 'lt-streng-geheim'

interface Options {
  readonly times?: Partial<CallTimes>
  readonly limits?: Partial<LimitSettings>
  /** The key that the service requires. Default of `configuredKey`, the key of the server's configuration. */
  readonly key?: string
  readonly configuredKey?: string | null
}

async function startSetup({ times, limits = {}, key, configuredKey = key ?? null }: Options = {}) {
  const service = await startLibreTranslate(key)
  const setup = await createServiceWorld(service, {
    limits,
    libreTranslate: {
      baseUrl: service.baseUrl,
      apiKey: configuredKey,
      times: { timeoutMs: longLimitMs, cooldownMs: 0, ...times },
    },
  })
  return { ...setup, bahram: await setup.world.signedIn('bahram') }
}
/** A setup that is stopped when the test ends. */
const setUp = (options?: Options) => untilTestEnds(startSetup(options))

describe.runIf(hasDatabase)('with LibreTranslate', () => {
  let setup: Awaited<ReturnType<typeof startSetup>>
  let bahram: Device
  let service: LibreTranslateServer
  beforeAll(async () => {
    setup = await startSetup({ key: apiKey })
    ;({ bahram, service } = setup)
  })
  afterEach(() => {
    service.respondWith('ok')
    service.clearRequests()
    vi.restoreAllMocks()
  })
  afterAll(() => setup.stop())

  test.each<[TranslationDirection, string, string]>([
    ['de-to-fa', 'de', 'fa'],
    ['fa-to-de', 'fa', 'de'],
  ])('%s is translated by its protocol', async (direction, source, target) => {
    const text = 'Guten Morgen\n\n  Bis bald'
    const translation = fakeTranslation(text, target)
    await expect(bahram.call(translate, { text, direction })).resolves.toEqual({ translation, whole: true })
    expect(service.requests.map(({ body }) => body)).toEqual([
      { q: text, source, target, format: 'text', api_key: apiKey },
    ])
  })

  test('speech is not sent to it', async () => {
    const request = vi.spyOn(globalThis, 'fetch')
    await bahram.call(textToSpeech, { text: 'Das [ist] mein Satz', voice: 'alloy' })
    expect(request).not.toHaveBeenCalled()
    expect(service.requests).toEqual([])
  })

  /** Expected calls of the service per mode: two if the response allows a retry. */
  const expectedCalls: Record<Exclude<Mode, 'ok'>, number> = {
    slow: 1,
    stalled: 1,
    '403': 1,
    '429': 2,
    '500': 2,
    garbage: 1,
    'other-json': 1,
    half: 1,
    huge: 1,
    long: 1,
    empty: 1,
  }
  /** In these modes the call ends with its time limit. */
  const hanging: readonly Mode[] = ['slow', 'stalled']
  /** In these modes the response never ends, so the server has to close the connection. */
  const endless: readonly Mode[] = [...hanging, 'huge']

  test.each(modes.filter((mode) => mode !== 'ok'))(
    'its failure (%s) ends in the error message, without the cause',
    async (mode) => {
      const elapseTimeLimits = holdTimeLimits()
      service.respondWith(mode)
      const outcome = toPersian(bahram, `Ein Geheimnis: ${mode}`).catch((error: unknown) => error)
      await expect.poll(() => service.requests).not.toEqual([])
      if (hanging.includes(mode)) elapseTimeLimits()
      expect(await outcome).toMatchObject(translationFailed)
      expect(service.requests).toHaveLength(expectedCalls[mode])
      await expect.poll(() => !endless.includes(mode) || service.requests[0]?.isAborted).toBe(true)
    },
  )

  test('the log contains the failures, but neither the key nor texts', () => {
    expect(setup.log()).toContain('The AI service answered 403')
    expect(setup.log()).toContain('The AI service answered 500')
    expect(setup.log()).toContain(`The AI service gave no answer within ${longLimitMs} ms`)
    expect(setup.log()).toContain('The AI service gave no answer that can be read')
    expect(setup.log()).toContain('The AI service answered far too much')
    expect(setup.log()).not.toContain(apiKey)
    expect(setup.log()).not.toContain('Geheimnis')
  })

  test('its calls are counted by their outcome', async () => {
    const metrics = await setup.world.metrics.read()
    expect(metrics).toMatch(/pol_ai_calls_total\{service="translation",outcome="answered"\} \d/)
    expect(metrics).toMatch(/pol_ai_calls_total\{service="translation",outcome="service-failed"\} \d/)
    expect(metrics).toMatch(/pol_ai_calls_total\{service="translation",outcome="text-refused"\} \d/)
  })

  test.each(['429', '500'] as const)('a temporary failure (%s) is retried once', async (mode) => {
    service.respondWith(mode, 'ok')
    await expect(toPersian(bahram, 'Noch einmal')).resolves.toEqual({
      translation: fakeTranslation('Noch einmal', 'fa'),
      whole: true,
    })
    expect(service.requests).toHaveLength(2)
  })

  test('a Retry-After beyond the time limit is not waited for, and the call is not retried', async () => {
    service.respondWith('429', 'ok')
    service.setRetryAfter(longLimitMs / 1000)
    await expect(toPersian(bahram, 'Später')).rejects.toMatchObject(translationFailed)
    expect(service.requests).toHaveLength(1)
  })

  test('a client that leaves aborts the call', async () => {
    await setup.world.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = setup.world.app.server.address() as AddressInfo
    service.respondWith('slow')
    const abort = new AbortController()
    const answer = fetch(`http://127.0.0.1:${port}${translate.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bahram.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Ich gehe gleich', direction: 'de-to-fa' }),
      signal: abort.signal,
    })
    await expect.poll(() => service.requests).toHaveLength(1)
    abort.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(() => service.requests[0]?.isAborted).toBe(true)
  })
})

describe.runIf(hasDatabase)('a LibreTranslate server', () => {
  test('that needs no key gets none', async () => {
    const { service, bahram } = await setUp()
    await toPersian(bahram, 'Hallo')
    expect(service.requests.map(({ body }) => body)).toEqual([
      { q: 'Hallo', source: 'de', target: 'fa', format: 'text' },
    ])
  })

  test.each([null, 'falsch'])('that rejects the key (%s) causes an error message', async (configuredKey) => {
    const { bahram } = await setUp({ key: apiKey, configuredKey })
    await expect(toPersian(bahram, 'Hallo')).rejects.toMatchObject(translationFailed)
  })

  test('that cannot be reached causes an error message', async () => {
    const { service, bahram, log } = await setUp()
    await service.stop()
    await expect(toPersian(bahram, 'Ist da jemand?')).rejects.toMatchObject(translationFailed)
    expect(log()).toContain('The AI service could not be reached (ECONNREFUSED)')
  })

  test('that is down is not called for a while, even by others', async () => {
    const { service, world, bahram } = await setUp({ times: { cooldownMs: 60_000 } })
    service.respondWith('garbage')
    for (let call = 1; call <= 7; call++) {
      await expect(toPersian(bahram, `Versuch ${call}`)).rejects.toMatchObject(translationFailed)
    }
    expect(service.requests).toHaveLength(5)
    const clara = world.device('192.0.2.2')
    await clara.signIn('clara')
    await expect(toPersian(clara, 'Versuch 8')).rejects.toMatchObject(translationFailed)
    expect(service.requests).toHaveLength(5)
  })

  test('is not paused by texts that it cannot translate', async () => {
    const { service, bahram } = await setUp({ times: { cooldownMs: 60_000 } })
    service.respondWith('empty', 'long', 'empty', 'long', 'empty', 'long', 'ok')
    for (let call = 1; call <= 6; call++) {
      await expect(toPersian(bahram, 'Sag nichts')).rejects.toMatchObject(translationFailed)
    }
    await expect(toPersian(bahram, 'Hallo')).resolves.toMatchObject({
      translation: fakeTranslation('Hallo', 'fa'),
    })
  })

  test('has the quota of each user, but not the budget of the paid service', async () => {
    const { bahram } = await setUp({
      limits: {
        translations: { ...defaultLimits.translations, points: 2 },
        aiService: { ...defaultLimits.aiService, points: 1 },
      },
    })
    await toPersian(bahram, 'Eins')
    await toPersian(bahram, 'Zwei')
    await expect(toPersian(bahram, 'Drei')).rejects.toMatchObject({ code: 'too-many-attempts' })
  })

  test('translates in addition to an AI service, which speaks', async () => {
    const libreTranslate = await startLibreTranslate()
    const openAi = await startOpenAi('sk-geheim')
    const world = await createWorld({
      libreTranslate: { baseUrl: libreTranslate.baseUrl, apiKey: null },
      ...servicesOf({ OPENAI_API_KEY: 'sk-geheim', OPENAI_BASE_URL: openAi.baseUrl }),
    })
    onTestFinished(async () => {
      await world.stop()
      await openAi.stop()
      await libreTranslate.stop()
    })
    const clara = await world.signedIn('clara')
    await toPersian(clara, 'Hallo')
    const { audioContent } = await clara.call(textToSpeech, { text: 'Mein eigener Satz', voice: 'alloy' })
    expect(Buffer.from(audioContent, 'base64')).toEqual(sampleMp3)
    expect(libreTranslate.requests).toHaveLength(1)
    expect(openAi.requests.map(({ path }) => path)).toEqual(['/v1/audio/speech'])
  })
})
