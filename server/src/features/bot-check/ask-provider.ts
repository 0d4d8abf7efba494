import * as v from 'valibot'

export interface BotCheckSettings {
  readonly secretKey: string
  readonly verifyUrl: string
  /** How long the provider may take; shorter in tests. */
  readonly limitMs?: number
}

const usualLimitMs = 3_000
/** Far more than a verdict has. */
const longestAnswer = 16 * 1024

/** Only what is read below; texts that are logged have no room for anything secret. */
const verdict = v.object({
  success: v.boolean(),
  action: v.optional(v.string()),
  score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  'error-codes': v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)))),
})

/**
 * What the provider says about a token. It learns the token and nothing else about who it is.
 * @throws Error in words that repeat neither token nor secret.
 */
export async function askProvider(
  { secretKey, verifyUrl, limitMs = usualLimitMs }: BotCheckSettings,
  token: string,
): Promise<v.InferOutput<typeof verdict>> {
  const answer = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: secretKey, response: token }),
    // The secret goes where the configuration says, and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), verdict), await readBounded(answer))
  if (!answer.ok || !result.success) throw new Error(`The provider answered ${answer.status}, and no verdict`)
  return result.output
}

/** Counts while the answer arrives, so that an endless one fills no memory. */
async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > longestAnswer) throw new Error('The provider answered far too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
