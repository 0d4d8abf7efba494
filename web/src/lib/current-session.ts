import { useEffect, useState } from 'react'
import { readSession, type Session } from '@pol/contract/accounts'
import { CallError } from '@pol/contract/client'
import { call } from './call.ts'
import { session, useHasToken } from './session.ts'

/**
 * Who is signed in, as the server says at this moment. `unknown`: nobody could be asked. `offline`: the
 * device has no network, so nobody can be asked until it has.
 */
export type CurrentSession = 'loading' | 'signed-out' | 'unknown' | 'offline' | Session

const pausesMs = [300, 1_200, 2_500]

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
    const ask = async () => {
      const answer = await askServer(cancel.signal)
      const isFresh = answer !== 'offline'
      const current = isFresh ? answer : await lastAnswer(offlineScreen)
      if (!cancel.signal.aborted) set({ current, isFresh })
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

async function askServer(signal: AbortSignal): Promise<CurrentSession> {
  for (let attempt = 0; ; attempt += 1) {
    if (!navigator.onLine) return 'offline'
    try {
      const answer = await call(readSession, {}, { signal })
      session.remember(answer)
      return answer
    } catch (error) {
      if (signal.aborted) return 'loading'
      if (error instanceof CallError && error.status === 401) return 'signed-out'
      const pause = pausesMs[attempt]
      // A server that restarts is back in a moment.
      if (pause === undefined) return navigator.onLine ? 'unknown' : 'offline'
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
