import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type ErrorCode } from '@pol/contract/errors'
import { Refusal } from './refusal.ts'

/** The one place where a failure becomes an answer. The cause of a 5xx goes to the log, never onto the wire. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : new Refusal(codeFor(error), { cause: error })
  // What failed because nobody waits for it any more has not failed.
  if (refusal.status >= 500 && !reply.raw.destroyed) {
    request.log.error({ err: refusal.cause ?? refusal, route: request.routeOptions.url }, 'request failed')
  }
  if (refusal.retryAfter !== null) void reply.header('retry-after', Math.ceil(refusal.retryAfter))
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send({ error: refusal.message, code: refusal.code })
}

/** Failures of the HTTP layer itself, and everything unforeseen. */
function codeFor(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === errors['too-large'].status) return 'too-large'
  if (status < 500) return 'invalid-input'
  if (isConnectionFailure(error)) return 'unavailable'
  return 'internal'
}

/** Of the network, of the PostgreSQL driver, and PostgreSQL's own: starting, stopping, full, connection lost. */
const connectionFailures =
  /^(?:E(?:CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NOTFOUND|PIPE|AI_AGAIN)|CONNECT(?:_TIMEOUT|ION_(?:CLOSED|ENDED|DESTROYED))|57P0[1-3]|53300|08\w{3})$/

/** The database cannot be reached; drizzle wraps what its driver threw. */
function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && connectionFailures.test(String(error.code))) return true
  return isConnectionFailure(error.cause)
}
