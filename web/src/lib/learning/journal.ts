import type { Store } from '../browser-storage.ts'
import type { Waiting } from './store.ts'

/** Far more than there ever are: an entry exists until IndexedDB has the change, some milliseconds. */
const maxEntries = 1_000

/** What the keys of a user's entries begin with (storage-register.ts). */
export const startOfKeys = (user: string) => `pl_unsaved ${user} `

/**
 * Keeps a change until IndexedDB has it. IndexedDB stores later than it is told to, and the page can be closed before;
 * local storage has the entry at once. Each entry has a key of its own, so that tabs do not overwrite each other's.
 */
export function addToJournal(changes: Partial<Waiting>, user: string, storage: Store): void {
  try {
    if (storage.keys().length >= maxEntries) throw new Error('There are too many entries')
    const key = `${startOfKeys(user)}${new Date().toISOString()} ${crypto.randomUUID()}`
    storage.setItem(key, JSON.stringify(changes))
  } catch (error) {
    // It is only lost if the page is closed in the next moment.
    console.warn('The journal could not be written', error)
  }
}
