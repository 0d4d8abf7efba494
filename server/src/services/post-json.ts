import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { boundSize } from './bounded-response.ts'
import { refusedWith, unreachable, type ServiceFailure } from './service-failure.ts'

const attempts = 2
const usualDelayMs = 500
const temporary: ReadonlySet<number> = new Set([408, 409, 429])

interface JsonRequest {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: object
  /** Timeout of the call. There is no retry if the service asks for a longer wait. */
  readonly timeoutMs: number
  /** Counts each request, including a retry. @throws ApiError if the budget is used up. */
  readonly spend?: () => Promise<void>
}

interface FailedAttempt {
  readonly failure: ServiceFailure
  /** Null if a retry is useless. */
  readonly retryAfterMs: number | null
}

/**
 * Sends JSON. Retries once if no response arrived or the service was temporarily unavailable; an incomplete response
 * body is not requested again.
 * @returns the successful response; reading its body may fail.
 * @throws ServiceFailure; the error of `spend`.
 */
export async function postJson(request: JsonRequest, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    await request.spend?.()
    const result = await send(request, signal)
    if (result instanceof Response) return result
    const { failure, retryAfterMs } = result
    if (attempt === attempts || retryAfterMs === null || retryAfterMs >= request.timeoutMs) throw failure
    await pause(retryAfterMs, undefined, { signal })
  }
}

async function send(
  { url, headers, body }: JsonRequest,
  signal: AbortSignal,
): Promise<Response | FailedAttempt> {
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      // Never send texts to a host that is not configured.
      redirect: 'error',
      signal,
    })
  } catch (error) {
    return { failure: unreachable(error), retryAfterMs: usualDelayMs }
  }
  const bounded = boundSize(response)
  if (bounded.ok) return bounded
  // If the body cannot be read, the status alone decides.
  const code = await bounded.text().then(errorCodeIn, () => null)
  return { failure: refusedWith(bounded.status, code), retryAfterMs: retryDelayOf(bounded, code) }
}

/** https://platform.openai.com/docs/guides/error-codes */
const errorBody = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ code: v.string() }) }))

function errorCodeIn(text: string): string | null {
  const { success, output } = v.safeParse(errorBody, text)
  return success ? output.error.code : null
}

/** OpenAI's own headers give the delay more precisely than `Retry-After`, and whether to retry at all. */
function retryDelayOf({ status, headers }: Response, code: string | null): number | null {
  const advice = headers.get('x-should-retry')
  const isTemporary = advice === 'true' || temporary.has(status) || status >= 500
  // An account without credit will have none at the retry either.
  if (!isTemporary || advice === 'false' || code === 'insufficient_quota') return null
  const waitMs = Number(headers.get('retry-after-ms')) || Number(headers.get('retry-after')) * 1000
  return waitMs || usualDelayMs
}
