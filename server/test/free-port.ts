import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port on which nothing listens. It is below those that systems take for outgoing connections: any connection could take
 * one of these before the server that it is for has started.
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
    const isFree = await once(holder, 'listening').then(
      () => true,
      // Another program has it.
      () => false,
    )
    if (isFree) return { port, release: () => new Promise((resolve) => holder.close(() => resolve())) }
  }
}
