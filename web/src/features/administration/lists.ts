import { pendingRequests, type AccessRequest } from '@pol/contract/access-requests'
import {
  getUsers,
  listProfiles,
  listUserRoles,
  type Profile,
  type UserRole,
} from '@pol/contract/administration'
import type { Operation, OutputOf } from '@pol/contract/operation'
import { call, failureText } from '../../lib/call.ts'

/** What the server lists for administrators. */
export interface Lists {
  readonly profiles: readonly Profile[]
  readonly userRoles: readonly UserRole[]
  readonly requests: readonly AccessRequest[]
  readonly users: readonly { readonly id: string; readonly email: string }[]
}

export interface Fault {
  readonly error: unknown
  /** In the words of specification section 8. */
  readonly text: string
}

export const noLists: Lists = { profiles: [], userRoles: [], requests: [], users: [] }

/** Loads all lists at once; in the place of one that cannot be had stays what is known. */
export async function loadLists(known: Lists, signal: AbortSignal) {
  const faults: Fault[] = []
  const load = async <O extends Operation>(
    operation: O,
    before: OutputOf<O>,
    failure: (error: unknown) => string,
  ): Promise<OutputOf<O>> => {
    try {
      return await call(operation, {}, { signal })
    } catch (error) {
      faults.push({ error, text: failure(error) })
      return before
    }
  }
  const [profiles, userRoles, requests, { users }] = await Promise.all([
    load(listProfiles, [...known.profiles], () => 'Konnte Profile nicht laden'),
    load(listUserRoles, [...known.userRoles], () => 'Konnte Rollen nicht laden'),
    load(pendingRequests, [...known.requests], () => 'Konnte Registrierungsanfragen nicht laden'),
    load(getUsers, { users: [...known.users] }, failureText),
  ])
  const lists: Lists = { profiles, userRoles, requests, users }
  return { lists, faults }
}
