import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from '@playwright/test'
import { ownServer } from './server.ts'

/** The folder in which the server writes mails. */
const outbox = () => join(ownServer().dataFolder, 'outbox')

/**
 * Runs `act`, and waits for a new mail to this address.
 * @param text a part of the expected mail, because other mails to the address can arrive at the same time.
 */
export async function mailAfter(address: string, text: string, act: () => Promise<void>): Promise<Email> {
  const before = new Set(await files())
  await act()
  const arrived: Email[] = []
  await expect(async () => {
    for (const file of (await files()).filter((name) => !before.has(name))) {
      const mail = await parsed(file)
      const isToAddress = mail.to?.some((to) => to.address === address)
      if (mail.html && isToAddress && mail.text?.includes(text)) arrived.push(mail)
    }
    expect(arrived).not.toHaveLength(0)
  }).toPass({ timeout: 30_000 })
  return arrived[0] as Email
}

/** @returns all mails to this address so far. */
export async function mailsTo(address: string): Promise<Email[]> {
  const mails = await Promise.all((await files()).map(parsed))
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}

/** Expects exactly one link in a mail. @returns it. */
export function linkIn(mail: Email): URL {
  const links = mail.text?.match(/https?:\/\/\S+/g) ?? []
  expect(links).toHaveLength(1)
  return new URL(String(links[0]))
}

const parsed = async (file: string) => PostalMime.parse(await readFile(join(outbox(), file)))

async function files(): Promise<string[]> {
  const names = await readdir(outbox()).catch((error: NodeJS.ErrnoException): string[] => {
    // The server creates the folder with its first mail.
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith('.eml'))
}
