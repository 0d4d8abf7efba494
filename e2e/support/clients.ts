import { randomUUID } from 'node:crypto'
import { test, type Page } from '@playwright/test'
import { signIn } from '@pol/contract/accounts'
import { createClient, type Client } from '@pol/contract/client'
import type { Person } from './people.ts'

/** Calls the server without a browser, as the holder of a token. */
export function clientWith(token: string | null): Client {
  const { baseURL } = test.info().project.use
  return createClient({ fetch: (path, init) => fetch(new URL(path, baseURL), init), token: () => token })
}

/** Calls the server with the session of this tab. */
export async function clientOf(page: Page): Promise<Client> {
  return clientWith(await page.evaluate(() => sessionStorage.getItem('pl_session')))
}

/** Signs somebody in on a new device. */
export function openSession({ email, password }: Person) {
  return clientWith(null)(signIn, { email, password, deviceId: randomUUID(), as: 'user' })
}
