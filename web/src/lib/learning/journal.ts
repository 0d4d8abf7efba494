import type { Store } from '../browser-storage.ts'

/** Never reached in normal use: an entry exists for some milliseconds, until IndexedDB has stored the change. */
const maxEntries = 1_000

/**
 * Write-ahead log in local storage for changes that IndexedDB has not stored yet. IndexedDB is asynchronous, so a
 * change is lost if the page is closed first; local storage is synchronous. Each entry has its own key, so that tabs do
 * not overwrite entries.
 */
export interface Journal {
  /** @returns the key of the entry, or null if it could not be written. */
  add(changes: object): string | null
  /** Entries by key, oldest first. They are not validated. */
  read(): ReadonlyMap<string, unknown>
  remove(keys: Iterable<string>): void
}

/** @param user id of the user who makes the changes. */
export function openJournal(storage: Store, user: string): Journal {
  // The privacy policy names this key (storage-register.ts).
  const prefix = `pl_unsaved ${user} `
  return {
    add(changes) {
      try {
        if (storage.keys().length >= maxEntries) throw new Error('There are too many entries')
        const key = `${prefix}${new Date().toISOString()} ${crypto.randomUUID()}`
        storage.setItem(key, JSON.stringify(changes))
        return key
      } catch (error) {
        // Not fatal: the change is only lost if the page is closed before IndexedDB has stored it.
        console.warn('The journal could not be written', error)
        return null
      }
    },
    read() {
      const keys = storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .toSorted()
      return new Map(keys.map((key) => [key, parsed(storage.getItem(key) ?? '')]))
    },
    remove(keys) {
      for (const key of keys) storage.removeItem(key)
    },
  }
}

function parsed(entry: string): unknown {
  try {
    return JSON.parse(entry)
  } catch {
    // The store counts this entry as damaged and notifies the learner.
    return entry
  }
}
