import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signIn } from '@pol/contract/accounts'
import { createClient, type Client } from '@pol/contract/client'
import type { Person } from './people.ts'
import { ownServer } from './server.ts'

/** Calls the server without a browser, as the holder of a token. */
export function clientWith(token: string | null): Client {
  return createClient({
    fetch: (path, init) => fetch(new URL(path, ownServer.url), init),
    token: () => token,
  })
}

/** Calls the server with the session of this tab. */
export async function clientOf(page: Page): Promise<Client> {
  return clientWith(await page.evaluate(() => sessionStorage.getItem('pl_session')))
}

/** Signs somebody in on a new device. */
export function openSession({ email, password }: Person) {
  return clientWith(null)(signIn, { email, password, deviceId: randomUUID(), as: 'user' })
}
