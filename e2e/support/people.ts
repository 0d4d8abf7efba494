import { randomUUID } from 'node:crypto'

export interface Person {
  readonly email: string
  readonly password: string
}

/**
 * The only account on a new server. On the server of a worker only helpers use it: a user has one active device, so a journey
 * that signed in with it would be signed out by the next helper.
 */
export const firstAdministrator = { email: 'betrieb@example.org', password: 'betriebs-geheimnis' }

/** A person without an account, with a unique address. */
export function newcomer(username: string): Person & { readonly username: string } {
  const mark = randomUUID().slice(0, 8)
  return { username, email: `${mark}@example.org`, password: `geheimnis-${mark}` }
}
