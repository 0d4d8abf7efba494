import { isErrorCode, type ErrorCode } from './errors.ts'
import type { InputOf, Operation, OutputOf } from './operation.ts'

/** A failure that the server put into words. */
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

/** Whether it is the refusal of a token that is worth nothing any more. */
export function isSessionEnd(
  error: unknown,
): error is CallError & { readonly code: 'unauthenticated' | 'other-device' } {
  return error instanceof CallError && (error.code === 'unauthenticated' || error.code === 'other-device')
}

/** No answer at all, or one that did not come from the server: network away, proxy page, broken line. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  /** Of the answer that came from somebody else. */
  status?: number
}

export interface Client {
  /** @throws CallError for a failure the server names, ConnectionError where no answer came. */
  <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    options?: { signal?: AbortSignal },
  ): Promise<OutputOf<O>>
}

interface Line {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** The bearer token of the moment, if somebody is signed in. */
  token: () => string | null
}

/** The one way to call the server, for the browser and for the tests alike. */
export function createClient({ fetch, token }: Line): Client {
  return async (operation, input, options = {}) => {
    const { path, init } = encode(operation, input as Record<string, unknown>, token())
    if (options.signal) init.signal = options.signal
    let response: Response
    try {
      response = await fetch(path, init)
    } catch (cause) {
      if (options.signal?.aborted) throw options.signal.reason
      throw new ConnectionError('No answer from the server', { cause })
    }
    const answer = await readJson(response).catch((error: unknown) => {
      throw options.signal?.aborted ? options.signal.reason : error
    })
    if (!response.ok) throw failure(answer, response.status)
    return answer
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
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    if (query.size > 0) path += `?${query}`
  } else {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(rest)
  }
  return { path, init }
}

/** @throws ConnectionError where the answer is none of this product's. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw foreign(response.status, { cause })
  }
}

/** What an answer of a status of 400 or more means. */
export function failure(answer: unknown, status: number): Error {
  const { code, error } = (answer ?? {}) as { code?: unknown; error?: unknown }
  if (typeof error !== 'string') return foreign(status)
  return new CallError(isErrorCode(code) ? code : 'internal', error, status)
}

function foreign(status: number, options?: ErrorOptions): ConnectionError {
  return Object.assign(new ConnectionError(`Answer ${status} is none of this product`, options), { status })
}
