import { constants } from 'node:os'

/** A terminal's Ctrl-C comes twice through npm; that is not impatience yet. */
const oneSignalMs = 500

/** Aborts at the first signal that asks the process to end. Whoever asks again does not want to wait: it ends at once. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  let askedAt = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) askedAt = performance.now()
      else if (performance.now() - askedAt > oneSignalMs) process.exit(128 + constants.signals[signal])
      stopping.abort()
    })
  }
  return stopping.signal
}
