import { session } from '../lib/session.ts'

/** A page that opens has more urgent things to fetch. */
const headStartMs = 1_000
const firstPauseMs = 5_000

let stop = new AbortController()

/** Listens for whether this device is still the active one, on every screen, as long as somebody is signed in. */
function follow(afterMs: number): void {
  stop.abort()
  const token = session.token()
  if (token === null) return
  const { signal } = (stop = new AbortController())
  let pauseMs = firstPauseMs
  const start = () => {
    if (signal.aborted) return
    import('../features/device-lock/follow-device-lock.ts').then(
      ({ followDeviceLock }) => followDeviceLock(token, signal),
      // Without a network there may be no script either. Until it comes, every call tells the same.
      () => setTimeout(start, (pauseMs *= 2)),
    )
  }
  setTimeout(start, afterMs)
}

follow(headStartMs)
session.watch(() => follow(0))
