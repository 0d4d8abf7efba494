const firstMs = 1_000
const longestMs = 30_000

/**
 * How long to wait after so many failures in a row: twice as long each time, and never the same for two
 * browsers, so that those whom a server has lost do not come back all at once.
 */
export function retryDelay(failures: number, random = Math.random): number {
  return Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + random() / 2)
}
