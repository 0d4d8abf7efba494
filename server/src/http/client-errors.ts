import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errors, type ErrorCode } from '@pol/contract/errors'

interface Answer {
  readonly status: number
  readonly code: ErrorCode
}

/** What never becomes a request, by Node's names; everything else is nonsense. */
const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'unavailable' },
}
const nonsense: Answer = { status: 400, code: 'invalid-input' }

/** Answers what the HTTP parser refuses in the form of every other failure, and ends the connection: nothing after it is read. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET') return
  const { status, code } = answers[error.code ?? ''] ?? nonsense
  const body = JSON.stringify({ error: errors[code].text, code })
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroySoon()
}
