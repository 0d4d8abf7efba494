import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * An open connection to the server, as browsers have. It reads responses byte by byte, so that its own work takes almost
 * none of the processor time that the server needs.
 */
export class RawConnection {
  readonly #socket: Socket

  private constructor(socket: Socket) {
    this.#socket = socket
  }

  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  /** Sends a request and waits for the last byte of its response. @throws if the status is not 200. */
  send(request: string): Promise<void> {
    const socket = this.#socket
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let left: number | null = null
    const onData = (chunk: Buffer) => {
      if (left === null) {
        const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4)
        const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200') || length === undefined)
          return reject(new Error(`The server answered ${chunk.toString()}`))
        left = Number(length) + head.length
      }
      left -= chunk.length
      if (left > 0) return
      socket.off('data', onData)
      socket.off('close', onClose)
      resolve()
    }
    const onClose = () => reject(new Error('The server closed the connection'))
    socket.on('data', onData)
    socket.once('close', onClose)
    socket.write(request)
    return promise
  }

  close(): void {
    this.#socket.destroy()
  }
}

interface Post {
  readonly url: string
  readonly path: string
  readonly token: string
  readonly body: string
}

/** A request with a JSON body, as bytes on the wire. */
export function rawPost({ url, path, token, body }: Post): string {
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

/** Opens connections while `use` runs. */
export async function withConnections<Result>(
  url: string,
  count: number,
  use: (connections: readonly RawConnection[]) => Promise<Result>,
): Promise<Result> {
  const connections = await Promise.all(Array.from({ length: count }, () => RawConnection.open(url)))
  try {
    return await use(connections)
  } finally {
    for (const connection of connections) connection.close()
  }
}
