import { useEffect, useState } from 'react'
import { readSession, type Session } from '@pol/contract/accounts'
import { ConnectionError, CallError } from '@pol/contract/client'
import { call } from './call.ts'
import { useHasToken } from './session.ts'

/**
 * Who is signed in, as the server says at this moment. `unknown`: nobody could be asked. `offline`: the
 * device has no network, so nobody can be asked until it has.
 */
export type CurrentSession = 'loading' | 'signed-out' | 'unknown' | 'offline' | Session

const pausesMs = [300, 1_200, 2_500]

/** Asks the server once, when the screen opens; while offline, again as soon as there is a network. */
export function useCurrentSession(): CurrentSession {
  const hasToken = useHasToken()
  const [current, setCurrent] = useState(beforeAsking)
  const waiting = hasToken && (current === 'loading' || current === 'offline')
  useEffect(() => {
    if (!waiting) return
    const cancel = new AbortController()
    const ask = () =>
      askServer(cancel.signal).then((answer) => (cancel.signal.aborted ? undefined : setCurrent(answer)))
    if (navigator.onLine) void ask()
    addEventListener('online', () => void ask(), { signal: cancel.signal })
    return () => cancel.abort()
  }, [waiting])
  return hasToken ? current : 'signed-out'
}

function beforeAsking(): CurrentSession {
  return navigator.onLine ? 'loading' : 'offline'
}

async function askServer(signal: AbortSignal): Promise<CurrentSession> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call(readSession, {}, { signal })
    } catch (error) {
      if (signal.aborted) return 'loading'
      if (error instanceof CallError && error.status === 401) return 'signed-out'
      if (error instanceof ConnectionError && !navigator.onLine) return 'offline'
      const pause = pausesMs[attempt]
      // A server that restarts is back in a moment.
      if (pause === undefined) return 'unknown'
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
