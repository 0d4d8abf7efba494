import { useCallback, useRef, useState } from 'react'
import type { ResultOf } from '@pol/contract/operation'
import type { getUsers, listProfiles, listUserRoles } from '@pol/contract/operations/administration'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { type List, type Load, useList } from '../../ui/lists/use-list.ts'
import { type Account, accountsOf } from './accounts.ts'
import { endsAccess, showLoadFailure } from './load-failures.ts'

interface Parts {
  readonly profiles: ResultOf<typeof listProfiles>
  readonly userRoles: ResultOf<typeof listUserRoles>
  readonly users: ResultOf<typeof getUsers>
}

const nothing: Parts = {
  profiles: { body: [], total: 0 },
  userRoles: { body: [], total: 0 },
  users: { body: { users: [] }, total: 0 },
}

interface People extends List<Account> {
  /** Messages for the parts of the list that could not be loaded (specification section 8). */
  readonly failures: readonly string[]
}

/** The paged list of accounts, joined from three lists of the server. A list that fails to load keeps its old rows. */
export function usePeople(): People {
  const [failures, setFailures] = useState<readonly string[]>([])
  const known = useRef(nothing)
  const load = useCallback<Load<Account>>(async (input, options) => {
    const { parts, failed } = await loadParts(known.current, input, options)
    options.signal.throwIfAborted()
    const end = failed.find(({ error }) => endsAccess(error))
    if (end) throw end.error
    known.current = parts
    const texts = failed.map(({ text }) => text)
    setFailures(texts)
    texts.forEach(showLoadFailure)
    const { profiles, userRoles, users } = parts
    const lists = { profiles: profiles.body, userRoles: userRoles.body, users: users.body.users }
    return { body: accountsOf(lists), total: profiles.total }
  }, [])
  return { ...useList(load), failures }
}

async function loadParts(known: Parts, ...[input, options]: Parameters<Load<Account>>) {
  const failed: { readonly error: unknown; readonly text: string }[] = []
  const orKnown = async <Value>(
    request: Promise<Value>,
    value: Value,
    textOf: (error: unknown) => string,
  ): Promise<Value> => {
    try {
      return await request
    } catch (error) {
      failed.push({ error, text: textOf(error) })
      return value
    }
  }
  const [profiles, userRoles, users] = await Promise.all([
    orKnown(call('profiles', input, options), known.profiles, () => t('Konnte Profile nicht laden')),
    orKnown(call('user-roles', input, options), known.userRoles, () => t('Konnte Rollen nicht laden')),
    orKnown(call('get-users', input, options), known.users, failureText),
  ])
  return { parts: { profiles, userRoles, users }, failed }
}
