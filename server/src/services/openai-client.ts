import OpenAI, { APIConnectionError, APIError } from 'openai'
import { boundSize } from './bounded-response.ts'
import { explainFailure, refusedWith, unreachable, type ServiceFailure } from './service-failure.ts'

export interface OpenAiAccess {
  readonly apiKey: string
  /** Address of OpenAI or of a compatible service. */
  readonly baseUrl: string
}

interface Settings extends OpenAiAccess {
  /** Timeout of one call. There is no retry if the service asks for a longer wait. */
  readonly timeoutMs: number
  /** Counts one request against the budget. @throws ApiError if it is used up. */
  readonly spend: () => Promise<void>
}

/** The official client, restricted to the configured host, without its own settings, log or unbounded responses. */
export function createOpenAiClient({ apiKey, baseUrl, timeoutMs, spend }: Settings): OpenAI {
  class CountedClient extends OpenAI {
    /** Runs before each request, including retries. Unlike an error of `fetch`, its error is not retried. */
    protected override prepareRequest(): Promise<void> {
      return spend()
    }
  }
  return new CountedClient({
    apiKey,
    baseURL: baseUrl,
    // Otherwise the client reads these from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 1,
    fetch: async (...request) => adviseOnRetry(boundSize(await fetch(...request)), timeoutMs),
    // Never send texts to a host that is not configured.
    fetchOptions: { redirect: 'error' },
  })
}

/** The name of the service at an address, which is shown to users. */
export function serviceName({ baseUrl, model }: { baseUrl: string; model: string }): string {
  const { hostname } = new URL(baseUrl)
  const isOpenAi = hostname === 'openai.com' || hostname.endsWith('.openai.com')
  return isOpenAi ? 'OpenAI' : `${model} (OpenAI-kompatibler Dienst)`
}

/** Explains the errors of the client, without its messages. */
export function explainOpenAiFailure(error: unknown): ServiceFailure {
  if (error instanceof APIConnectionError) return unreachable(error)
  if (error instanceof APIError && error.status !== undefined) return refusedWith(error.status, error.code)
  return explainFailure(error)
}

/** The client retries each 429 and 5xx. This header prevents useless retries. */
async function adviseOnRetry(response: Response, timeoutMs: number): Promise<Response> {
  const waitMs = Number(response.headers.get('retry-after')) * 1000
  // An account without credit will not have any at the retry.
  const lacksCredit = async () => (await response.clone().text()).includes('insufficient_quota')
  if (waitMs >= timeoutMs || (response.status === 429 && (await lacksCredit()))) {
    response.headers.set('x-should-retry', 'false')
  }
  return response
}
