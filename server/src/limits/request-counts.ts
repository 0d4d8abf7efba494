import type { Networks } from '../http/network.ts'
import { tooMany } from '../http/api-error.ts'
import { bounds } from './bounds.ts'

interface Counter {
  requests: number
  readonly endsAtMs: number
}

/** Multiplier of the limit for each wider network, because it may contain several users. */
const factorPerLevel = 2

/** Counts the requests of each network in memory, because that is cheaper than a query. Each process counters separately. */
export function createRequestCounts(
  { points, duration }: { points: number; duration: number },
  maxNetworks = bounds.countedNetworks,
) {
  const counters = new Map<string, Counter>()

  const counterOf = (network: string, nowMs: number) => {
    const known = counters.get(network)
    if (known && known.endsAtMs > nowMs) return known
    // The map keeps insertion order, so the first counter is the oldest.
    counters.delete(network)
    const [oldest] = counters.keys()
    if (oldest !== undefined && counters.size >= maxNetworks) counters.delete(oldest)
    const created = { requests: 0, endsAtMs: nowMs + duration * 1000 }
    counters.set(network, created)
    return created
  }

  /** @throws ApiError if the network or a wider one exceeds its limit. */
  return function take(networks: Networks): void {
    const nowMs = performance.now()
    for (const [level, network] of networks.entries()) {
      const count = counterOf(network, nowMs)
      count.requests += 1
      if (count.requests > points * factorPerLevel ** level) throw tooMany(count.endsAtMs - nowMs)
    }
  }
}
