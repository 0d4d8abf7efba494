import { local } from './browser-storage.ts'

/** Of the local storage entry. It is there while the user waits for an answer to a report that was sent from this browser. */
export const awaitedKey = 'pl_reports'

/** Up to when the user has seen the answers to the own reports; null if the user waits for none. Every page asks. */
export const awaitedSince = (): string | null => local.getItem(awaitedKey)
