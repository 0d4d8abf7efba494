import { bounds } from '../bounds/bounds.ts'

interface Counter {
  count: number
  readonly endsAtMs: number
}

/**
 * Counters per key in a fixed window of `duration` seconds. They are in the memory of this process, because that is
 * cheaper than a query.
 * @returns a function that finds the counter of a key at a time of `performance.now()`.
 */
export function createCounters(duration: number, maxKeys: number = bounds.counters) {
  const counters = new Map<string, Counter>()
  return (key: string, nowMs: number): Counter => {
    const known = counters.get(key)
    if (known && known.endsAtMs > nowMs) return known
    // The map keeps insertion order, so the first counter is the oldest.
    counters.delete(key)
    const [oldest] = counters.keys()
    if (oldest !== undefined && counters.size >= maxKeys) counters.delete(oldest)
    const created = { count: 0, endsAtMs: nowMs + duration * 1000 }
    counters.set(key, created)
    return created
  }
}
