import { isSessionEnd } from '@pol/contract/client'
import { deviceLock, longestSilenceMs } from '@pol/contract/device-lock'
import { listen } from '@pol/contract/listen'
import { deviceId } from '../../lib/device-id.ts'
import { session, type SessionEnd } from '../../lib/session.ts'
import { retryDelay } from './retry-delay.ts'

/** A line that has held this long was a good one: the next failure is the first again. */
const goodLineMs = 10_000

/**
 * Keeps a stream open as long as somebody looks at the page, and ends the session when the server says that
 * another device is the active one. Whatever else goes wrong with the line, it is tried again. A page in
 * the background does not listen: browsers have few connections for one server, and the notice would be
 * gone before anybody saw it. It is told when it comes back.
 */
export async function followDeviceLock(token: string, stop: AbortSignal): Promise<void> {
  let turn = new AbortController()
  // Something has changed that a line, or waiting for one, does not outlive.
  const turnOver = () => turn.abort()
  addEventListener('online', turnOver, { signal: stop })
  addEventListener('offline', turnOver, { signal: stop })
  document.addEventListener('visibilitychange', turnOver, { signal: stop })

  let failures = 0
  while (!stop.aborted) {
    turn = new AbortController()
    const signal = AbortSignal.any([turn.signal, stop])
    if (document.hidden || !navigator.onLine) {
      await pause(null, signal)
      continue
    }
    const begin = performance.now()
    const outcome = await hear(token, signal)
    if (stop.aborted) return
    if (outcome !== 'renew' && outcome !== 'broken') {
      if (session.token() === token) session.lose(outcome)
      return
    }
    if (performance.now() - begin > goodLineMs) failures = 0
    if (outcome === 'broken') await pause(retryDelay(failures++), signal)
  }
}

/** Listens on one line until it ends. */
async function hear(token: string, signal: AbortSignal): Promise<SessionEnd | 'renew' | 'broken'> {
  const silence = new AbortController()
  let timer = 0
  const onLife = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => silence.abort(), longestSilenceMs)
  }
  onLife()
  try {
    const line = { token, signal: AbortSignal.any([signal, silence.signal]), onLife }
    const events = listen(deviceLock, { ...line, fetch: (path, init) => fetch(path, init) })
    for await (const { name, data } of events) {
      if (name === 'renew') return 'renew'
      if (data.actor !== deviceId()) return 'signed-in-elsewhere'
    }
  } catch (error) {
    if (isSessionEnd(error)) return error.code
  } finally {
    clearTimeout(timer)
  }
  return 'broken'
}

/** Waits for some time, or as long as it takes (`null`), and no longer than until the signal. */
function pause(ms: number | null, signal: AbortSignal): Promise<void> {
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
