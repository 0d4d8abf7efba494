/** The methods of `Storage` that the application uses; `keys` lists all keys. */
export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): readonly string[]
}

const failed = Promise.withResolvers<unknown>()

/** Resolves with the first storage error, such as blocked or full storage. Never rejects. */
export const storageFailure = failed.promise
export const reportStorageFailure = failed.resolve

/** Wraps local or session storage. Values that cannot be stored are kept in memory, as long as the page. */
function storeOf(name: 'localStorage' | 'sessionStorage'): Store {
  const unstored = new Map<string, string>()
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      // If storage is blocked, even this access throws.
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
