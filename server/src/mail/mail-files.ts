import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncPath } from '../database/durable-files.ts'

/** Whose mails are meant: those to an address, and those about something of theirs. */
export interface Person {
  readonly email: string
  /** Ids of what is theirs, as mails name what they are about. */
  readonly about: readonly string[]
}

/** The header that says what a mail in a file is about. */
export const aboutHeader = 'X-About'

/** The folder in which mails are files as long as there is no mail server. */
export function createMailFiles(folder: string) {
  const all = async () => {
    const names = await readdir(folder).catch(emptyWhereMissing)
    return names.filter((name) => name.endsWith('.eml'))
  }
  /** For good: who was erased does not come back with the power. */
  const remove = async (name: string) => {
    await rm(join(folder, name), { force: true })
    syncPath(folder)
  }

  const of = async ({ email, about }: Person) => {
    const found: { name: string; writtenAt: Date }[] = []
    for (const name of await all()) {
      const content = await readFile(join(folder, name), 'utf8').catch(nullWhereMissing)
      if (content === null) continue
      const header = headerOf(content)
      const isTheirs = header('To') === email || about.includes(header(aboutHeader) ?? '')
      if (isTheirs) found.push({ name, writtenAt: (await stat(join(folder, name))).mtime })
    }
    return found
  }

  return {
    /** Settles when the file is on the disk, so that whoever counts on it may forget the mail. @returns its path. */
    async write(id: string, content: Buffer): Promise<string> {
      const file = join(folder, `${id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, content, { mode: 0o600 })
      for (const path of [file, folder, dirname(folder)]) syncPath(path)
      return file
    },
    remove: (id: string) => remove(`${id}.eml`),
    of,
    async removeOf(person: Person): Promise<void> {
      for (const { name } of await of(person)) await remove(name)
    },
    async removeOlderThan(moment: Date): Promise<void> {
      for (const name of await all()) {
        const file = await stat(join(folder, name)).catch(nullWhereMissing)
        if (file && file.mtime < moment) await remove(name)
      }
    },
  }
}

export type MailFiles = ReturnType<typeof createMailFiles>

/** Reads single headers of a mail; long ones are folded over several lines. */
function headerOf(mail: string): (name: string) => string | undefined {
  const [head = ''] = mail.replaceAll('\r\n', '\n').split('\n\n', 1)
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return (name) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
}

/** The folder is made with its first mail; and somebody else may have removed a file meanwhile. */
function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function emptyWhereMissing(error: NodeJS.ErrnoException): string[] {
  return nullWhereMissing(error) ?? []
}
