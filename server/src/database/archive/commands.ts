import { existsSync, mkdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { embeddedFolder, onConfigured, type Place } from '../configured.ts'
import { onConnection } from '../open.ts'
import { compress, openArchive, saveArchive } from './file.ts'
import { ArchiveError } from './format.ts'
import { loadArchive, refuseUnknown } from './load.ts'
import { readArchive, type Contents } from './read.ts'
import { askForBackup } from './serve-backups.ts'
import { writeArchive } from './write.ts'

/** Backs up what the configuration names, whether or not it is being used. */
export async function backUp(place: Place, file: string): Promise<Contents> {
  if (place.databaseUrl === null) {
    refuseNoDatabase(place)
    try {
      const running = await askForBackup(place.dataFolder)
      if (running) return await saveArchive(file, running)
    } catch (error) {
      throw isBrokenOff(error) ? new ArchiveError('The running server broke the backup off.') : error
    }
  }
  return onConfigured(place, (db) => saveArchive(file, Readable.from(writeArchive(db)), compress()))
}

/** Fills the database that the configuration names, which must be empty, from a file. */
export async function restore(place: Place, file: string): Promise<Contents> {
  // The whole of it, before anything is made.
  const { migration } = await readArchive(openArchive(file))
  refuseUnknown(migration, place.migrations)
  mkdirSync(place.dataFolder, { recursive: true, mode: 0o700 })
  return onConfigured(place, (db) => loadArchive(db, place.migrations, openArchive(file)))
}

/** Copies the embedded database to an empty one on a PostgreSQL server, and leaves it as it is. */
export function move(place: Place, url: string): Promise<Contents> {
  refuseNoDatabase(place)
  return onConfigured({ ...place, databaseUrl: null }, (embedded) =>
    onConnection(url, (db) => loadArchive(db, place.migrations, writeArchive(embedded))),
  )
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

export function refuseNoDatabase({ dataFolder }: Place): void {
  if (existsSync(embeddedFolder(dataFolder))) return
  throw new ArchiveError(`There is no database in ${dataFolder}.`)
}
