import { useSyncExternalStore } from 'react'
import type { ErrorCode } from '@pol/contract/errors'

/**
 * The bearer token of this tab. It lives in session storage: a reload keeps it, closing the tab ends it.
 * Who holds it with which roles is asked of the server at every guarded screen.
 */
const key = 'pl_session'

export type SessionEnd = Extract<ErrorCode, 'unauthenticated' | 'other-device'>

const watchers = new Set<() => void>()
const losers = new Set<(reason: SessionEnd) => void>()

export const session = {
  token: () => sessionStorage.getItem(key),
  start(token: string) {
    sessionStorage.setItem(key, token)
    for (const watcher of watchers) watcher()
  },
  /** Forgets the token. */
  end() {
    sessionStorage.removeItem(key)
    for (const watcher of watchers) watcher()
  },
  /** Forgets a token that the server does not accept any more, and tells who listens why. */
  lose(reason: SessionEnd) {
    if (session.token() === null) return
    session.end()
    for (const loser of losers) loser(reason)
  },
  onLost(loser: (reason: SessionEnd) => void): () => void {
    losers.add(loser)
    return () => losers.delete(loser)
  },
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether this tab holds a token at this moment. */
export function useHasToken(): boolean {
  return useSyncExternalStore(watch, () => session.token() !== null)
}
