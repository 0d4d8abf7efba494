import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip, type Gzip } from 'node:zlib'
import { syncPath } from '../durable-files.ts'
import { damaged, readArchive, type Contents } from './read.ts'

/** Fastest level: most of an archive are MP3 clips, which do not compress further. */
export function compress(): Gzip {
  return createGzip({ level: constants.Z_BEST_SPEED })
}

/**
 * Saves an archive in a file that only its owner may read. It is written to a temporary file, flushed, validated and
 * then renamed, so that `file` is never an incomplete archive.
 */
export async function saveArchive(file: string, source: Readable, ...through: Gzip[]): Promise<Contents> {
  const temporary = `${file}.unfinished`
  try {
    await rm(temporary, { force: true })
    await pipeline([
      source,
      ...through,
      createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
    ])
    const contents = await readArchive(openArchive(temporary))
    await rename(temporary, file)
    syncPath(dirname(file))
    return contents
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** @throws ArchiveError if the file is not a complete archive. */
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
