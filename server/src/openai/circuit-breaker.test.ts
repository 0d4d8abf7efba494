import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { ServiceFailure, type Blame } from './service-failure.ts'

const restMs = 30_000
const rests = { message: 'The AI service rests after several failures' }

let breaker: ReturnType<typeof createCircuitBreaker>
beforeEach(() => void (breaker = createCircuitBreaker(restMs)))

const succeed = () => breaker(() => Promise.resolve('answer'))
const fail = (blame: Blame = 'service') =>
  breaker(() => Promise.reject(new ServiceFailure(`failed by ${blame}`, { blame }))).catch(
    (error: unknown) => error,
  )
const failTimes = async (times: number, blame?: Blame) => {
  for (let time = 0; time < times; time++) await fail(blame)
}

function stopClock() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('four failures in a row are borne, the fifth makes a rest', async () => {
  await failTimes(4)
  await expect(succeed()).resolves.toBe('answer')
  await failTimes(5)
  await expect(succeed()).rejects.toMatchObject(rests)
})

test.each(['text', 'nobody'] as const)(
  'failures that are not the service’s (%s) make no rest',
  async (blame) => {
    await failTimes(10, blame)
    await expect(succeed()).resolves.toBe('answer')
  },
)

test('after the rest one alone may try, and its success is everybody’s', async () => {
  stopClock()
  await failTimes(5)
  vi.advanceTimersByTime(restMs - 1)
  await expect(succeed()).rejects.toMatchObject(rests)
  vi.advanceTimersByTime(1)
  const { promise, resolve } = Promise.withResolvers<string>()
  const trial = breaker(() => promise)
  await expect(succeed()).rejects.toMatchObject(rests)
  resolve('back')
  await expect(trial).resolves.toBe('back')
  await expect(succeed()).resolves.toBe('answer')
})

test('a trial that fails makes another rest; one that was given up leaves the trial to the next', async () => {
  stopClock()
  await failTimes(5)
  vi.advanceTimersByTime(restMs)
  expect(await fail()).toMatchObject({ message: 'The AI service failed by service' })
  await expect(succeed()).rejects.toMatchObject(rests)
  vi.advanceTimersByTime(restMs)
  await fail('nobody')
  await expect(succeed()).resolves.toBe('answer')
})
