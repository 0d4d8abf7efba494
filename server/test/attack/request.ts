import type { InjectOptions } from 'fastify'

/** A request before it is sent, to which mutations are applied in sequence. */
export interface Attack {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly input: Readonly<Record<string, unknown>>
  /** The body if it is not the input as JSON. */
  readonly body: string | null
  /** Bytes in hexadecimal digits, sent before and after the body: invalid UTF-8, or a recording. */
  readonly bytes: string | null
}

/** Stands for the id of a user, role or access request until the request is sent. */
export const idPlaceholder = (n: number) => `~id:${n}~`
/** Stands for the id of a recording or report. */
export const moderatedPlaceholder = (n: number) => `~moderated:${n}~`
/** Matches both kinds of placeholder. */
export const anyPlaceholder = /~(id|moderated):(\d+)~/

export interface Ids {
  readonly id: readonly string[]
  readonly moderated: readonly string[]
}

/** Replaces the placeholders by existing ids. */
export function withIds(attack: Attack, ids: Ids): Attack {
  const replace = (text: string) =>
    text.replace(new RegExp(anyPlaceholder, 'g'), (_, kind: keyof Ids, n: string) => {
      const found = ids[kind]
      return found[Number(n) % found.length] ?? ''
    })
  return {
    ...attack,
    path: replace(attack.path),
    headers: Object.fromEntries(
      Object.entries(attack.headers).map(([name, value]) => [name, replace(value)]),
    ),
    input: JSON.parse(replace(JSON.stringify(attack.input))),
    body: replace(bodyOf(attack)),
  }
}

export function bodyOf({ body, input }: Attack): string {
  return body ?? JSON.stringify(input)
}

export function asInjected(attack: Attack, network: string): InjectOptions {
  const { method, path, headers, input, bytes } = attack
  const isRead = method === 'GET' || method === 'HEAD'
  const ends = Buffer.from(bytes ?? '', 'hex')
  return {
    method,
    url: isRead ? withQuery(path, input) : path,
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: network,
    ...(!isRead && { payload: Buffer.concat([ends, Buffer.from(bodyOf(attack)), ends]) }),
  }
}

function withQuery(path: string, input: Attack['input']): string {
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  return query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
