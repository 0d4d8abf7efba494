import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { errors, type ErrorCode } from '@pol/contract/errors'
import { ApiError } from '../api/api-error.ts'

interface ErrorResponse {
  readonly status: number
  readonly code: ErrorCode
}

/** Responses to errors of the HTTP parser, by Node's error code. All others get 400. */
const responses: Readonly<Record<string, ErrorResponse>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'unavailable' },
}
const badRequest: ErrorResponse = { status: 400, code: 'invalid-input' }

/**
 * Handles requests that the HTTP parser rejects. The response has the same format and headers as other errors. Then the
 * connection is closed.
 */
export function createClientErrorHandler(commonHeaders: OutgoingHttpHeaders) {
  const headers = Object.entries(commonHeaders).map(([name, value]) => `${name}: ${String(value)}`)

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (socket.destroyed || error.code === 'ECONNRESET') return
    const { status, code } = responses[error.code ?? ''] ?? badRequest
    const body = JSON.stringify({ error: errors[code].text, code })
    if (socket.writable) {
      socket.write(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          ...headers,
          'content-type: application/json; charset=utf-8',
          `content-length: ${Buffer.byteLength(body)}`,
          'cache-control: no-store',
          'connection: close',
          '',
          body,
        ].join('\r\n'),
      )
    }
    socket.destroySoon()
  }
}

/**
 * Replaces two responses that Node would send by itself, without our headers: a request without a Host header is
 * refused here (`requireHostHeader` is off), and an unknown Expect header is ignored.
 */
export function overrideNodeResponses(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.headers.host !== undefined || raw.httpVersion === '1.0') return done()
    void reply.header('connection', 'close')
    done(new ApiError('invalid-input'))
  })
}
