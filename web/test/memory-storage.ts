import type { Store } from '../src/lib/browser-storage.ts'

/** A `Store` in memory. */
export function memoryStorage(): Store {
  const items = new Map<string, string>()
  return {
    keys: () => [...items.keys()],
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
