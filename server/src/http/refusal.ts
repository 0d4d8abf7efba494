import { errors, type ErrorCode } from '@pol/contract/errors'

/** A failure that an operation declares: thrown by handlers, turned into an answer by the error mapper. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly status: number
  /** Seconds after which a new try makes sense. */
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
