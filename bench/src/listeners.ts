import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Pages with a connection to the server, as browsers have, which all send a request at the same time. They read the
 * responses byte by byte, so that their own work takes almost none of the processor time that the server needs.
 */
export async function withListeners<Result>(
  url: string,
  count: number,
  use: (askAtOnce: (request: string) => Promise<number[]>) => Promise<Result>,
): Promise<Result> {
  const { hostname, port } = new URL(url)
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      return socket
    }),
  )
  try {
    return await use((request) => {
      const begin = performance.now()
      return Promise.all(
        sockets.map(async (socket) => {
          const answered = untilAnswered(socket)
          socket.write(request)
          await answered
          return performance.now() - begin
        }),
      )
    })
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

/** A request with a JSON body, as bytes on the wire. */
export function rawRequest(url: string, path: string, token: string, input: object): string {
  const body = JSON.stringify(input)
  return [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    `authorization: Bearer ${token}`,
    'accept-encoding: gzip',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/** Waits for the last byte of a response. @throws if its status is not 200. */
function untilAnswered(socket: Socket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let left: number | null = null
  const onData = (chunk: Buffer) => {
    if (left === null) {
      const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n') + 4)
      const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head.toString('latin1'))?.[1]
      if (!head.toString('latin1').startsWith('HTTP/1.1 200') || length === undefined)
        return reject(new Error(`The server answered ${head.toString('latin1')}`))
      left = Number(length) + head.length
    }
    left -= chunk.length
    if (left > 0) return
    socket.off('data', onData)
    resolve()
  }
  socket.on('data', onData)
  socket.once('error', reject)
  return promise
}
