import type { ErrorCode } from './errors.ts'
import type { InputOf, Operation, ResultOf } from './operation.ts'

/** An error response of the server, with its code, HTTP status and German text. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: ErrorCode
  readonly status: number

  constructor(code: ErrorCode, text: string, status: number) {
    super(text)
    this.code = code
    this.status = status
  }
}

/** Whether the server rejected the session token. */
export function isSessionEnd(
  error: unknown,
): error is CallError & { readonly code: 'unauthenticated' | 'other-device' } {
  return error instanceof CallError && (error.code === 'unauthenticated' || error.code === 'other-device')
}

/** No response, or one that is not from this server: no network, a proxy's page, a lost connection. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  /** HTTP status of the unexpected response. */
  status?: number
}

export interface Client {
  /** @throws CallError for an error response, ConnectionError if there is no valid response. */
  <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    options?: { signal?: AbortSignal },
  ): Promise<ResultOf<O>>
}

export interface ClientOptions {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Returns the current bearer token, or null if no user is signed in. */
  token: () => string | null
}

/** The API client, used by the browser and by the tests. */
export function createClient({ fetch, token }: ClientOptions): Client {
  return async <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    options: { signal?: AbortSignal } = {},
  ) => {
    const { path, init } = encode(operation, input as Record<string, unknown>, token())
    if (options.signal) init.signal = options.signal
    let response: Response
    try {
      response = await fetch(path, init)
    } catch (cause) {
      if (options.signal?.aborted) throw options.signal.reason
      throw new ConnectionError('No response', { cause })
    }
    const body = await readJson(response).catch((error: unknown) => {
      throw options.signal?.aborted ? options.signal.reason : error
    })
    if (!response.ok) throw errorFromResponse(body, response.status)
    return (operation.readPage?.(body, response) ?? body) as ResultOf<O>
  }
}

function encode(operation: Operation, input: Record<string, unknown>, token: string | null) {
  const rest = { ...input }
  let path: string = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  const init: RequestInit & { headers: Record<string, string> } = { method: operation.method, headers }
  if (operation.method === 'GET') {
    // The round trip through JSON drops undefined values.
    const query = new URLSearchParams(JSON.parse(JSON.stringify(rest)) as Record<string, string>)
    if (query.size > 0) path += `?${query}`
  } else {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(rest)
  }
  return { path, init }
}

/** @throws ConnectionError if the body is not JSON, so the response is not from this server. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw unexpectedResponse(response.status, { cause })
  }
}

/** Converts the body of a response with a status of 400 or more. */
export function errorFromResponse(body: unknown, status: number): Error {
  const { code, error } = (body ?? {}) as { code?: unknown; error?: unknown }
  if (typeof error !== 'string') return unexpectedResponse(status)
  // A code unknown to this version (of a newer server) is passed on: no code path depends on it.
  return new CallError(typeof code === 'string' ? (code as ErrorCode) : 'internal', error, status)
}

export function unexpectedResponse(status: number, options?: ErrorOptions): ConnectionError {
  return Object.assign(new ConnectionError(`Unexpected response with status ${status}`, options), { status })
}
