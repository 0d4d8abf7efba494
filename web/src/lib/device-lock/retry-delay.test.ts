import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

const longest = () => 1
const shortest = () => 0

test('the delay grows from one second to thirty', () => {
  const delays = [0, 1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, longest))
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('browsers have different delays, at least half of the maximum', () => {
  expect(retryDelay(0, shortest)).toBe(500)
  expect(retryDelay(50, shortest)).toBe(15_000)
  expect(new Set(Array.from({ length: 20 }, () => retryDelay(3))).size).toBeGreaterThan(1)
})
