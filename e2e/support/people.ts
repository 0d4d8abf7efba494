import { randomUUID } from 'node:crypto'

export interface Person {
  readonly email: string
  readonly password: string
}

/** The one person whom a fresh server knows. */
export const administrator = { email: 'anna@example.org', password: 'annas-geheimnis' }

/** Somebody whom the server has never heard of. */
export function newcomer(username: string): Person & { readonly username: string } {
  const mark = randomUUID().slice(0, 8)
  return { username, email: `neu-${mark}@example.org`, password: `geheimnis-${mark}` }
}
