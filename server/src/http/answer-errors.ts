import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type ErrorCode } from '@pol/contract/errors'
import { isUnreachable } from '../database/unreachable.ts'
import { Refusal } from './refusal.ts'

/** The one place where a failure becomes an answer. The cause of a 5xx goes to the log, never onto the wire. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : unforeseen(error)
  request.refusal = refusal.code
  // What failed because nobody waits for it any more has not failed.
  if (refusal.status >= 500 && !reply.raw.destroyed) {
    request.log.error(
      { err: refusal.cause ?? refusal, operation: request.routeOptions.config.operation },
      'request failed',
    )
  }
  if (refusal.retryAfter !== null) void reply.header('retry-after', Math.ceil(refusal.retryAfter))
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send({ error: refusal.message, code: refusal.code })
}

/** A database that is away, often only restarts. */
const tryAgainSeconds = 3

function unforeseen(cause: unknown): Refusal {
  const code = codeFor(cause)
  return new Refusal(code, { cause, ...(code === 'unavailable' && { retryAfter: tryAgainSeconds }) })
}

/** Failures of the HTTP layer itself, and everything unforeseen. */
function codeFor(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === errors['too-large'].status) return 'too-large'
  if (status < 500) return 'invalid-input'
  if (isUnreachable(error)) return 'unavailable'
  return 'internal'
}
