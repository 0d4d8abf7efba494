import { useEffect, useState } from 'react'

/** A page that opens has more urgent things to fetch: nothing is begun before it has been quiet for so long. */
const quietMs = 600
const headStartMs = 1_500
const firstPauseMs = 5_000

/** Listens for whether this device is still the active one, on every screen, as long as somebody is signed in. */
export function useDeviceLock(token: string | null): void {
  const [tokenAtStart] = useState(token)
  useEffect(() => {
    if (token === null) return
    const stop = new AbortController()
    let timer = 0
    let pauseMs = firstPauseMs
    const startAfter = (ms: number) => {
      clearTimeout(timer)
      if (!stop.signal.aborted) timer = window.setTimeout(start, ms)
    }
    const traffic = new PerformanceObserver(() => startAfter(quietMs))
    const start = () => {
      traffic.disconnect()
      import('../features/device-lock/follow-device-lock.ts').then(
        ({ followDeviceLock }) => followDeviceLock(token, stop.signal),
        // Without a network there is no script either. Until it comes, every call tells the same.
        () => startAfter((pauseMs *= 2)),
      )
    }
    if (token === tokenAtStart) {
      traffic.observe({ type: 'resource' })
      startAfter(headStartMs)
    } else {
      startAfter(0)
    }
    return () => {
      traffic.disconnect()
      stop.abort()
      clearTimeout(timer)
    }
  }, [token, tokenAtStart])
}
