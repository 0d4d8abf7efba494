/** What the application uses of a `Storage`. */
export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): readonly string[]
}

const failed = Promise.withResolvers<unknown>()

/** Resolves with the first error when the browser does not store something: its storage is blocked, or full. */
export const storageFailure = failed.promise
export const reportStorageFailure = failed.resolve

/** All access to local and session storage. What the browser does not store lasts as long as this page. */
function storeOf(name: 'localStorage' | 'sessionStorage'): Store {
  const unstored = new Map<string, string>()
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      // In a browser that blocks storage even this access throws.
      return use(globalThis[name])
    } catch (error) {
      reportStorageFailure(error)
      return null
    }
  }
  return {
    getItem: (key) => unstored.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem(key, value) {
      unstored.set(key, value)
      attempt((storage) => {
        storage.setItem(key, value)
        unstored.delete(key)
      })
    },
    removeItem(key) {
      unstored.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [...unstored.keys(), ...(attempt(Object.keys) ?? [])],
  }
}

export const local = storeOf('localStorage')
export const ofTab = storeOf('sessionStorage')
