import type { FastifyError, FastifyInstance } from 'fastify'
import { errors, type ErrorCode } from '@pol/contract/errors'
import { Refusal } from './refusal.ts'

/** The one place where a failure becomes an answer. The cause of a 5xx goes to the log, never onto the wire. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : new Refusal(codeFor(error), { cause: error })
    if (refusal.status >= 500) {
      const { cause } = refusal
      request.log.error({ err: cause ?? refusal, route: request.routeOptions.url }, 'request failed')
    }
    if (refusal.retryAfter !== null) void reply.header('retry-after', Math.ceil(refusal.retryAfter))
    return reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .send({ error: refusal.message, code: refusal.code })
  })
}

/** Failures of the HTTP layer itself, and everything unforeseen. */
function codeFor(error: FastifyError): ErrorCode {
  if (error.statusCode === errors['too-large'].status) return 'too-large'
  if (error.statusCode !== undefined && error.statusCode < 500) return 'invalid-input'
  if (isConnectionFailure(error)) return 'unavailable'
  return 'internal'
}

const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
])

/** The database cannot be reached; drizzle wraps what its driver threw. */
function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && connectionFailures.has(String(error.code))) return true
  return isConnectionFailure(error.cause)
}
