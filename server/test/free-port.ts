import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns a port on which nothing listens, for programs that cannot listen on port 0 and report their port (PostgreSQL,
 * HAProxy, the metrics of the server), and for servers that start again with the same port. The port is below the
 * ephemeral range, so an outgoing connection cannot take it before the program has started.
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
      // If another program has the port, try another one.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
}
