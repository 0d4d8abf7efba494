import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port on which nothing listens, for programs that are told theirs and cannot say which one they took: PostgreSQL,
 * HAProxy and the metrics of the server. The server itself and all servers of the tests listen on port 0. It is below those that systems take for outgoing connections, so that no connection takes
 * it before its server has started.
 */
export async function freePort(): Promise<number> {
  const { port, release } = await reservePort()
  await release()
  return port
}

/** Occupies a port until it is released. */
export async function reservePort(): Promise<{ port: number; release: () => Promise<void> }> {
  for (;;) {
    const port = randomInt(10_000, 20_000)
    const holder = createServer().listen(port)
    try {
      await once(holder, 'listening')
      return { port, release: () => new Promise((resolve) => holder.close(() => resolve())) }
    } catch (error) {
      // Otherwise another program has it, and the next one is tried.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
}
