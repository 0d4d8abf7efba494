import type { Store } from '../browser-storage.ts'

/** Far more than there ever are: an entry exists until IndexedDB has the change, some milliseconds. */
const maxEntries = 1_000

/**
 * Keeps changes in local storage until IndexedDB has them. IndexedDB stores asynchronously, and the page can be closed
 * before; local storage has an entry at once. Each entry has a key of its own, so that tabs do not overwrite each other's.
 */
export interface Journal {
  /** @returns the key of the entry, or null if it could not be written. */
  add(changes: object): string | null
  /** The entries by their keys, in the order in which they were written. They may be damaged. */
  read(): ReadonlyMap<string, unknown>
  remove(keys: Iterable<string>): void
}

/** @param user whose changes it keeps. */
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
        // The change is only lost if the page is closed in the next moment.
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
    // The store counts this entry as damaged and tells the learner.
    return entry
  }
}
