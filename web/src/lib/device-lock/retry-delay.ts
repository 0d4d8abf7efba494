const initialMs = 1_000
const maxMs = 30_000

/**
 * Exponential backoff with jitter, in ms, so that the clients of a restarted server do not reconnect all at once.
 * @param failures number of consecutive failures before this one.
 */
export function retryDelay(failures: number, random = Math.random): number {
  return Math.min(maxMs, initialMs * 2 ** failures) * (0.5 + random() / 2)
}
