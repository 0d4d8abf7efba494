import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type ErrorCode } from '@pol/contract/errors'
import { isDiskFull } from '../database/disk-full.ts'
import { isUnreachable } from '../database/unreachable.ts'
import { ApiError, unavailable } from '../api/api-error.ts'

/** Converts every error to a response. The cause of a 5xx is logged and never sent to the client. */
export function sendErrorResponse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const apiError = error instanceof ApiError ? error : toApiError(error)
  request.errorCode = apiError.code
  // Do not log failures of aborted requests, nor a 503 without a cause, such as a full queue or a failing health check.
  const hasNoCause = apiError.status === 503 && apiError.cause === undefined
  if (apiError.status >= 500 && !hasNoCause && !reply.raw.destroyed) {
    request.log.error(
      { err: apiError.cause ?? apiError, operation: request.routeOptions.config.operation },
      'request failed',
    )
  }
  if (apiError.retryAfter !== null) void reply.header('retry-after', Math.ceil(apiError.retryAfter))
  return reply
    .code(apiError.status)
    .header('cache-control', 'no-store')
    .send({ error: apiError.message, code: apiError.code })
}

function toApiError(cause: unknown): ApiError {
  return isUnreachable(cause) || isDiskFull(cause)
    ? unavailable(cause)
    : new ApiError(codeFor(cause), { cause })
}

/** Maps errors of Fastify by status. All others are internal. */
function codeFor(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === errors['too-large'].status) return 'too-large'
  if (status < 500) return 'invalid-input'
  return 'internal'
}
