import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { folderFailure } from './folder-failure.ts'

/** A server that is shutting down keeps its lock for a moment. */
const timeoutMs = 300
const retryIntervalMs = 50

/** Error codes of SQLite. */
const errorCodes = { readOnly: 8, full: 13, cannotOpen: 14, notADatabase: 26 }

/** Another process uses the same data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * Takes an exclusive lock on the folder that contains the lock file. The operating system releases it when the process
 * ends for any reason, so there are no stale locks.
 * @returns a function that releases the lock.
 * @throws FolderInUseError after 300 ms, if another process has the lock; FolderError if the lock file is unusable.
 */
export async function lockFolder(path: string): Promise<() => void> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      return await tryLock(path)
    } catch (error) {
      if (!(error instanceof FolderInUseError) || performance.now() > deadline) throw error
      await pause(retryIntervalMs)
    }
  }
}

async function tryLock(path: string): Promise<() => void> {
  const socket = await bindSocket(dirname(path))
  try {
    const lock = lockFile(path)
    return () => {
      lock.close()
      socket?.close()
    }
  } catch (error) {
    socket?.close()
    throw error
  }
}

/** SQLite's lock on an empty file works on every platform and between containers that share the folder. */
function lockFile(path: string): DatabaseSync {
  try {
    return openLock(path)
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    if (errcode === errorCodes.readOnly) throw folderFailure.readOnly(path, error)
    if (errcode === errorCodes.full) throw folderFailure.full(path, error)
    if (errcode === errorCodes.cannotOpen) throw folderFailure.noPermission(path, error)
    if (errcode !== errorCodes.notADatabase) throw error
    // The file holds no data.
    rmSync(path)
    return openLock(path)
  }
}

function openLock(path: string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message.includes('locked')) throw inUse(path, error)
    throw error
  }
}

/**
 * A locked file can be deleted, and the next process would lock a new one. Therefore Linux also binds an abstract
 * socket, named after device and inode of the folder.
 */
async function bindSocket(folder: string): Promise<Server | null> {
  if (process.platform !== 'linux') return null
  const { dev, ino } = statSync(folder)
  const server = createServer((connection) => connection.destroy()).unref()
  try {
    await once(server.listen(`\0pol-${dev}-${ino}`), 'listening')
    return server
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw inUse(folder, error)
    throw error
  }
}

function inUse(path: string, cause: unknown): FolderInUseError {
  return new FolderInUseError(`Another process uses ${path}`, { cause })
}
