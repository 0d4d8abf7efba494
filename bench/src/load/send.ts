import type { InputOf, Operation } from '@pol/contract/operation'
import { uniqueNetwork } from '../networks.ts'

export interface Answer {
  readonly ms: number
  readonly bytes: number
}

/** Measures until the last byte of the response. Does not parse it, because that is the browser's work. */
export async function send<O extends Operation>(
  url: string,
  operation: O,
  input: InputOf<O>,
  token?: string,
): Promise<Answer> {
  const { path, method } = operation
  const headers = {
    'x-forwarded-for': uniqueNetwork(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
  }
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const begin = performance.now()
  const answer = await fetch(`${url}${path}${query}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(input) }),
  })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return { ms: performance.now() - begin, bytes: byteLength }
}
