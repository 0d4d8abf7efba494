import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Networks } from '../api/network.ts'
import { keyOf } from '../database/counter-keys.ts'
import { take } from './take.ts'

/** Multipliers of the limit for a /64, /56 and /48. */
const factors = [1, 2, 4]

/** A limit on the caller's network and on the wider networks around it, because one customer may own all of them. */
export function createNetworkLimit(createLimiter: (factor: number) => RateLimiterStoreAbstract) {
  const limiters = factors.map(createLimiter)
  const limitersOf = (networks: Networks) =>
    limiters.flatMap((limiter, level) => {
      const network = networks[level]
      return network === undefined ? [] : { limiter, key: keyOf(network) }
    })
  const refund = async (counted: ReturnType<typeof limitersOf>) => {
    for (const { limiter, key } of counted) await limiter.reward(key)
  }

  return {
    /** @throws ApiError if one of the networks exceeds its limit; then nothing is counted for the narrower ones. */
    async take(networks: Networks): Promise<void> {
      const counted: ReturnType<typeof limitersOf> = []
      for (const width of limitersOf(networks)) {
        try {
          await take(width.limiter, width.key)
        } catch (error) {
          await refund(counted)
          throw error
        }
        counted.push(width)
      }
    },
    refund: (networks: Networks) => refund(limitersOf(networks)),
  }
}

export type NetworkLimit = ReturnType<typeof createNetworkLimit>
