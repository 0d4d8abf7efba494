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
  readonly storageEvents: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export type Consent = ReturnType<typeof createConsent>

export function createConsent(dependencies: Dependencies) {
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
    const { local, session, now } = dependencies
    if (session.getItem(keys.reset) === null) {
      local.removeItem(keys.choice)
      local.removeItem(keys.date)
      session.setItem(keys.reset, 'true')
    }
    const choice = local.getItem(keys.choice)
    const age = now() - parseTime(local.getItem(keys.date))
    const isValid = age >= 0 && age <= lifetimeMs
    return isValid && (choice === 'accepted' || choice === 'rejected') ? choice : null
  }

  return {
    /** The valid choice, if there is one. */
    current,
    choose(choice: Choice) {
      const { local, now } = dependencies
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
    /** How often the user has reopened the notice since the last choice; 0 if it opened by itself. */
    reopenCount: () => reopenCount,
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) dependencies.storageEvents.addEventListener('storage', onStorageEvent)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) dependencies.storageEvents.removeEventListener('storage', onStorageEvent)
      }
    },
  }
}

/** Parses milliseconds or an ISO date; NaN for anything else. */
function parseTime(stored: string | null): number {
  if (stored === null) return Number.NaN
  if (/^\d{1,15}$/.test(stored)) return Number(stored)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(stored) ? Date.parse(stored) : Number.NaN
}

export const consent = createConsent({
  local,
  session: ofTab,
  now: () => Date.now(),
  storageEvents: globalThis,
})
