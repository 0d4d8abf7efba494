import { createStore, getMany, promisifyRequest } from 'idb-keyval'

/** Stored values by key. */
export interface KeyValueStore {
  read(keys: readonly string[]): Promise<unknown[]>
  /** Updates the value of `key` and sets other values, in one transaction, isolated from other tabs. */
  change(
    key: string,
    change: (value: unknown) => unknown,
    others?: ReadonlyMap<string, unknown>,
  ): Promise<void>
}

/** The privacy policy names this database (storage-register.ts). */
const database = 'pl_learning'

/** Stores values in IndexedDB. */
export function indexedDbStore(): KeyValueStore {
  const store = createStore(database, 'learners')
  return {
    read: (keys) => getMany([...keys], store),
    change: (key, change, others = new Map()) =>
      store(
        'readwrite',
        (objects) =>
          new Promise((resolve, reject) => {
            // Chained promises would close the transaction in some browsers.
            const request = objects.get(key)
            request.addEventListener('success', () => {
              try {
                objects.put(change(request.result), key)
                for (const [otherKey, value] of others) objects.put(value, otherKey)
                resolve(promisifyRequest(objects.transaction))
              } catch (error) {
                objects.transaction.abort()
                reject(error instanceof Error ? error : new Error(String(error)))
              }
            })
            request.addEventListener('error', () => reject(request.error ?? new Error('Not readable')))
          }),
      ),
  }
}

/** Stores values in memory, as long as the page. */
export function memoryStore(values = new Map<string, unknown>()): KeyValueStore {
  return {
    read: (keys) => Promise.resolve(keys.map((key) => values.get(key))),
    change(key, change, others = new Map()) {
      values.set(key, change(values.get(key)))
      for (const [otherKey, value] of others) values.set(otherKey, value)
      return Promise.resolve()
    },
  }
}

/**
 * Wraps a store. After its first failure, such as a full disk, the last known values are kept in memory, as long as the
 * page.
 * @param onFailure called with the error.
 */
export function withMemoryFallback(
  stored: KeyValueStore,
  onFailure: (error: unknown) => void,
): KeyValueStore {
  const last = new Map<string, unknown>()
  const memory = memoryStore(last)
  let hasFailed = false
  /** @returns whether the access succeeded and no concurrent access failed. */
  const succeeds = async (access: () => Promise<void>) => {
    if (hasFailed) return false
    try {
      await access()
    } catch (error) {
      hasFailed = true
      onFailure(error)
    }
    return !hasFailed
  }
  return {
    async read(keys) {
      let values: unknown[] = []
      const isRead = await succeeds(async () => void (values = await stored.read(keys)))
      if (isRead) for (const [at, key] of keys.entries()) last.set(key, values[at])
      return memory.read(keys)
    },
    async change(key, change, others = new Map()) {
      let changed: unknown
      const isStored = await succeeds(() => stored.change(key, (value) => (changed = change(value)), others))
      await memory.change(key, isStored ? () => changed : change, others)
    },
  }
}
