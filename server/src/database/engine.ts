import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { DurableNodeFS } from './durable-files.ts'
import { explainEngineError } from './folder-failure.ts'

/** PGlite's default parameters, but with real flushes (docs/decisions/0003) and a small buffer. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
  // Recycled WAL files would still contain deleted data.
  '-c',
  'wal_recycle=off',
]

/** PostgreSQL panicked because its disk is full or broken. Only a restart recovers the database. */
export class EngineFailedError extends Error {
  override readonly name = 'EngineFailedError'
  /** The code that a crashing PostgreSQL server sends to its clients. */
  readonly code = '57P02'

  constructor() {
    super('The embedded database cannot write to its disk')
  }
}

/**
 * PGlite that detects a PANIC of PostgreSQL. Without this it would report unflushed writes as committed, and its next
 * query would block the process forever.
 */
export class EmbeddedEngine extends PGlite {
  /** Aborts when the engine fails. */
  readonly failure: AbortSignal

  constructor(options: PGliteOptions, failure: AbortSignal) {
    super(options)
    this.failure = failure
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.failure.throwIfAborted()
    const response = super.execProtocolRawSync(message)
    this.failure.throwIfAborted()
    return response
  }

  override async close(): Promise<void> {
    if (!this.failure.aborted) await super.close()
  }
}

interface EngineOptions {
  readonly loadDataDir?: Blob | null
  readonly sync?: ((descriptor: number) => void) | undefined
}

/** @throws FolderError if PostgreSQL cannot start on the folder. */
export async function startEmbeddedEngine(
  folder: string,
  { loadDataDir, sync }: EngineOptions,
): Promise<EmbeddedEngine> {
  const failure = new AbortController()
  const files = new DurableNodeFS(folder, () => failure.abort(new EngineFailedError()), sync)
  // Null after the start: later lines are not needed.
  let stderr: string[] | null = []
  const onStderr = (line: string) => Boolean(stderr?.push(line))
  const options = { fs: files, startParams, onStderr, ...(loadDataDir && { loadDataDir }) }
  try {
    const engine = new EmbeddedEngine(options, failure.signal)
    await engine.waitReady
    return engine
  } catch (error) {
    throw explainEngineError(error, folder, stderr.join('\n'))
  } finally {
    stderr = null
  }
}
