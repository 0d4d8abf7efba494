import { useEffect, useState } from 'react'
import { readSession, type Session } from '@pol/contract/accounts'
import { isSessionEnd, type ConnectionError } from '@pol/contract/client'
import { call } from './call.ts'
import { session, useHasToken } from './session.ts'

/**
 * Who is signed in, as the server says at this moment. `retrying`: it has not answered yet, and is asked again. `unknown`:
 * nobody could be asked. `offline`: the device has no network, so nobody can be asked until it has.
 */
export type CurrentSession = 'loading' | 'retrying' | 'signed-out' | 'unknown' | 'offline' | Session

/** The first three together 4 s; all of them 20 s, for a server that is said to be away, as while it restarts. */
const pausesMs = [300, 1_200, 2_500, 4_000, 6_000, 6_000]

/**
 * Asks the server once, when the screen opens; while offline, again as soon as there is a network.
 * @param offlineScreen fetches a screen that works without a network: until the server can be asked, its last answer
 * counts there.
 */
export function useCurrentSession(offlineScreen?: () => Promise<unknown>): CurrentSession {
  const hasToken = useHasToken()
  const [{ current, isFresh }, set] = useState<State>({ current: 'loading', isFresh: false })
  const waiting = hasToken && !isFresh
  useEffect(() => {
    if (!waiting) return
    const cancel = new AbortController()
    const tell = (next: State) => {
      // What is shown from memory stays while a network that has come back does not work yet.
      const isNoAnswer = next.current === 'retrying' || next.current === 'unknown'
      const keep = (shown: State) => isNoAnswer && typeof shown.current === 'object'
      if (!cancel.signal.aborted) set((shown) => (keep(shown) ? shown : next))
    }
    const ask = async () => {
      const answer = await askServer(cancel.signal, () => tell({ current: 'retrying', isFresh: false }))
      const isFresh = answer !== 'offline'
      tell({ current: isFresh ? answer : await lastAnswer(offlineScreen), isFresh })
    }
    void ask()
    addEventListener('online', () => void ask(), { signal: cancel.signal })
    return () => cancel.abort()
  }, [waiting, offlineScreen])
  return hasToken ? current : 'signed-out'
}

interface State {
  readonly current: CurrentSession
  readonly isFresh: boolean
}

/** What the server has said last, if the screen is at hand, too. */
async function lastAnswer(offlineScreen?: () => Promise<unknown>): Promise<CurrentSession> {
  try {
    await offlineScreen?.()
    return (offlineScreen && session.remembered()) ?? 'offline'
  } catch {
    return 'offline'
  }
}

async function askServer(signal: AbortSignal, onRetry: () => void): Promise<CurrentSession> {
  for (let attempt = 0; ; attempt += 1) {
    if (!navigator.onLine) return 'offline'
    try {
      const answer = await call(readSession, {}, { signal })
      session.remember(answer)
      return answer
    } catch (error) {
      if (signal.aborted) return 'loading'
      if (isSessionEnd(error)) return 'signed-out'
      if (attempt >= (isAway(error) ? pausesMs.length : 3)) return navigator.onLine ? 'unknown' : 'offline'
      onRetry()
      await new Promise((resolve) => setTimeout(resolve, pausesMs[attempt]))
    }
  }
}

/** The answers of a server without its database (503), and of a proxy without its server (502 to 504). */
function isAway(error: unknown): boolean {
  return ((error as ConnectionError).status ?? 0) > 501
}
