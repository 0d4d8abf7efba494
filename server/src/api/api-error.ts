import { errors, type ErrorCode } from '@pol/contract/errors'

/** An error that an operation declares. Handlers throw it, `sendErrorResponse` converts it to a response. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  /** Value of the Retry-After header, in seconds. */
  readonly retryAfter: number | null

  constructor(
    code: ErrorCode,
    { text, retryAfter, cause }: { text?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(text ?? errors[code].text, { cause })
    this.code = code
    this.status = errors[code].status
    this.retryAfter = retryAfter ?? null
  }
}

/** Typical time, in seconds, for a full queue to empty or a server to restart. */
const unavailableRetrySeconds = 3

export function unavailable(cause?: unknown): ApiError {
  return new ApiError('unavailable', { retryAfter: unavailableRetrySeconds, cause })
}

export function tooMany(waitMs: number): ApiError {
  return new ApiError('too-many-attempts', { retryAfter: waitMs / 1000 })
}
