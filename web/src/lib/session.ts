import type { ErrorCode } from '@pol/contract/errors'

/**
 * The bearer token of this tab. It lives in session storage: a reload keeps it, closing the tab ends it.
 * Who holds it with which roles is asked of the server at every guarded screen.
 */
const key = 'pl_session'

export type SessionEnd = Extract<ErrorCode, 'unauthenticated' | 'other-device'>

const listeners = new Set<(reason: SessionEnd) => void>()

export const session = {
  token: () => sessionStorage.getItem(key),
  start(token: string) {
    sessionStorage.setItem(key, token)
  },
  /** Forgets the token. */
  end() {
    sessionStorage.removeItem(key)
  },
  /** Forgets a token that the server does not accept any more, and tells who listens why. */
  lose(reason: SessionEnd) {
    if (session.token() === null) return
    session.end()
    for (const listener of listeners) listener(reason)
  },
  onLost(listener: (reason: SessionEnd) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
