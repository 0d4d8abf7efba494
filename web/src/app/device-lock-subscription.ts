import { session } from '../lib/session.ts'

/** A new page fetches its content first. */
const initialDelayMs = 1_000
const initialRetryMs = 5_000

let current = new AbortController()

/** Keeps the device lock stream open on every screen while a user is signed in; restarted when the token changes. */
function restart(delayMs: number): void {
  current.abort()
  const token = session.token()
  if (token === null) return
  const { signal } = (current = new AbortController())
  let retryMs = initialRetryMs
  const start = () => {
    if (signal.aborted) return
    import('../lib/signed-in-script.ts').then(
      ({ subscribeToDeviceLock }) => subscribeToDeviceLock(token, signal),
      // Offline, the script may be unavailable. Until it loads, every API call still detects a replaced session.
      () => setTimeout(start, (retryMs *= 2)),
    )
  }
  setTimeout(start, delayMs)
}

restart(initialDelayMs)
session.subscribe(() => restart(0))
