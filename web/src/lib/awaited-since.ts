import { local } from './browser-storage.ts'

/** Local storage key. The entry exists while the user waits for an answer to a report sent from this browser. */
export const awaitedKey = 'pl_reports'

/** ISO time up to which the user has seen the answers to their reports; null if none is awaited. Read on every page. */
export const awaitedSince = (): string | null => local.getItem(awaitedKey)
