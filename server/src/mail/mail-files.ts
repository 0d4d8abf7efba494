import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncPath } from '../database/durable-files.ts'

/** Selects the mails of a user: mails to the address and mails about the user. */
export interface MailOwner {
  readonly email: string
  /** Ids of the user and the user's access request, as in the column `about`. */
  readonly about: readonly string[]
}

/** Header with the ids that a mail in a file is about. */
export const aboutHeader = 'X-About'

/** The folder to which mails are written if no mail server is configured. */
export function createMailFiles(folder: string) {
  const all = async () => {
    const names = await readdir(folder).catch(emptyIfMissing)
    return names.filter((name) => name.endsWith('.eml'))
  }
  /** Flushes the folder, so that a deleted mail cannot reappear after a power failure. */
  const remove = async (name: string) => {
    await rm(join(folder, name), { force: true })
    syncPath(folder)
  }

  const of = async ({ email, about }: MailOwner) => {
    const found: { name: string; writtenAt: Date }[] = []
    for (const name of await all()) {
      const content = await readFile(join(folder, name), 'utf8').catch(nullIfMissing)
      if (content === null) continue
      const header = headerOf(content)
      const aboutIds = header(aboutHeader)?.split(' ') ?? []
      const isOwned = header('To') === email || about.some((id) => aboutIds.includes(id))
      if (!isOwned) continue
      const file = await stat(join(folder, name)).catch(nullIfMissing)
      if (file) found.push({ name, writtenAt: file.mtime })
    }
    return found
  }

  return {
    /** Resolves after the file is flushed, so that the queued mail may be deleted. @returns the path of the file. */
    async write(id: string, content: Buffer): Promise<string> {
      const file = join(folder, `${id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, content, { mode: 0o600 })
      for (const path of [file, folder, dirname(folder)]) syncPath(path)
      return file
    },
    remove: (id: string) => remove(`${id}.eml`),
    of,
    async removeOf(owner: MailOwner): Promise<void> {
      for (const { name } of await of(owner)) await remove(name)
    },
    async removeOlderThan(time: Date): Promise<void> {
      for (const name of await all()) {
        const file = await stat(join(folder, name)).catch(nullIfMissing)
        if (file && file.mtime < time) await remove(name)
      }
    },
  }
}

export type MailFiles = ReturnType<typeof createMailFiles>

/** Reads headers of a mail, which may be folded over several lines. */
function headerOf(mail: string): (name: string) => string | undefined {
  const [head = ''] = mail.replaceAll('\r\n', '\n').split('\n\n', 1)
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return (name) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
}

/** The folder does not exist before its first mail, and a file may be deleted at any time, also by another process. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  return nullIfMissing(error) ?? []
}
