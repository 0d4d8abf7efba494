import { renameSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join, parse } from 'node:path'
import { syncPath } from '../database/durable-files.ts'

/** Selects the mails of a user: mails to the address and mails about the user. */
export interface MailOwner {
  readonly email: string
  /** Ids of the user and the user's access request, as in the column `about`. */
  readonly about: readonly string[]
}

/** Header with the ids that a mail in a file is about. */
export const aboutHeader = 'X-About'

const mail = '.eml'
/** A mail that is queued until it gets its final name. */
const unfinished = '.part'

/** The folder to which mails are written if no mail server is configured. */
export function createMailFiles(folder: string) {
  const all = async (...endings: readonly string[]) => {
    const names = await readdir(folder).catch(emptyIfMissing)
    return names.filter((name) => endings.includes(extname(name)))
  }
  /** Flushes the folder, so that a deleted mail cannot reappear after a power failure. */
  const remove = async (name: string) => {
    await rm(join(folder, name), { force: true })
    syncPath(folder)
  }

  const find = async ({ email, about }: MailOwner, ...endings: readonly string[]) => {
    const found: { name: string; writtenAt: Date }[] = []
    for (const name of await all(...endings)) {
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
    /** Writes a queued mail. The file is unfinished until `publish`. */
    async write(id: string, content: Buffer): Promise<void> {
      const file = join(folder, `${id}${unfinished}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, content, { mode: 0o600 })
      syncPath(file)
    },
    /**
     * Gives a written mail its final name, and flushes it. Called in the transaction that deletes the queued mail: as long
     * as the mail is queued its user cannot be erased without it, and once it is not, the file is complete or unfinished.
     * @returns the path of the file.
     */
    publish(id: string): string {
      const file = join(folder, `${id}${mail}`)
      renameSync(join(folder, `${id}${unfinished}`), file)
      for (const path of [folder, dirname(folder)]) syncPath(path)
      return file
    },
    /** Deletes a written mail that is not published. */
    withdraw: (id: string) => remove(`${id}${unfinished}`),
    of: (owner: MailOwner) => find(owner, mail),
    async removeOf(owner: MailOwner): Promise<void> {
      for (const { name } of await find(owner, mail, unfinished)) await remove(name)
    },
    /**
     * Deletes unfinished files that a process left when it ended.
     * @param areQueued returns those of the ids that belong to a queued mail, which will be written again.
     */
    async removeUnfinished(
      areQueued: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
    ): Promise<void> {
      const ids = (await all(unfinished)).map((name) => parse(name).name)
      if (ids.length === 0) return
      const queued = await areQueued(ids)
      for (const id of ids) if (!queued.has(id)) await remove(`${id}${unfinished}`)
    },
    async removeOlderThan(time: Date): Promise<void> {
      for (const name of await all(mail)) {
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
