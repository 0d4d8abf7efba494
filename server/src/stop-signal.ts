import { constants } from 'node:os'

/** npm forwards a terminal's Ctrl-C a second time; within this time both count as one signal. */
const duplicateWindowMs = 500

/** Aborts at the first SIGINT or SIGTERM. A second signal ends the process immediately. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  let firstSignalAt = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) firstSignalAt = performance.now()
      else if (performance.now() - firstSignalAt > duplicateWindowMs)
        process.exit(128 + constants.signals[signal])
      stopping.abort()
    })
  }
  return stopping.signal
}
