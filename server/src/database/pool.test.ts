import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { bounds } from '../bounds/bounds.ts'
import { createPool } from './pool.ts'
import { isUnreachable } from './unreachable.ts'

/** Accepts connections and never responds, like a server that hangs. */
async function startHangingServer(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `postgres://pol@127.0.0.1:${(server.address() as AddressInfo).port}/pol`
}

test('one query beyond the queue limit fails with the code of a full database', async () => {
  const pool = createPool(await startHangingServer())
  const query = () => pool.query('select 1').catch((error: unknown) => error)
  const connecting = Array.from({ length: pool.options.max }, query)
  const waiting = Array.from({ length: bounds.databaseQueue }, query)
  expect(pool.waitingCount).toBe(bounds.databaseQueue)
  for (const refused of [await query(), await pool.connect().catch((error: unknown) => error)]) {
    expect(refused).toMatchObject({ message: 'Too many queries wait for a connection to the database' })
    expect(isUnreachable(refused)).toBe(true)
  }
  await Promise.all([...connecting, ...waiting])
})
