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
