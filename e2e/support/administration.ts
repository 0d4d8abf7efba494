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
import { administrator, newcomer } from './people.ts'

export type Newcomer = ReturnType<typeof newcomer>

export const requestTable = (page: Page) => page.getByRole('table', { name: /Registrierungsanfragen/ })
export const userTable = (page: Page) => page.getByRole('table', { name: 'Benutzer', exact: true })
export const rowOf = (table: Locator, { email }: { email: string }) =>
  table.getByRole('row').filter({ hasText: email })

/** Does something as the administrator before a journey begins. */
export async function asAnna<T>(act: (anna: Client) => Promise<T>): Promise<T> {
  const { token } = await openSession(administrator)
  return act(clientWith(token))
}

/** Gives people accounts, with further roles where wanted. */
export async function admit(person: Newcomer, ...roles: Role[]): Promise<string> {
  return asAnna(async (anna) => {
    const { user } = await anna(createUser, person)
    for (const role of roles) await anna(addUserRole, { user_id: user.id, role })
    return user.id
  })
}

/** Whoever else has become an administrator is none any more. */
export async function leaveAnnaTheOnlyAdministrator(anna: Client): Promise<void> {
  const { users } = await anna(getUsers, {})
  const self = users.find(({ email }) => email === administrator.email)
  for (const { id, user_id, role } of await anna(listUserRoles, {})) {
    if (role === 'admin' && user_id !== self?.id) await anna(removeUserRole, { id })
  }
}

export async function refuse(page: Page, path: string, status: number, code: string, error: string) {
  await page.route(path, (route) => route.fulfill({ status, json: { error, code } }))
}
