import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts an HTTP server on a free port. */
export async function startFakeServer(serve: RequestListener) {
  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Holds the modes in which a fake service responds; tests change them with the `controls`. */
export function createFakeResponses<Mode extends string>(firstMode: Mode) {
  let upcoming: Mode[] = []
  let mode = firstMode
  let retryAfter: number | null = null
  const held: (() => void)[] = []
  return {
    nextMode: () => upcoming.shift() ?? mode,
    retryAfter: () => retryAfter,
    hold: (send: () => void) => void held.push(send),
    controls: {
      /** Sets the modes of the next responses; the last mode stays in effect. */
      respondWith(...modes: readonly [...Mode[], Mode]) {
        upcoming = modes.slice(0, -1)
        mode = modes.at(-1) ?? firstMode
        retryAfter = null
      },
      /** Sets the `Retry-After` header of all further responses. */
      setRetryAfter(seconds: number) {
        retryAfter = seconds
      },
      /** Sends the responses that mode `slow` holds back, or only the first `count` of them. */
      releaseHeldAnswers(count = held.length) {
        for (const send of held.splice(0, count)) send()
      },
    },
  }
}

const hugeBytes = 64 * 1024 * 1024

/** Sends 64 MiB, more than any client should read, by repeating `chunk`. */
export function streamHugeBody(response: ServerResponse, chunk: Buffer): void {
  let left = hugeBytes
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length
      if (!response.write(chunk)) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
