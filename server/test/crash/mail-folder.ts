import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The folder in which the server writes mails as files. Unfinished files are ignored. */
export function createMailFolder(folder: string) {
  const mails = new Map<string, Email>()
  let byRecipient = new Map<string | undefined, Email[]>()
  let idsInMails = new Set<string>()
  /** Never cleared: erasing one of the people in a digest deletes the whole file. */
  const idsInDigests = new Set<string>()
  let countedUntil = 0
  const listFiles = async () => {
    const names = await readdir(folder).catch((): string[] => [])
    return names.filter((name) => name.endsWith('.eml'))
  }

  const refresh = async () => {
    const files = new Set(await listFiles())
    const removed = [...mails.keys()].filter((name) => !files.has(name))
    const added = [...files].filter((name) => !mails.has(name))
    if (removed.length + added.length === 0) return
    for (const name of removed) mails.delete(name)
    for (const name of added) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)).catch(() => ''))
      if (mail.text?.includes('http')) mails.set(name, mail)
      if (/^und \d+ weitere$/m.test(mail.text ?? ''))
        countedUntil = Math.max(countedUntil, Date.parse(mail.date ?? ''))
    }
    byRecipient = Map.groupBy(mails.values(), ({ to }) => to?.[0]?.address)
    idsInMails = new Set()
    for (const header of [...mails.values()].flatMap(({ headers }) => headers)) {
      if (header.key !== 'x-about') continue
      const ids = header.value.split(/\s+/)
      for (const id of ids) (ids.length > 1 ? idsInDigests : idsInMails).add(id)
    }
  }
  return {
    refresh,
    /** The mails to an address, as of the last refresh. */
    mailsTo: (email: string): readonly Email[] => byRecipient.get(email) ?? [],
    /** The time, in ms, of the newest digest with more requests than it lists; 0 without one. Never cleared. */
    countedUntil: (): number => countedUntil,
    /** Whether a mail or digest is, or was, about the access request with this id. */
    hasMailAbout: (id: string): boolean => idsInMails.has(id) || idsInDigests.has(id),
  }
}

export type MailFolder = ReturnType<typeof createMailFolder>
