import { expect, test } from 'vitest'
import { networksOf, type Networks } from '../api/network.ts'
import { createRequestCounts } from './request-counts.ts'

const limit = { points: 2, duration: 60 }

/** The number of requests that pass, with `each` requests per address. */
function countPassing(
  take: (networks: Networks) => void,
  addresses: readonly string[],
  each: number,
): number {
  const requests = addresses.flatMap((address) => Array.from({ length: each }, () => address))
  return requests.filter((address) => {
    try {
      take(networksOf(address))
      return true
    } catch {
      return false
    }
  }).length
}

test('a network beyond the limit gets the time of its next request, and other networks are not affected', () => {
  const take = createRequestCounts(limit)
  expect(countPassing(take, ['192.0.2.1'], 5)).toBe(2)
  expect(() => take(networksOf('192.0.2.1'))).toThrow(
    expect.objectContaining({ code: 'too-many-attempts', retryAfter: expect.closeTo(60, -1) }),
  )
  expect(countPassing(take, ['192.0.2.2'], 2)).toBe(2)
})

test('many /64s together are limited by their /56 and /48', () => {
  const inOne56 = Array.from({ length: 16 }, (_, n) => `2001:db8:1:2${n.toString(16)}::1`)
  expect(countPassing(createRequestCounts(limit), inOne56, 2)).toBe(4)
  const inOne48 = Array.from({ length: 16 }, (_, n) => `2001:db8:1:${n.toString(16)}00::1`)
  expect(countPassing(createRequestCounts(limit), inOne48, 2)).toBe(8)
})

test('a counter expires', async () => {
  const take = createRequestCounts({ points: 1, duration: 0.05 })
  take(networksOf('192.0.2.1'))
  await expect.poll(() => countPassing(take, ['192.0.2.1'], 1)).toBe(1)
})

test('beyond the maximum number of networks the oldest counter is dropped', () => {
  const take = createRequestCounts(limit, 3)
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
  expect(countPassing(take, addresses, 3)).toBe(6)
  expect(countPassing(take, ['192.0.2.4'], 1)).toBe(1)
  expect(countPassing(take, ['192.0.2.2', '192.0.2.3'], 1)).toBe(0)
  expect(countPassing(take, ['192.0.2.1'], 1)).toBe(1)
})
