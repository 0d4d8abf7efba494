import { postJson } from './post-json.ts'

export interface OpenAiAccess {
  /** Null for a server that needs none. */
  readonly apiKey: string | null
  /** Address of OpenAI or of a compatible service. */
  readonly baseUrl: string
}

interface Parts extends OpenAiAccess {
  /** Timeout of one call, including its retry. */
  readonly timeoutMs: number
  /** Counts one request against the budget. @throws ApiError if it is used up. */
  readonly spend: () => Promise<void>
}

/** Sends JSON to an endpoint such as `/chat/completions`, as `postJson` does. */
export type OpenAiPost = (endpoint: string, body: object, signal: AbortSignal) => Promise<Response>

export function createOpenAiPost({ apiKey, baseUrl, timeoutMs, spend }: Parts): OpenAiPost {
  const headers = authorizationOf(apiKey)
  return (endpoint, body, signal) =>
    postJson({ url: `${baseUrl}${endpoint}`, headers, body, timeoutMs, spend }, signal)
}

export function authorizationOf(apiKey: string | null): Readonly<Record<string, string>> {
  return apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }
}
