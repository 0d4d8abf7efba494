import { randomUUID } from 'node:crypto'

export interface Person {
  readonly email: string
  readonly password: string
}

/**
 * The only account on a new server. On the server of a worker only helpers may use it: a user has one active device, so
 * the next helper would sign a journey out.
 */
export const firstAdministrator = { email: 'betrieb@example.org', password: 'betriebs-geheimnis' }

/** @returns a person with a unique address and no account. */
export function newcomer(username: string): Person & { readonly username: string } {
  const mark = randomUUID().slice(0, 8)
  return { username, email: `${mark}@example.org`, password: `geheimnis-${mark}` }
}
