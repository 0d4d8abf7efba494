import { local, ofTab, type Store } from './browser-storage.ts'

/**
 * The visitor's cookie choice (specification sections 3, 4 and 9). A choice is valid for 30 days, but not beyond the
 * browser session: the first read in a new session deletes it.
 */
export type Choice = 'accepted' | 'rejected'

const keys = { choice: 'cookie-consent', date: 'cookie-consent-date', reset: 'cookie-reset-done' }
const lifetimeMs = 30 * 24 * 60 * 60 * 1000

interface Dependencies {
  readonly local: Omit<Store, 'keys'>
  readonly session: Omit<Store, 'keys'>
  readonly now: () => number
  /** Dispatches the `storage` events of other tabs. */
  readonly storageEvents: Pick<EventTarget, 'addEventListener'>
}

export function createConsent({ local, session, now, storageEvents }: Dependencies) {
  const listeners = new Set<() => void>()
  let reopenCount = 0

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorageEvent = (event: Event) => {
    const { key, newValue } = event as StorageEvent
    if (key === keys.date && newValue !== null) reopenCount = 0
    notify()
  }
  const current = (): Choice | null => {
    if (session.getItem(keys.reset) === null) {
      local.removeItem(keys.choice)
      local.removeItem(keys.date)
      session.setItem(keys.reset, 'true')
    }
    const choice = local.getItem(keys.choice)
    const stored = local.getItem(keys.date)
    // Milliseconds or an ISO date.
    const age = now() - (Number(stored) || Date.parse(String(stored)))
    const isValid = age >= 0 && age <= lifetimeMs
    return isValid && (choice === 'accepted' || choice === 'rejected') ? choice : null
  }

  return {
    /** The valid choice, or null. */
    current,
    choose(choice: Choice) {
      reopenCount = 0
      local.setItem(keys.choice, choice)
      local.setItem(keys.date, String(now()))
      notify()
    },
    /** Whether the notice is shown. */
    isOpen: () => reopenCount > 0 || current() === null,
    /** Shows the notice again. The current choice stays valid until there is a new one. */
    reopen() {
      reopenCount += 1
      notify()
    },
    /** Number of times the user has reopened the notice since the last choice; 0 if it opened by itself. */
    reopenCount: () => reopenCount,
    subscribe(listener: () => void): () => void {
      // Adding the same listener again changes nothing.
      storageEvents.addEventListener('storage', onStorageEvent)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const consent = createConsent({
  local,
  session: ofTab,
  now: () => Date.now(),
  storageEvents: globalThis,
})
