import { randomUUID } from 'node:crypto'

export interface Person {
  readonly email: string
  readonly password: string
}

/** The only account on a new server. */
export const administrator = { email: 'anna@example.org', password: 'annas-geheimnis' }

/** A person without an account, with a unique address. */
export function newcomer(username: string): Person & { readonly username: string } {
  const mark = randomUUID().slice(0, 8)
  return { username, email: `neu-${mark}@example.org`, password: `geheimnis-${mark}` }
}
