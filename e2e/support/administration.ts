import type { Locator, Page } from '@playwright/test'
import {
  addUserRole,
  createUser,
  listUserRoles,
  removeUserRole,
} from '@pol/contract/operations/administration'
import type { Client } from '@pol/contract/client'
import type { Role } from '@pol/contract/roles'
import { clientWith, openSession } from './clients.ts'
import { firstAdministrator, newcomer, type Person } from './people.ts'
import { ownServer } from './server.ts'

export type Newcomer = ReturnType<typeof newcomer>

export const requestTable = (page: Page) => page.getByRole('table', { name: /Registrierungsanfragen/ })
export const userTable = (page: Page) => page.getByRole('table', { name: 'Benutzer', exact: true })
export const rowOf = (table: Locator, { email }: { email: string }) =>
  table.getByRole('row').filter({ hasText: email })

let session: { readonly url: string; readonly client: Promise<Client> } | null = null

/** Runs `act` with a client of this worker's server, signed in as its first administrator. */
export async function asAdministrator<T>(act: (administrator: Client) => Promise<T>): Promise<T> {
  const { url } = ownServer()
  if (session?.url !== url) {
    session = { url, client: openSession(firstAdministrator).then(({ token }) => clientWith(token)) }
  }
  return act(await session.client)
}

/** Creates an account with the role user and these additional roles. @returns its id. */
export async function createAccount(person: Newcomer, ...roles: Role[]): Promise<string> {
  return asAdministrator(async (administrator) => {
    const { user } = await administrator(createUser, person)
    for (const role of roles) await administrator(addUserRole, { user_id: user.id, role })
    return user.id
  })
}

export async function removeRole(person: Person, role: Role): Promise<void> {
  await asAdministrator(async (administrator) => {
    const held = (await rolesOf(person)).find((row) => row.role === role)
    await administrator(removeUserRole, { id: String(held?.id) })
  })
}

export async function rolesOf({ email }: Person) {
  return asAdministrator(
    async (administrator) => (await administrator(listUserRoles, { search: email })).body,
  )
}

/** @returns a pattern for the URL of a list, with or without a query. */
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
