import OpenAI from 'openai'
import { ServiceFailure } from './service-failure.ts'

export interface OpenAiAccess {
  readonly apiKey: string
  /** OpenAI's own address, or that of a server which speaks the same protocol. */
  readonly baseUrl: string
}

/** Far more than the longest text, spoken or translated. */
const longestAnswer = 5 * 1024 * 1024

/** The official client, held to what the product has configured: no other setting, host, log, retry or size. */
export function createClient({ apiKey, baseUrl }: OpenAiAccess): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // Unset, the client would look for these in the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    // calls.ts tries again, and knows when not to.
    maxRetries: 0,
    fetch: fetchBounded,
    // Texts go where the configuration says, and nowhere else.
    fetchOptions: { redirect: 'error' },
  })
}

/** The name of whoever answers at an address, for those whose texts go there. */
export function serviceName({ baseUrl, model }: { baseUrl: string; model: string }): string {
  const { hostname } = new URL(baseUrl)
  const isOpenAi = hostname === 'openai.com' || hostname.endsWith('.openai.com')
  return isOpenAi ? 'OpenAI' : `${model} (OpenAI-kompatibler Dienst)`
}

/** Counts while the answer arrives, so that an endless one fills no memory. */
async function fetchBounded(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request)
  if (!answer.body) return answer
  let length = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length
      if (length <= longestAnswer) controller.enqueue(chunk)
      else controller.error(new ServiceFailure('answered far too much', { blame: 'service' }))
    },
  })
  return new Response(answer.body.pipeThrough(bounded), answer)
}
