import { pendingRequests, type PendingRequest } from '@pol/contract/operations/access-requests'
import {
  getUsers,
  listProfiles,
  listUserRoles,
  type Profile,
  type UserRole,
  type AuditEntry,
  listAudit,
} from '@pol/contract/operations/administration'
import type { InputOf, Operation, ResultOf } from '@pol/contract/operation'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { beforeEmptyPage, firstPage, inputOf, type PageCursor } from '../../ui/lists/page-cursor.ts'
import type { Load } from '../../ui/lists/use-list.ts'

/** The current page of both lists. */
export interface PageCursors {
  readonly users: PageCursor
  readonly requests: PageCursor
}

export const firstPages: PageCursors = { users: firstPage, requests: firstPage }

/** The rows of the current pages. */
export interface Lists {
  readonly profiles: readonly Profile[]
  readonly userRoles: readonly UserRole[]
  readonly users: readonly { readonly id: string; readonly email: string }[]
  readonly userCount: number
  readonly requests: readonly PendingRequest[]
  readonly requestCount: number
}

export interface LoadError {
  readonly error: unknown
  /** Text from specification section 8. */
  readonly text: string
}

export const emptyLists: Lists = {
  profiles: [],
  userRoles: [],
  users: [],
  userCount: 0,
  requests: [],
  requestCount: 0,
}

/** Loads all lists in parallel. A list that fails to load keeps the rows of `known`. */
export async function loadLists(known: Lists, cursors: PageCursors, signal: AbortSignal) {
  const loadErrors: LoadError[] = []
  const load = async <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    fallback: ResultOf<O>,
    textOf: (error: unknown) => string,
  ): Promise<ResultOf<O>> => {
    try {
      return await call(operation, input, { signal })
    } catch (error) {
      loadErrors.push({ error, text: textOf(error) })
      return fallback
    }
  }
  const userPage = inputOf(cursors.users)
  const total = known.userCount
  const [profiles, userRoles, users, requests] = await Promise.all([
    load(listProfiles, userPage, { body: [...known.profiles], total }, () => t('Konnte Profile nicht laden')),
    load(listUserRoles, userPage, { body: [...known.userRoles], total }, () =>
      t('Konnte Rollen nicht laden'),
    ),
    load(getUsers, userPage, { body: { users: [...known.users] }, total }, failureText),
    load(
      pendingRequests,
      inputOf(cursors.requests),
      { body: [...known.requests], total: known.requestCount },
      () => t('Konnte Registrierungsanfragen nicht laden'),
    ),
  ])
  const lists: Lists = {
    profiles: profiles.body,
    userRoles: userRoles.body,
    users: users.body.users,
    userCount: profiles.total,
    requests: requests.body,
    requestCount: requests.total,
  }
  return { lists, loadErrors }
}

export const loadAudit: Load<AuditEntry> = (input, options) => call(listAudit, input, options)

/** If a deletion has emptied a page, the cursors with the previous page instead; otherwise `null`. */
export function cursorsBeforeEmptyPages(
  { profiles, requests }: Lists,
  cursors: PageCursors,
): PageCursors | null {
  const userCursor = beforeEmptyPage(cursors.users, profiles)
  const requestCursor = beforeEmptyPage(cursors.requests, requests)
  if (userCursor === cursors.users && requestCursor === cursors.requests) return null
  return { users: userCursor, requests: requestCursor }
}
