import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from '@playwright/test'
import { ownServer } from './server.ts'

/** Where the server under test writes its mails. */
const outbox = join(ownServer.dataFolder, 'outbox')

/** Does what makes the server send a mail, and waits for the one that this address then gets. */
export async function mailAfter(address: string, act: () => Promise<void>): Promise<Email> {
  const before = new Set(await files())
  await act()
  const arrived: Email[] = []
  await expect(async () => {
    for (const file of (await files()).filter((name) => !before.has(name))) {
      const mail = await PostalMime.parse(await readFile(join(outbox, file)))
      if (mail.html && mail.to?.some((to) => to.address === address)) arrived.push(mail)
    }
    expect(arrived).not.toHaveLength(0)
  }).toPass({ timeout: 10_000 })
  return arrived[0] as Email
}

/** The one link of a mail. */
export function linkIn(mail: Email): URL {
  const links = mail.text?.match(/https?:\/\/\S+/g) ?? []
  expect(links).toHaveLength(1)
  return new URL(String(links[0]))
}

async function files(): Promise<string[]> {
  return readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    // The server makes the folder with its first mail.
    if (error.code === 'ENOENT') return []
    throw error
  })
}
