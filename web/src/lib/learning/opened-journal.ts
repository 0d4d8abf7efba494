import type { Store } from '../browser-storage.ts'
import { startOfKeys } from './journal.ts'

/** Reads what `addToJournal` has written. */
export interface Journal {
  /** The changes by their keys, in the order in which they were written. They may be damaged. */
  read(): ReadonlyMap<string, unknown>
  remove(keys: Iterable<string>): void
}

/** @param user whose changes it has. */
export function openJournal(storage: Store, user: string): Journal {
  return {
    read() {
      const own = storage
        .keys()
        .filter((key) => key.startsWith(startOfKeys(user)))
        .toSorted()
      return new Map(own.map((key) => [key, parsed(storage.getItem(key) ?? '')]))
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
    // The store tells the learner that this entry is damaged.
    return entry
  }
}
