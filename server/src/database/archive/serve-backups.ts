import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { createConnection } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { getTableName } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { speechClips } from '../schema.ts'
import { compress } from './file.ts'
import { writeArchive } from './write.ts'

/** Large tables that no other table references. */
const caches = new Set([getTableName(speechClips)])

/**
 * Serves backups on a socket in the data folder, because no other process can open the embedded database. Only the
 * process's own user can connect. The caller must hold the folder lock.
 * @param onError is called when a backup or the socket fails; the server continues.
 * @returns a function that stops the service and aborts running backups.
 */
export function serveBackups(
  folder: string,
  db: Database,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const server = createServer((_, response) => {
    const backup = pipeline(writeArchive(db, caches), compress(), response)
      // A client recognises an aborted archive by its missing end marker.
      .catch(onError)
      .finally(() => running.delete(backup))
    running.add(backup)
  })
  server.on('error', onError)
  const { address, isFile } = socketOf(folder)
  inFolder(folder, () => {
    // This process holds the lock, so an existing socket file is stale.
    if (isFile) rmSync(address, { force: true })
    const mask = process.umask(0o177)
    server.listen(address)
    process.umask(mask)
  })
  return async () => {
    inFolder(folder, () => server.close())
    server.closeAllConnections()
    await Promise.all(running)
  }
}

/** Requests a compressed archive from the running server; `null` if none is running. */
export async function requestBackup(folder: string): Promise<IncomingMessage | null> {
  const backupRequest = request({
    createConnection: () => inFolder(folder, () => createConnection(socketOf(folder).address)),
    method: 'POST',
  })
  backupRequest.end()
  try {
    const [response] = (await once(backupRequest, 'response')) as [IncomingMessage]
    return response
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR', 'ECONNREFUSED'].includes(code)) return null
    throw error
  }
}

/** On Windows a named pipe replaces the socket file. */
function socketOf(folder: string): { address: string; isFile: boolean } {
  if (process.platform !== 'win32') return { address: 'backup.sock', isFile: true }
  const name = createHash('sha256').update(folder).digest('hex')
  return { address: `\\\\.\\pipe\\pol-${name}`, isFile: false }
}

/** Runs work in the folder, because the path of a socket has a short maximum length. */
function inFolder<T>(folder: string, work: () => T): T {
  const before = process.cwd()
  process.chdir(folder)
  try {
    return work()
  } finally {
    process.chdir(before)
  }
}
