import { isSessionEnd } from '@pol/contract/client'
import { deviceLock, heartbeatTimeoutMs } from '@pol/contract/device-lock'
import { listen } from '@pol/contract/listen'
import { callWith } from '../call.ts'
import { deviceId } from '../device-id.ts'
import { session, type SessionEnd } from '../session.ts'
import { retryDelay } from './retry-delay.ts'

/** A connection that lasted this long was stable: the retry delay starts over. */
const stableAfterMs = 10_000

/**
 * Keeps the device lock stream open while the page is visible, and ends the session when the server reports that
 * another device is the active one. All other failures lead to a retry. A page in the background does not listen,
 * because browsers limit the connections per server and the message would disappear unseen; it reconnects when it
 * becomes visible.
 */
export async function subscribeToDeviceLock(token: string, stop: AbortSignal): Promise<void> {
  let connection = new AbortController()
  // Ends the current connection or retry delay; the loop then starts over.
  const reconnect = () => connection.abort()
  addEventListener('online', reconnect, { signal: stop })
  addEventListener('offline', reconnect, { signal: stop })
  document.addEventListener('visibilitychange', reconnect, { signal: stop })

  let failures = 0
  while (!stop.aborted) {
    connection = new AbortController()
    const signal = AbortSignal.any([connection.signal, stop])
    if (document.hidden || !navigator.onLine) {
      await wait(null, signal)
      continue
    }
    const startedAt = performance.now()
    const outcome = await listenOnce(token, signal)
    if (stop.aborted) return
    if (outcome !== 'renew' && outcome !== 'disconnected') {
      if (session.token() === token) session.lose(outcome)
      return
    }
    if (performance.now() - startedAt > stableAfterMs) failures = 0
    if (outcome === 'disconnected') await wait(retryDelay(failures++), signal)
  }
}

/** Listens on one connection until it ends. */
async function listenOnce(
  token: string,
  signal: AbortSignal,
): Promise<SessionEnd | 'renew' | 'disconnected'> {
  const timeout = new AbortController()
  let timer = 0
  const onActivity = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => timeout.abort(), heartbeatTimeoutMs)
  }
  onActivity()
  try {
    const options = { token, signal: AbortSignal.any([signal, timeout.signal]), onActivity }
    const events = listen(deviceLock, { ...options, fetch: (path, init) => fetch(path, init) })
    for await (const { name, data } of events) {
      if (name === 'renew') return 'renew'
      if (data.actor !== deviceId() || (await isReplaced(token, signal))) return 'signed-in-elsewhere'
    }
  } catch (error) {
    if (isSessionEnd(error)) return error.code
  } finally {
    clearTimeout(timer)
  }
  return 'disconnected'
}

/** Another device may claim this browser's device id, but not its secret. Only the server knows which one is active. */
async function isReplaced(token: string, signal: AbortSignal): Promise<boolean> {
  try {
    await callWith(token)('session', {}, { signal })
    return false
  } catch (error) {
    return isSessionEnd(error) && error.code === 'other-device'
  }
}

/** Resolves after `ms` milliseconds (`null`: never) or when the signal aborts. */
function wait(ms: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = ms === null ? undefined : setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
  })
}
