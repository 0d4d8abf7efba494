import type { ErrorCode } from './errors.ts'
import { type InputOf, type Operation, type ResultOf, type Route, totalCountHeader } from './operation.ts'

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

/** Transport and credentials of a client. */
export interface Connection {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Returns the current bearer token, or null if no user is signed in. */
  token: () => string | null
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Of the request, among those of the page. */
  readonly priority?: RequestPriority
}

/** @throws CallError for an error response, ConnectionError if there is no valid response. */
export type Client = <O extends Operation>(
  operation: O,
  input: InputOf<O>,
  options?: CallOptions,
) => Promise<ResultOf<O>>

/** Creates a client for programs that import the operations, such as tests. The browser calls them by name. */
export function createClient(connection: Connection): Client {
  return <O extends Operation>(operation: O, input: InputOf<O>, options?: CallOptions) =>
    request(connection, operation, input as Input, options) as Promise<ResultOf<O>>
}

type Input = Readonly<Record<string, unknown>>

/**
 * Calls a route.
 * @returns the output of its operation: `PageOf` for a paged list, bytes for a download.
 * @throws CallError for an error response, ConnectionError if there is no valid response.
 */
export async function request(
  { fetch, token }: Connection,
  route: Route,
  input: Input,
  options: CallOptions = {},
): Promise<unknown> {
  const { path, init } = encode(route, input, token())
  const { signal } = options
  let response: Response
  try {
    response = await fetch(path, { ...init, ...options })
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw new ConnectionError('No response', { cause })
  }
  try {
    return await outputOf(route, response)
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  }
}

function encode({ method, path, upload }: Route, input: Input, token: string | null) {
  const rest = { ...input }
  let address: string = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  const init: RequestInit = { method, headers }
  if (method === 'GET') {
    // The round trip through JSON drops undefined values.
    const query = new URLSearchParams(JSON.parse(JSON.stringify(rest)) as Record<string, string>)
    if (query.size > 0) address += `?${query}`
  } else {
    headers['content-type'] = upload?.type ?? 'application/json'
    init.body = upload ? (rest[upload.field] as Uint8Array<ArrayBuffer>) : JSON.stringify(rest)
  }
  return { path: address, init }
}

async function outputOf({ isPaged, download }: Route, response: Response): Promise<unknown> {
  const { ok, headers, status } = response
  if (ok && download !== undefined) {
    // A body of another type is a proxy's page.
    if (headers.get('content-type') !== download) throw unexpectedResponse(status)
    return readBody(response, async () => new Uint8Array(await response.arrayBuffer()))
  }
  const body = await readJson(response)
  if (!ok) throw errorFromResponse(body, status)
  if (!isPaged) return body
  const total = headers.get(totalCountHeader)
  // A proxy has removed the header.
  if (total === null) throw unexpectedResponse(status)
  return { body, total: Number(total) }
}

/** @throws ConnectionError if the body is not JSON, so the response is not from this server. */
export function readJson(response: Response): Promise<unknown> {
  return readBody(response, () => response.json())
}

async function readBody(response: Response, read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read()
  } catch (cause) {
    throw unexpectedResponse(response.status, { cause })
  }
}

/** Converts the body of a response with a status of 400 or more. */
export function errorFromResponse(body: unknown, status: number): Error {
  const { code, error } = (body ?? {}) as { code?: unknown; error?: unknown }
  if (typeof error !== 'string') return unexpectedResponse(status)
  // An unknown code (from a newer server) is passed on: no code path depends on it.
  return new CallError(typeof code === 'string' ? (code as ErrorCode) : 'internal', error, status)
}

function unexpectedResponse(status: number, options?: ErrorOptions): ConnectionError {
  return Object.assign(new ConnectionError(`Unexpected response with status ${status}`, options), { status })
}
