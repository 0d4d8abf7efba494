import { DatabaseSync } from 'node:sqlite'

/** A server that is just ending still has its folder for a moment. */
const patienceMs = 1_200

/** Another process works on the same data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * Takes the exclusive right to a folder. SQLite's lock on an otherwise empty file serves for it: the
 * operating system releases it when the process ends, however it ends, so no stale lock can be left.
 * @returns the function that gives the right back.
 * @throws FolderInUseError after a moment, where another process has it.
 */
export function lockFolder(path: string): () => void {
  const lock = new DatabaseSync(path, { timeout: patienceMs })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message.includes('locked')) {
      throw new FolderInUseError(`Another process uses ${path}`, { cause: error })
    }
    throw error
  }
  return () => lock.close()
}
