import type { Locator, Page } from '@playwright/test'
import {
  addUserRole,
  createUser,
  getUsers,
  listUserRoles,
  removeUserRole,
} from '@pol/contract/administration'
import type { Client } from '@pol/contract/client'
import type { Role } from '@pol/contract/roles'
import { clientWith, openSession } from './clients.ts'
import { verbatim } from './language.ts'
import { administrator, newcomer } from './people.ts'

export type Newcomer = ReturnType<typeof newcomer>

export const requestTable = (page: Page) => page.getByRole('table', { name: /Registrierungsanfragen/ })
export const userTable = (page: Page) => page.getByRole('table', { name: 'Benutzer', exact: true })
export const rowOf = (table: Locator, { email }: { email: string }) =>
  table.getByRole('row').filter({ hasText: verbatim(email) })

/** Calls the server as the administrator, without a browser. */
export async function asAnna<T>(act: (anna: Client) => Promise<T>): Promise<T> {
  const { token } = await openSession(administrator)
  return act(clientWith(token))
}

/** Creates an account with the role user and these additional roles. @returns its id. */
export async function createAccount(person: Newcomer, ...roles: Role[]): Promise<string> {
  return asAnna(async (anna) => {
    const { user } = await anna(createUser, person)
    for (const role of roles) await anna(addUserRole, { user_id: user.id, role })
    return user.id
  })
}

/** Removes the role admin from all users except Anna. */
export async function demoteOtherAdministrators(anna: Client): Promise<void> {
  let after: string | undefined
  for (;;) {
    const { users } = (await anna(getUsers, { after })).body
    if (users.length === 0) return
    for (const { id, user_id, role } of (await anna(listUserRoles, { after })).body) {
      const isAnna = users.some((user) => user.id === user_id && user.email === administrator.email)
      if (role === 'admin' && !isAnna) await anna(removeUserRole, { id })
    }
    after = users.at(-1)?.id
  }
}

/** Matches the address of a list, with or without a query. */
export const listAt = (path: string) => new RegExp(`/api/${path}(?:\\?|$)`)

/** Lets the server answer requests to a path with an error. */
export async function respondWithError(
  page: Page,
  path: string | RegExp,
  status: number,
  code: string,
  error: string,
) {
  await page.route(path, (route) => route.fulfill({ status, json: { error, code } }))
}
