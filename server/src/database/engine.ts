import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { DurableNodeFS } from './durable-files.ts'

/** PGlite's own parameters, but with real flushes (docs/decisions/0003) and a small buffer. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
]

/** The engine has given up: its disk is full or broken. Only a new start, which recovers, brings it back. */
export class EngineFailedError extends Error {
  override readonly name = 'EngineFailedError'
  /** As PostgreSQL tells the clients of a server that crashes. */
  readonly code = '57P02'

  constructor() {
    super('The embedded database cannot write to its disk')
  }
}

/**
 * PGlite that knows when PostgreSQL has given up (PANIC). Without this it would take what was not flushed for done, and
 * its next query would keep the whole process busy for ever.
 */
export class Engine extends PGlite {
  /** Aborts when the engine fails. */
  readonly failure: AbortSignal

  constructor(options: PGliteOptions, failure: AbortSignal) {
    super(options)
    this.failure = failure
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.failure.throwIfAborted()
    const answer = super.execProtocolRawSync(message)
    this.failure.throwIfAborted()
    return answer
  }

  override async close(): Promise<void> {
    if (!this.failure.aborted) await super.close()
  }
}

interface Wishes {
  readonly loadDataDir?: Blob | null
  readonly sync?: ((descriptor: number) => void) | undefined
}

export async function startEngine(folder: string, { loadDataDir, sync }: Wishes): Promise<Engine> {
  const failure = new AbortController()
  const files = new DurableNodeFS(folder, () => failure.abort(new EngineFailedError()), sync)
  const options = { fs: files, startParams, ...(loadDataDir && { loadDataDir }) }
  const engine = new Engine(options, failure.signal)
  await engine.waitReady
  return engine
}
