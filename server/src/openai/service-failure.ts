import { APIConnectionError, APIError } from 'openai'

/** Whose matter a failure is: only what the service is to blame for says that it is down. */
export type Blame = 'service' | 'text' | 'nobody'

/** Why a call failed, in words that may be logged: nothing that was sent, answered, or secret. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
  readonly blame: Blame
  /** How long to wait at least before the same is tried again; null where that makes no sense or is not safe. */
  readonly retryAfterMs: number | null

  constructor(
    message: string,
    { blame, retryAfterMs = null }: { blame: Blame; retryAfterMs?: number | null },
  ) {
    super(`The AI service ${message}`)
    this.blame = blame
    this.retryAfterMs = retryAfterMs
  }
}

/** Statuses by which a service refuses what was sent, and not the sender. */
const textRefused = new Set([400, 413, 422])

/** Messages of the SDK and of the service may repeat the text or the key, so none of them is kept. */
export function explainFailure(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error
  if (error instanceof APIConnectionError) {
    return new ServiceFailure(`could not be reached${inBrackets(codeOf(error))}`, {
      blame: 'service',
      retryAfterMs: 0,
    })
  }
  if (error instanceof APIError && error.status !== undefined) return explainStatus(error)
  return new ServiceFailure(`gave no answer that can be read${inBrackets(codeOf(error) ?? nameOf(error))}`, {
    blame: 'service',
  })
}

function explainStatus({ status, code, headers }: APIError): ServiceFailure {
  const message = `answered ${status}${inBrackets(plain(code))}`
  if (textRefused.has(status ?? 0)) return new ServiceFailure(message, { blame: 'text' })
  // Who has no credit left has none in a second either.
  const mayPass = (status === 429 && code !== 'insufficient_quota') || (status ?? 0) >= 500
  const wished = Number(headers?.get('retry-after') ?? 0) * 1000
  return new ServiceFailure(message, {
    blame: 'service',
    retryAfterMs: mayPass ? (Number.isFinite(wished) ? Math.max(0, wished) : 0) : null,
  })
}

/** The code of the network's failure, which lies below what wraps it. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return codeOf(error.cause) ?? ('code' in error ? plain(error.code) : null)
}

function nameOf(error: unknown): string | null {
  return error instanceof Error ? plain(error.name) : null
}

/** A word that a program chose, not a person. */
function plain(code: unknown): string | null {
  return typeof code === 'string' && /^[a-z_]{1,40}$/i.test(code) ? code : null
}

function inBrackets(word: string | null): string {
  return word === null ? '' : ` (${word})`
}
