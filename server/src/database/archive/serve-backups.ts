import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { createConnection } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { getTableName } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { speechClips } from '../schema.ts'
import { compress } from './file.ts'
import { writeArchive } from './write.ts'

/** The bulk of the database, which nothing else in it refers to. */
const caches = new Set([getTableName(speechClips)])

/**
 * The process that works on the embedded database has it for itself. So it hands out backups on a socket in the data
 * folder, to nobody but its own user. The folder's lock must be held.
 * @param onTrouble hears why a backup, or any, cannot be had; everything else goes on.
 * @returns the function that ends it, with the backups that are under way.
 */
export function serveBackups(
  folder: string,
  db: Database,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  const underway = new Set<Promise<void>>()
  const server = createServer((_, response) => {
    const backup = pipeline(writeArchive(db, caches), compress(), response)
      // Whoever reads an archive without its end knows that it is none.
      .catch(onTrouble)
      .finally(() => underway.delete(backup))
    underway.add(backup)
  })
  server.on('error', onTrouble)
  const { address, isFile } = socketOf(folder)
  inside(folder, () => {
    // The lock is ours, so whoever left it there is gone.
    if (isFile) rmSync(address, { force: true })
    const mask = process.umask(0o177)
    server.listen(address)
    process.umask(mask)
  })
  return async () => {
    inside(folder, () => server.close())
    server.closeAllConnections()
    await Promise.all(underway)
  }
}

/** The archive that a running process hands out, compressed; `null` where there is none to be asked. */
export async function askForBackup(folder: string): Promise<IncomingMessage | null> {
  const asked = request({
    createConnection: () => inside(folder, () => createConnection(socketOf(folder).address)),
    method: 'POST',
  })
  asked.end()
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    return response
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR', 'ECONNREFUSED'].includes(code)) return null
    throw error
  }
}

/** Windows has no sockets among its files; there they have names of their own. */
function socketOf(folder: string): { address: string; isFile: boolean } {
  if (process.platform !== 'win32') return { address: 'backup.sock', isFile: true }
  const name = createHash('sha256').update(folder).digest('hex')
  return { address: `\\\\.\\pipe\\pol-${name}`, isFile: false }
}

/** A socket's name must be short, and that of a folder need not be: so it is called from inside the folder. */
function inside<T>(folder: string, work: () => T): T {
  const before = process.cwd()
  process.chdir(folder)
  try {
    return work()
  } finally {
    process.chdir(before)
  }
}
