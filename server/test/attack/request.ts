import type { InjectOptions } from 'fastify'

/** One request before it is sent. Changes are made to it one after the other. */
export interface Attack {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly input: Readonly<Record<string, unknown>>
  /** The body where it is not the input as JSON. */
  readonly body: string | null
  /** Bytes that no text has, in front of the body and after it. */
  readonly bytes: string | null
}

/** Stands for the id of somebody or something, and becomes one when the request is sent. */
export const idMark = (n: number) => `~id:${n}~`

/** Puts in the ids of the moment. */
export function withIds(attack: Attack, ids: readonly string[]): Attack {
  const put = (text: string) =>
    text.replace(/~id:(\d+)~/g, (_, n: string) => ids[Number(n) % ids.length] ?? '')
  return {
    ...attack,
    path: put(attack.path),
    headers: Object.fromEntries(Object.entries(attack.headers).map(([name, value]) => [name, put(value)])),
    body: put(bodyOf(attack)),
  }
}

export function bodyOf({ body, input }: Attack): string {
  return body ?? JSON.stringify(input)
}

export function asInjected(attack: Attack, network: string): InjectOptions {
  const { method, path, headers, bytes } = attack
  const ends = Buffer.from(bytes ?? '', 'hex')
  return {
    method,
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: network,
    ...(method !== 'GET' &&
      method !== 'HEAD' && { payload: Buffer.concat([ends, Buffer.from(bodyOf(attack)), ends]) }),
  }
}
