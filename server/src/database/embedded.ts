import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { syncPath } from './durable-files.ts'
import { startEngine, startParams, type Engine } from './engine.ts'

/**
 * Opens PostgreSQL inside this process, with its files in `folder`.
 * @param template an archive of an empty cluster, which spares the first start the slow initdb.
 * @param sync how a descriptor is flushed; replaced only to count flushes.
 */
export async function openEmbedded(
  folder: string,
  template: string | null,
  sync?: (descriptor: number) => void,
): Promise<Engine> {
  if (!existsSync(folder)) await createCluster(folder, template)
  return startEngine(folder, { sync })
}

/** A cluster is made beside its place and moved there when it is whole, so that a crash leaves none half made. */
async function createCluster(folder: string, template: string | null): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const loadDataDir = template && existsSync(template) ? new Blob([await readFile(template)]) : null
  const cluster = await startEngine(unfinished, { loadDataDir })
  await cluster.close()
  for (const entry of await readdir(unfinished, { recursive: true })) syncPath(join(unfinished, entry))
  syncPath(unfinished)
  await rename(unfinished, folder)
  syncPath(dirname(folder))
}

/** An archive of an empty cluster, as `openEmbedded` takes it for its template. */
export async function makeTemplate(): Promise<Uint8Array> {
  const cluster = await PGlite.create({ startParams })
  const archive = await cluster.dumpDataDir('gzip')
  await cluster.close()
  return new Uint8Array(await archive.arrayBuffer())
}
