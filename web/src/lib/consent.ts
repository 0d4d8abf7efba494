/**
 * Whether the visitor has agreed to more than what is necessary (specification sections 3, 4 and 9). A choice counts
 * for 30 days, and at most until the browser session ends: the first question in a new one forgets it.
 */
export type Choice = 'accepted' | 'rejected'

const keys = { choice: 'cookie-consent', date: 'cookie-consent-date', reset: 'cookie-reset-done' }
const lifetimeMs = 30 * 24 * 60 * 60 * 1000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Parts {
  readonly local: Store
  readonly session: Store
  readonly now: () => number
  /** Where events of other tabs arrive. */
  readonly others: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export type Consent = ReturnType<typeof createConsent>

export function createConsent(parts: Parts) {
  const watchers = new Set<() => void>()
  /** A choice that this browser does not let us keep counts as long as the page is open. */
  let unkept: Choice | null = null
  let calls = 0

  const tell = () => {
    for (const watcher of watchers) watcher()
  }
  const heardOfOtherTab = (event: Event) => {
    const { key, newValue } = event as StorageEvent
    if (key === keys.date && newValue !== null) calls = 0
    tell()
  }
  const kept = (): Choice | null => {
    const { local, session, now } = parts
    if (session.getItem(keys.reset) === null) {
      local.removeItem(keys.choice)
      local.removeItem(keys.date)
      session.setItem(keys.reset, 'true')
    }
    const choice = local.getItem(keys.choice)
    const age = now() - momentOf(local.getItem(keys.date))
    const counts = age >= 0 && age <= lifetimeMs
    return counts && (choice === 'accepted' || choice === 'rejected') ? choice : null
  }
  const current = (): Choice | null => {
    if (unkept) return unkept
    try {
      return kept()
    } catch {
      // The browser forbids storage.
      return null
    }
  }

  return {
    /** The choice that counts at this moment. */
    current,
    choose(choice: Choice) {
      const { local, now } = parts
      unkept = null
      calls = 0
      try {
        local.setItem(keys.choice, choice)
        local.setItem(keys.date, String(now()))
      } catch {
        unkept = choice
      }
      tell()
    },
    /** Whether the notice is to be shown. */
    isOpen: () => calls > 0 || current() === null,
    /** Shows the notice again, whatever has been chosen; that choice counts until there is another. */
    reopen() {
      calls += 1
      tell()
    },
    /** How often the open notice has been called for; 0 where it came by itself. */
    calls: () => calls,
    watch(watcher: () => void): () => void {
      if (watchers.size === 0) parts.others.addEventListener('storage', heardOfOtherTab)
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) parts.others.removeEventListener('storage', heardOfOtherTab)
      }
    },
  }
}

/** Milliseconds, or a date in ISO form; anything else is no moment. */
function momentOf(stored: string | null): number {
  if (stored === null) return Number.NaN
  if (/^\d{1,15}$/.test(stored)) return Number(stored)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(stored) ? Date.parse(stored) : Number.NaN
}

export const consent = createConsent({
  // Asked for late: a browser that forbids storage fails at the very mention.
  get local() {
    return localStorage
  },
  get session() {
    return sessionStorage
  },
  now: () => Date.now(),
  others: globalThis,
})
