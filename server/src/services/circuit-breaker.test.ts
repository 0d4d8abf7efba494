import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { ServiceFailure, type FailureSource } from './service-failure.ts'

const cooldownMs = 30_000
const openCircuitError = { message: 'The AI service is paused after several failures' }

let breaker: ReturnType<typeof createCircuitBreaker>
beforeEach(() => void (breaker = createCircuitBreaker(cooldownMs)))

const succeed = () => breaker(() => Promise.resolve('answer'))
const fail = (source: FailureSource = 'service') =>
  breaker(() => Promise.reject(new ServiceFailure(`failed by ${source}`, source))).catch(
    (error: unknown) => error,
  )
const failTimes = async (times: number, source?: FailureSource) => {
  for (let time = 0; time < times; time++) await fail(source)
}

function stopClock() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('four consecutive failures are tolerated, the fifth opens the circuit', async () => {
  await failTimes(4)
  await expect(succeed()).resolves.toBe('answer')
  await failTimes(5)
  await expect(succeed()).rejects.toMatchObject(openCircuitError)
})

test.each(['text', 'other'] as const)(
  'failures that are not caused by the service (%s) do not open the circuit',
  async (source) => {
    await failTimes(10, source)
    await expect(succeed()).resolves.toBe('answer')
  },
)

test('after the cooldown a single trial call decides for all', async () => {
  stopClock()
  await failTimes(5)
  vi.advanceTimersByTime(cooldownMs - 1)
  await expect(succeed()).rejects.toMatchObject(openCircuitError)
  vi.advanceTimersByTime(1)
  const { promise, resolve } = Promise.withResolvers<string>()
  const trial = breaker(() => promise)
  await expect(succeed()).rejects.toMatchObject(openCircuitError)
  resolve('back')
  await expect(trial).resolves.toBe('back')
  await expect(succeed()).resolves.toBe('answer')
})

test('a failed trial opens the circuit again; an aborted trial leaves the decision to the next call', async () => {
  stopClock()
  await failTimes(5)
  vi.advanceTimersByTime(cooldownMs)
  expect(await fail()).toMatchObject({ message: 'The AI service failed by service' })
  await expect(succeed()).rejects.toMatchObject(openCircuitError)
  vi.advanceTimersByTime(cooldownMs)
  await fail('other')
  await expect(succeed()).resolves.toBe('answer')
})
