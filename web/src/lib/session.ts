import { useSyncExternalStore } from 'react'
import type { ErrorCode } from '@pol/contract/errors'
import type { Session } from '@pol/contract/operations/session'
import { local, ofTab } from './browser-storage.ts'

/**
 * The bearer token of this tab. It is kept in session storage: it survives a reload and is gone when the tab closes.
 * User and roles are requested from the server on every guarded screen.
 */
const key = 'pl_session'
const rememberedKey = 'pl_session_user'
/** Set while this browser has a device key (device-key.ts), so that only then the code for it is loaded. */
const keptKey = 'pl_stay_signed_in'

export type SessionEnd =
  | Extract<ErrorCode, 'unauthenticated' | 'other-device' | 'device-key-refused'>
  | 'signed-in-elsewhere'

/** Delay between the notice of a forced sign-out and the sign-out (specification section 9). */
const forcedSignOutMs = 200

const tokenChange = createEvent()
const signIn = createEvent<Session>()
const loss = createEvent<SessionEnd>()
const ending = createEvent()
const keyRemoval = createEvent<() => void>()
let lostToken: string | null = null
let newSession: Session | null = null
/** Whether this page no longer signs in with the device key: it failed, or the user has signed out. */
let isKeyPaused = false

export const session = {
  token: () => ofTab.getItem(key),
  /** Whether a sign-in with the device key is possible. */
  isKept: () => !isKeyPaused && local.getItem(keptKey) !== null,
  /**
   * @param response the session that the sign-in returned.
   * @param isKept whether this browser has a device key for it. If not, an earlier key is deleted.
   */
  start(token: string, response: Session, isKept = false) {
    isKeyPaused = false
    ofTab.setItem(key, token)
    session.remember(response)
    newSession = response
    if (isKept) local.setItem(keptKey, 'true')
    else forgetDeviceKey()
    tokenChange.notify()
    signIn.notify(response)
  },
  /** Stores the server's last response for offline use. */
  remember: (response: Session) => ofTab.setItem(rememberedKey, JSON.stringify(response)),
  remembered: () => JSON.parse(ofTab.getItem(rememberedKey) ?? 'null') as Session | null,
  /** Returns the session of a new sign-in, once, which saves a request on the next screen. */
  takeNewSession(): Session | null {
    const response = newSession
    newSession = null
    return response
  },
  /** Called after the user has signed out. Removes the token, the user data and the device key. */
  end() {
    removeSession()
    ending.notify()
  },
  /** Removes the device key; the tab stays signed in. */
  forgetDeviceKey,
  /** Called after a failed sign-in with the device key: this page does not try again, the next one does. */
  pauseDeviceKey() {
    isKeyPaused = true
    tokenChange.notify()
  },
  /**
   * Ends a session that the server has rejected, or whose device key it has refused. Notifies the listeners of `onLost`
   * once per token. If there is a device key, an expired token is only removed, and the key gets a new one.
   */
  lose(reason: SessionEnd) {
    const token = session.token()
    if ((token === null || token === lostToken) && reason !== 'device-key-refused') return
    lostToken = token
    if (reason === 'unauthenticated' && session.isKept()) {
      removeToken()
      return tokenChange.notify()
    }
    loss.notify(reason)
    const end = () => session.token() === token && removeSession()
    if (reason === 'signed-in-elsewhere') setTimeout(end, forcedSignOutMs)
    else end()
  },
  /** The listener is called whenever the token is set, replaced or removed. */
  subscribe: tokenChange.listen,
  /** The listener is called after each sign-in. */
  onStart: signIn.listen,
  onLost: loss.listen,
  /** The listener is called when the user has signed out, not when the session is lost. */
  onEnd: ending.listen,
  /** The listener must delete the device key, and then call its argument. */
  onKeyRemoval: keyRemoval.listen,
}

function createEvent<Detail = void>() {
  const listeners = new Set<(detail: Detail) => void>()
  return {
    notify(detail: Detail) {
      for (const listener of listeners) listener(detail)
    },
    /** @returns a function that removes the listener. */
    listen(listener: (detail: Detail) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function removeToken(): void {
  newSession = null
  ofTab.removeItem(key)
}

function removeSession(): void {
  removeToken()
  ofTab.removeItem(rememberedKey)
  forgetDeviceKey()
  tokenChange.notify()
}

/** The flag is removed last: after a crash, the next start still finds key and flag, and the server refuses the key. */
function forgetDeviceKey(): void {
  if (local.getItem(keptKey) === null) return
  isKeyPaused = true
  keyRemoval.notify(() => local.removeItem(keptKey))
}

/** The current token of this tab. */
export function useToken(): string | null {
  return useSyncExternalStore(session.subscribe, session.token)
}

/** Whether this tab has a token, or can get one with the device key. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(session.subscribe, () => session.token() !== null || session.isKept())
}
