import webPush from 'web-push'
import type { PushMessage } from '@pol/contract/operations/reminders'
import type { Push } from './push.ts'

interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * `gone`: the subscription will never be accepted again. The browser has ended it (404, 410), or it was made with another
 * key than the server's (401, 403; RFC 8292, section 4.2).
 */
interface Result {
  readonly outcome: 'accepted' | 'gone' | 'failed'
  readonly status?: number
  /** Code of the network error. */
  readonly code?: string
}

const timeoutMs = 10_000
const gone: readonly number[] = [401, 403, 404, 410]
/** A later message of this topic replaces one that waits at the push service (RFC 8030, section 5.4). */
const topic = 'reminder'

/**
 * Sends one encrypted message to a push service (RFC 8030, 8291, 8292). The library prepares the request; it is sent here,
 * because redirects must not be followed and nothing of the answer is needed.
 * @param options.ttlSeconds how long the push service may keep the message for a browser that is not connected.
 */
export async function postPush(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  { push, ttlSeconds }: { readonly push: Push; readonly ttlSeconds: number },
): Promise<Result> {
  const { publicKey, privateKey, contact } = push
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: ttlSeconds, topic, urgency: 'normal' },
  )
  // `fetch` sets it.
  const { 'Content-Length': _, ...sent } = headers as Record<string, string>
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: sent,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    const { ok, status } = response
    return { outcome: ok ? 'accepted' : gone.includes(status) ? 'gone' : 'failed', status }
  } catch (error) {
    return { outcome: 'failed', code: codeOf(error) }
  }
}

/** The address of the endpoint is in the message of the error, so only its code is logged. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
