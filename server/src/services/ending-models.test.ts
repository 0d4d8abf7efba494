import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startOpenAi, type ListMode, type ServedModel } from '../../test/openai-server.ts'
import { createEndingModels, type ModelSource } from './ending-models.ts'

const apiKey = 'sk-streng-geheim'
const models = [
  { id: 'tts-1', shutdown_date: '2027-01-06' },
  { id: 'gpt-5.4-mini', shutdown_date: null },
  { id: 'gpt-4o', shutdown_date: '2026-12-01' },
  { id: 'odd', shutdown_date: 'next year' },
  { id: 'local' },
]

async function startService(served: readonly ServedModel[] = models) {
  const service = await startOpenAi(apiKey, { models: served })
  onTestFinished(() => service.stop())
  return service
}

function watch(
  sources: readonly ModelSource[],
  day: string,
  { everyMs = 86_400_000, timeoutMs = 20_000 } = {},
) {
  const clock = { day }
  let logged = ''
  const log = pino({ level: 'debug' }, { write: (line) => (logged += line) })
  const now = () => new Date(`${clock.day}T10:00:00Z`)
  const endingModels = createEndingModels({ sources, now, log, everyMs, timeoutMs })
  onTestFinished(() => endingModels.stop())
  endingModels.start()
  const levels = () =>
    logged
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { level: number }).level)
  return { ...endingModels, clock, logged: () => logged, levels }
}

const used = (baseUrl: string, ...names: string[]): ModelSource => ({ baseUrl, apiKey, models: names })

test('a model that ends within ninety days is listed and logged as a warning, and no other', async () => {
  const { baseUrl } = await startService()
  const { list, logged, levels } = watch(
    [used(baseUrl, 'tts-1', 'gpt-5.4-mini', 'odd', 'local')],
    '2026-11-28',
  )
  const service = new URL(baseUrl).host
  await expect.poll(list).toEqual([{ model: 'tts-1', service, shutdownDate: '2027-01-06', hasEnded: false }])
  await expect.poll(logged).toContain(`the model tts-1 of ${service} ends on 2027-01-06`)
  expect(levels()).toEqual([40])
  expect(logged()).not.toContain(apiKey)
})

test('ninety days before it is listed, ninety-one days before not yet', async () => {
  const service = await startService()
  const { list, clock } = watch([used(service.baseUrl, 'tts-1')], '2026-10-08')
  await expect.poll(list).toHaveLength(1)
  clock.day = '2026-10-07'
  expect(list()).toEqual([])
})

test('on its last day it still ends, and the day after it has ended, although the service no longer lists it', async () => {
  const service = await startService()
  const { list, clock, logged } = watch([used(service.baseUrl, 'tts-1')], '2027-01-06', { everyMs: 20 })
  await expect.poll(list).toMatchObject([{ hasEnded: false }])
  service.setToday('2027-01-07')
  clock.day = '2027-01-07'
  expect(list()).toMatchObject([{ model: 'tts-1', hasEnded: true }])
  await expect.poll(logged).toContain('was shut down on 2027-01-06')
  expect(list()).toMatchObject([{ model: 'tts-1', hasEnded: true }])
})

test('a date that the service takes back is forgotten at the next look', async () => {
  const served = { id: 'tts-1', shutdown_date: '2027-01-06' as string | null }
  const service = await startService([served])
  const { list } = watch([used(service.baseUrl, 'tts-1')], '2026-11-28', { everyMs: 20 })
  await expect.poll(list).toHaveLength(1)
  served.shutdown_date = null
  await expect.poll(list).toEqual([])
})

test('each service is asked with its own key, the first model to end comes first', async () => {
  const openAi = await startService()
  const local = await startOpenAi(null, { models: [{ id: 'piper', shutdown_date: '2026-12-24' }] })
  onTestFinished(() => local.stop())
  const { list } = watch(
    [used(openAi.baseUrl, 'tts-1', 'gpt-4o'), { baseUrl: local.baseUrl, apiKey: null, models: ['piper'] }],
    '2026-11-28',
  )
  await expect.poll(() => list().map(({ model }) => model)).toEqual(['gpt-4o', 'piper', 'tts-1'])
})

test.each([
  ['401', 'answered 401'],
  ['404', 'answered 404'],
  ['stalled', 'gave no answer that can be read (TimeoutError)'],
  ['garbage', 'gave no answer that can be read (SyntaxError)'],
  ['other-json', 'gave no answer that can be read (ValiError)'],
] as const satisfies [ListMode, string][])(
  'a service that does not tell (%s) is noted once, without a warning',
  async (mode, reason) => {
    const service = await startService()
    service.listWith(mode)
    const times = { everyMs: 20, ...(mode === 'stalled' && { timeoutMs: 200 }) }
    const { list, logged, levels } = watch([used(service.baseUrl, 'tts-1')], '2026-11-28', times)
    await expect.poll(logged).toContain(`The AI service ${reason}`)
    await expect.poll(service.listRequests).toBeGreaterThan(2)
    expect(levels()).toEqual([30])
    expect(list()).toEqual([])
    expect(logged()).not.toContain(apiKey)
  },
)

test('a model that the service does not list is told, as after a start when it has ended', async () => {
  const service = await startService()
  service.setToday('2027-01-07')
  const { list, logged } = watch([used(service.baseUrl, 'tts-1', 'local')], '2027-01-07')
  const host = new URL(service.baseUrl).host
  await expect.poll(list).toEqual([{ model: 'tts-1', service: host, shutdownDate: null, hasEnded: true }])
  await expect.poll(logged).toContain(`the model tts-1 of ${host} is not in its list of models`)
})

test('a list without entries tells nothing', async () => {
  const service = await startService([])
  const { list, logged } = watch([used(service.baseUrl, 'tts-1')], '2026-11-28', { everyMs: 20 })
  await expect.poll(service.listRequests).toBeGreaterThan(2)
  expect(list()).toEqual([])
  expect(logged()).toBe('')
})

test('a service that fails for a while keeps the dates that are known', async () => {
  const service = await startService()
  const { list, logged } = watch([used(service.baseUrl, 'tts-1')], '2026-11-28', { everyMs: 20 })
  await expect.poll(list).toHaveLength(1)
  service.listWith('404')
  await expect.poll(logged).toContain('answered 404')
  expect(list()).toHaveLength(1)
})

test('an unreachable service is noted, and a list that never ends does not delay the stop', async () => {
  const service = await startService()
  const gone = used(service.baseUrl, 'tts-1')
  await service.stop()
  const { logged } = watch([gone], '2026-11-28')
  await expect.poll(logged).toContain('could not be reached (ECONNREFUSED)')
  const stalling = await startService()
  stalling.listWith('stalled')
  const watching = watch([used(stalling.baseUrl, 'tts-1')], '2026-11-28')
  await expect.poll(stalling.listRequests).toBe(1)
  await watching.stop()
  expect(watching.logged()).toBe('')
})
