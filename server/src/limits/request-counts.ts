import type { Networks } from '../api/network.ts'
import { tooMany } from '../api/api-error.ts'
import { createCounters } from './counters.ts'

/** Multiplier of the limit for each wider network, because it may contain several users. */
const factorPerLevel = 2

/** Counts the requests of each network. */
export function createRequestCounts(
  { points, duration }: { points: number; duration: number },
  maxNetworks?: number,
) {
  const counterOf = createCounters(duration, maxNetworks)

  /** @throws ApiError if the network or a wider one exceeds its limit. */
  return function take(networks: Networks): void {
    const nowMs = performance.now()
    for (const [level, network] of networks.entries()) {
      const counter = counterOf(network, nowMs)
      counter.count += 1
      if (counter.count > points * factorPerLevel ** level) throw tooMany(counter.endsAtMs - nowMs)
    }
  }
}
