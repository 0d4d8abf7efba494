import { setTimeout as pause } from 'node:timers/promises'
import { boundSize } from './bounded-response.ts'
import { refusedWith, unreachable } from './service-failure.ts'

const usualDelayMs = 500

interface JsonRequest {
  readonly url: string
  readonly body: object
  /** Timeout of the call. There is no retry if the service asks for a longer wait. */
  readonly timeoutMs: number
}

/**
 * Sends JSON and reads the JSON of the response. Retries once if no response came or the service was temporarily
 * unavailable; an interrupted response is not requested again.
 * @throws ServiceFailure, or the error of reading the body.
 */
export async function postJson(request: JsonRequest, signal: AbortSignal): Promise<unknown> {
  // A failed first attempt is repeated; the error of the second is thrown.
  const first = await send(request, signal).catch(() => null)
  const delayMs = first ? retryDelayOf(first) : usualDelayMs
  const isRetried = delayMs !== null && delayMs < request.timeoutMs
  if (isRetried) await pause(delayMs, undefined, { signal })
  const response = isRetried || !first ? await send(request, signal) : first
  if (!response.ok) throw refusedWith(response.status)
  return response.json()
}

async function send({ url, body }: JsonRequest, signal: AbortSignal): Promise<Response> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Never send texts to a host that is not configured.
      redirect: 'error',
      signal,
    })
    if (!response.ok) await response.body?.cancel()
    return boundSize(response)
  } catch (error) {
    throw unreachable(error)
  }
}

/** @returns null if a retry is useless. */
function retryDelayOf({ status, headers }: Response): number | null {
  if (status !== 429 && status < 500) return null
  return Number(headers.get('retry-after')) * 1000 || usualDelayMs
}
