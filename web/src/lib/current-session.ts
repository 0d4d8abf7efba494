import { useEffect, useState } from 'react'
import type { Session } from '@pol/contract/operations/session'
import { isSessionEnd, type ConnectionError } from '@pol/contract/client'
import { call } from './call.ts'
import { session, useIsSignedIn, useToken } from './session.ts'

/**
 * The session as the server reports it. `retrying`: no response yet, the request is being repeated. `unknown`: all
 * retries failed. `offline`: the device has no network; the request is repeated when the network returns.
 */
type CurrentSession = 'loading' | 'retrying' | 'signed-out' | 'unknown' | 'offline' | Session

/** Retry delays: the first three (4 s in total) for any failure, all of them (20 s) for the statuses 502 to 504. */
const retryDelaysMs = [300, 1_200, 2_500, 4_000, 6_000, 6_000]

/**
 * Requests the session when the screen opens, unless a sign-in has just returned it, and again when the network
 * returns. Without a valid token, signs in with the device key, if there is one.
 * @param offlineScreen fetches a screen that works offline. While offline, that screen uses the last known session.
 */
export function useCurrentSession(offlineScreen?: () => Promise<unknown>): CurrentSession {
  const hasToken = useToken() !== null
  const [{ current, isFresh }, setState] = useState<State>({ current: 'loading', isFresh: false })
  const isSignedIn = useIsSignedIn()
  const isNeeded = isSignedIn && !(hasToken && isFresh)
  useEffect(() => {
    if (!isNeeded) return
    const cancel = new AbortController()
    const update = (next: State) => {
      // Keep a remembered session while the network is back but requests still fail.
      const isUnanswered = next.current === 'retrying' || next.current === 'unknown'
      const keeps = (previous: State) => isUnanswered && typeof previous.current === 'object'
      if (!cancel.signal.aborted) setState((previous) => (keeps(previous) ? previous : next))
    }
    const refresh = async () => {
      // The token has expired. Keep the screen while the device key gets a new one.
      setState((previous) => (previous.isFresh ? { ...previous, isFresh: false } : previous))
      const result = await fetchSession(cancel.signal, () => update({ current: 'retrying', isFresh: false }))
      const isFresh = result !== 'offline'
      update({ current: isFresh ? result : await rememberedSession(offlineScreen), isFresh })
    }
    void refresh()
    addEventListener('online', () => void refresh(), { signal: cancel.signal })
    return () => cancel.abort()
  }, [isNeeded, offlineScreen])
  return isSignedIn ? current : 'signed-out'
}

interface State {
  readonly current: CurrentSession
  readonly isFresh: boolean
}

/** The last known session, if the screen is available offline too. */
async function rememberedSession(offlineScreen?: () => Promise<unknown>): Promise<CurrentSession> {
  try {
    await offlineScreen?.()
    if (!offlineScreen) return 'offline'
    const ofTab = session.remembered()
    if (ofTab || !session.isKept()) return ofTab ?? 'offline'
    const { deviceKey } = await import('./device-key.ts')
    return (await deviceKey.remembered()) ?? 'offline'
  } catch {
    return 'offline'
  }
}

/** Stores the server's last response for offline use, and for the next start if the browser has a device key. */
function remember(response: Session): void {
  session.remember(response)
  if (!session.isKept()) return
  import('./device-key.ts')
    .then(({ deviceKey }) => deviceKey.remember(response))
    .catch((error: unknown) => console.warn('The session could not be stored for the next start', error))
}

async function fetchSession(signal: AbortSignal, onRetry: () => void): Promise<CurrentSession> {
  const newSession = session.takeNewSession()
  if (newSession) return newSession
  for (let attempt = 0; ; attempt += 1) {
    if (!navigator.onLine) return 'offline'
    try {
      if (session.token() === null) return await signInAgain(signal)
      const response = await call('session', {}, { signal })
      remember(response)
      return response
    } catch (error) {
      if (signal.aborted) return 'loading'
      if (isSessionEnd(error)) {
        if (session.isKept()) continue
        return 'signed-out'
      }
      const maxRetries = isServerDown(error) ? retryDelaysMs.length : 3
      if (attempt >= maxRetries) return navigator.onLine ? 'unknown' : 'offline'
      onRetry()
      await new Promise((resolve) => setTimeout(resolve, retryDelaysMs[attempt]))
    }
  }
}

/** Signs in with the device key. */
async function signInAgain(signal: AbortSignal): Promise<CurrentSession> {
  const { deviceKey } = await import('./device-key.ts')
  const response = await deviceKey.signIn(signal)
  if (!response) session.lose('device-key-refused')
  return response ?? 'signed-out'
}

/** Whether the server has no database (503) or the proxy has no server (502 to 504), as during a restart. */
function isServerDown(error: unknown): boolean {
  return ((error as ConnectionError).status ?? 0) > 501
}
