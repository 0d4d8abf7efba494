import { execFile } from 'node:child_process'
import { existsSync, fsyncSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { syncPath } from './durable-files.ts'
import { startEmbeddedEngine, startParams, type EmbeddedEngine } from './engine.ts'
import { hasCluster } from './folder-mark.ts'
import { positionRecorder, refuseLostChanges } from './folder-position.ts'
import { deleteChecksums, refuseUnusable, verifyChecksums } from './folder-checksums.ts'

/** In the bundle all programs are in one folder. */
const createClusterProgram = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './create-cluster.ts' : './create-cluster.js', import.meta.url),
)

interface OpenOptions {
  /** Whether a new database may replace a missing one. */
  readonly allowMissing?: boolean
  /** Flushes a descriptor; tests replace it to count flushes. */
  readonly sync?: (descriptor: number) => void
}

/**
 * Opens PostgreSQL inside this process, with its files in `folder`.
 * @param template path of an archive of an empty cluster, which replaces the slow initdb at the first start.
 * @throws FolderError if the files are damaged or incomplete.
 */
export async function openEmbeddedEngine(
  folder: string,
  template: string | null,
  { allowMissing = false, sync = fsyncSync }: OpenOptions = {},
): Promise<EmbeddedEngine> {
  if (hasCluster(folder, allowMissing)) {
    refuseUnusable(folder)
    verifyChecksums(folder)
  } else {
    await createCluster(folder, template)
  }
  deleteChecksums(folder)
  let engine: EmbeddedEngine | null = null
  const record = positionRecorder(folder, () => engine)
  const syncAndRecord = (descriptor: number) => {
    sync(descriptor)
    record()
  }
  const started = await startEmbeddedEngine(folder, { sync: syncAndRecord })
  try {
    await refuseLostChanges(folder, started)
  } catch (error) {
    await started.close()
    throw error
  }
  engine = started
  return started
}

/** Creates the cluster in a temporary folder and renames it, so that a crash leaves no incomplete cluster. */
async function createCluster(folder: string, template: string | null): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const archive = template && existsSync(template) ? [template] : []
  await promisify(execFile)(process.execPath, [createClusterProgram, unfinished, ...archive])
  for (const entry of await readdir(unfinished, { recursive: true })) syncPath(join(unfinished, entry))
  syncPath(unfinished)
  if (existsSync(folder)) await rmdir(folder)
  await rename(unfinished, folder)
  syncPath(dirname(folder))
}

/** Creates the archive of an empty cluster that `openEmbeddedEngine` uses as a template. */
export async function makeTemplate(): Promise<Uint8Array> {
  const cluster = await PGlite.create({ startParams })
  const archive = await cluster.dumpDataDir('gzip')
  await cluster.close()
  return new Uint8Array(await archive.arrayBuffer())
}
