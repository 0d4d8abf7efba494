import { useSyncExternalStore } from 'react'
import type { Session } from '@pol/contract/accounts'
import type { ErrorCode } from '@pol/contract/errors'

/**
 * The bearer token of this tab. It lives in session storage: a reload keeps it, closing the tab ends it.
 * Who holds it with which roles is asked of the server at every guarded screen.
 */
const key = 'pl_session'
const rememberedKey = 'pl_session_user'

export type SessionEnd = Extract<ErrorCode, 'unauthenticated' | 'other-device'> | 'signed-in-elsewhere'

/** A forced sign-out follows its notice after this time (specification section 9). */
const forcedSignOutMs = 200

const watchers = new Set<() => void>()
const losers = new Set<(reason: SessionEnd) => void>()
let lost: string | null = null

export const session = {
  token: () => sessionStorage.getItem(key),
  start(token: string) {
    sessionStorage.setItem(key, token)
    sessionStorage.removeItem(rememberedKey)
    for (const watcher of watchers) watcher()
  },
  /** Keeps what the server has said of the session, for when it cannot be asked. */
  remember: (answer: Session) => sessionStorage.setItem(rememberedKey, JSON.stringify(answer)),
  remembered: () => JSON.parse(sessionStorage.getItem(rememberedKey) ?? 'null') as Session | null,
  /** Forgets the token and whose it is. */
  end() {
    sessionStorage.removeItem(key)
    sessionStorage.removeItem(rememberedKey)
    for (const watcher of watchers) watcher()
  },
  /** Tells who listens why the server does not accept the token any more, once, and forgets it. */
  lose(reason: SessionEnd) {
    const token = session.token()
    if (token === null || token === lost) return
    lost = token
    for (const loser of losers) loser(reason)
    const end = () => session.token() === token && session.end()
    if (reason === 'signed-in-elsewhere') setTimeout(end, forcedSignOutMs)
    else end()
  },
  /** Tells who listens that the token has come, changed or gone. */
  watch(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  onLost(loser: (reason: SessionEnd) => void): () => void {
    losers.add(loser)
    return () => losers.delete(loser)
  },
}

/** The token that this tab holds at this moment. */
export function useToken(): string | null {
  return useSyncExternalStore(session.watch, session.token)
}

/** Whether this tab holds a token at this moment. */
export function useHasToken(): boolean {
  return useToken() !== null
}
