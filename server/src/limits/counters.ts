import { bounds } from '../bounds/bounds.ts'

interface Counter {
  count: number
  readonly endsAtMs: number
}

/**
 * Counters of this process, one for each key, which begin anew after `duration` seconds. In memory, because that is cheaper
 * than a query.
 * @returns a function that finds the counter of a key, by the clock of `performance.now()`.
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
