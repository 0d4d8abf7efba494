import { createStore, getMany, promisifyRequest } from 'idb-keyval'

/** What is kept in the browser, by key. */
export interface Values {
  read(keys: readonly string[]): Promise<unknown[]>
  /** Replaces a value, and sets others with it: all of them or none, whatever other tabs do meanwhile. */
  change(
    key: string,
    change: (value: unknown) => unknown,
    others?: ReadonlyMap<string, unknown>,
  ): Promise<void>
}

/** The name of the database (storage-register.ts). */
const database = 'pl_learning'

/** Values in IndexedDB. */
export function browserValues(): Values {
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
                for (const [other, value] of others) objects.put(value, other)
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

/** Values that last as long as the page, where the browser stores none. */
export function memoryValues(values = new Map<string, unknown>()): Values {
  return {
    read: (keys) => Promise.resolve(keys.map((key) => values.get(key))),
    change(key, change, others = new Map()) {
      values.set(key, change(values.get(key)))
      for (const [other, value] of others) values.set(other, value)
      return Promise.resolve()
    },
  }
}

/**
 * Stored values. After the first failure, as when the device has no room left, the last ones go on as long as the page.
 * @param onFailure is called with the error.
 */
export function valuesDespiteFailures(stored: Values, onFailure: (error: unknown) => void): Values {
  const last = new Map<string, unknown>()
  const memory = memoryValues(last)
  let hasFailed = false
  /** @returns whether it has succeeded, and no other access has failed meanwhile. */
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
