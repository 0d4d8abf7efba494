import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import { tooMany } from '../api/api-error.ts'

/** Counts one use, or several. @throws ApiError if they exceed the limit. */
export async function take(limiter: RateLimiterStoreAbstract, key: string, uses = 1): Promise<void> {
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key, uses)
  if (consumedPoints > limiter.points) throw tooMany(msBeforeNext)
}
