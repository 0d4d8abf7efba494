import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip, type Gzip } from 'node:zlib'
import { syncPath } from '../durable-files.ts'
import { damaged, readArchive, type Contents } from './read.ts'

/** Clips are most of an archive, and do not get smaller by more patience. */
export function compress(): Gzip {
  return createGzip({ level: constants.Z_BEST_SPEED })
}

/**
 * Keeps an archive in a file that only its owner reads. It is written beside its place, flushed, read again, and moved
 * there when it is whole: what bears the name is never half an archive.
 */
export async function saveArchive(file: string, source: Readable, ...through: Gzip[]): Promise<Contents> {
  const unfinished = `${file}.unfinished`
  try {
    await rm(unfinished, { force: true })
    await pipeline([
      source,
      ...through,
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    ])
    const contents = await readArchive(openArchive(unfinished))
    await rename(unfinished, file)
    syncPath(dirname(file))
    return contents
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** @throws ArchiveError where the file is no whole archive. */
export async function* openArchive(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip({ chunkSize: 1 << 20 })).setEncoding('utf8')
  source.on('error', (error) => text.destroy(error))
  try {
    yield* text
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw code.startsWith('Z_') ? damaged(error) : error
  } finally {
    source.destroy()
  }
}
