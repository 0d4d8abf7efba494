import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signIn } from '@pol/contract/operations/sign-in'
import { type Client, createClient } from '@pol/contract/client'
import type { Person } from './people.ts'
import { ownServer } from './server.ts'

/** @returns a client of the server with this token. It does not use a browser. */
export function clientWith(token: string | null): Client {
  return createClient({
    fetch: (path, init) => fetch(new URL(path, ownServer().url), init),
    token: () => token,
  })
}

/** @returns a client with the session of this tab. */
export async function clientOf(page: Page): Promise<Client> {
  return clientWith(await page.evaluate(() => sessionStorage.getItem('pl_session')))
}

/** Signs in without a browser, on a new device or on one that claims an id. */
export function openSession({ email, password }: Person, deviceId: string = randomUUID()) {
  return clientWith(null)(signIn, { email, password, deviceId, as: 'user' })
}
