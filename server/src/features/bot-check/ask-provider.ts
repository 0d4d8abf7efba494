import * as v from 'valibot'

export interface BotCheckSettings {
  readonly secretKey: string
  readonly verifyUrl: string
  /** Timeout of the request; shorter in tests. */
  readonly timeoutMs?: number
}

const defaultTimeoutMs = 3_000
/** Far more than a verdict needs. */
const maxResponseBytes = 16 * 1024

/** Only the fields that are used. The formats ensure that nothing secret is logged. */
const verdict = v.object({
  success: v.boolean(),
  action: v.optional(v.string()),
  score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  'error-codes': v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)))),
})

/**
 * Asks the provider for its verdict on a token. The request contains no other data about the user.
 * @throws Error whose message contains neither token nor secret.
 */
export async function askProvider(
  { secretKey, verifyUrl, timeoutMs = defaultTimeoutMs }: BotCheckSettings,
  token: string,
): Promise<v.InferOutput<typeof verdict>> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: secretKey, response: token }),
    // Never send the secret to a host that is not configured.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), verdict), await readBounded(response))
  if (!response.ok || !result.success)
    throw new Error(`The provider answered ${response.status}, and no verdict`)
  return result.output
}

/** Aborts a response that is too long, so that it cannot fill the memory. */
async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > maxResponseBytes) throw new Error('The provider answered far too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
