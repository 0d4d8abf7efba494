import type { IncomingMessage, ServerResponse } from 'node:http'

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
