/** Cause of a failure. Only failures caused by the service count as an outage. */
export type FailureSource = 'service' | 'text' | 'other'

/** A failed call. The message may be logged: it contains no input, no response text and no secret. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
  readonly source: FailureSource

  constructor(message: string, source: FailureSource) {
    super(`The AI service ${message}`)
    this.source = source
  }
}

/** Statuses with which a service rejects the text. */
const textRefused = new Set([400, 413, 422])

export function unreachable(error: unknown): ServiceFailure {
  return new ServiceFailure(`could not be reached${inBrackets(codeOf(error))}`, 'service')
}

/** @param code of the error in the response, if any. */
export function refusedWith(status: number, code?: unknown): ServiceFailure {
  const source = textRefused.has(status) ? 'text' : 'service'
  return new ServiceFailure(`answered ${status}${inBrackets(plain(code))}`, source)
}

/** Drops the message of the error, because it may contain the text or the key. */
export function explainFailure(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error
  return new ServiceFailure(
    `gave no answer that can be read${inBrackets(codeOf(error) ?? nameOf(error))}`,
    'service',
  )
}

/** Code of the innermost error, usually a network error. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return codeOf(error.cause) ?? ('code' in error ? plain(error.code) : null)
}

function nameOf(error: unknown): string | null {
  return error instanceof Error ? plain(error.name) : null
}

/** Returns identifiers only, so that no user input can get into the message. */
export function plain(code: unknown): string | null {
  return typeof code === 'string' && /^[a-z_]{1,40}$/i.test(code) ? code : null
}

export function inBrackets(word: string | null): string {
  return word === null ? '' : ` (${word})`
}
