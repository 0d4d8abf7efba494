import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface FileStream {
  readonly nfd?: number
  readonly node: unknown
}

interface EmscriptenModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: FileStream) => 0 }
    realPath(node: unknown): string
    /** Converts an operating system error to the error code that PostgreSQL expects. */
    tryFSOperation(work: () => void): void
  }
}

/**
 * PGlite's file system on a folder, with the fsync that it lacks. Without fsync, PostgreSQL's flushes never reach the
 * disk, and a power failure loses committed data.
 */
export class DurableNodeFS extends NodeFS {
  readonly #sync: (descriptor: number) => void

  readonly #onAbort: () => void

  /**
   * @param onAbort is called when PostgreSQL panics, for example because the WAL cannot be written or flushed.
   * @param sync flushes a descriptor; tests replace it to count flushes.
   */
  constructor(folder: string, onAbort: () => void, sync: (descriptor: number) => void = fsyncSync) {
    super(folder)
    this.#onAbort = onAbort
    this.#sync = sync
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options)
    const install = (module: EmscriptenModule) => {
      const { NODEFS } = module
      NODEFS.stream_ops.fsync = (stream) => {
        NODEFS.tryFSOperation(() => {
          if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node), this.#sync)
          else this.#sync(stream.nfd)
        })
        return 0
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: this.#onAbort,
        preRun: [install, ...(emscriptenOpts.preRun ?? [])],
      },
    }
  }
}

/** Flushes a file or folder by its path. */
export function syncPath(path: string, sync: (descriptor: number) => void = fsyncSync): void {
  const descriptor = openSync(path, 'r')
  try {
    sync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Writes a small file atomically and flushes it; only its owner may read it. */
export function writeDurably(path: string, content: string): void {
  const temporary = `${path}.unfinished`
  writeFileSync(temporary, content, { mode: 0o600, flush: true })
  renameSync(temporary, path)
  syncPath(dirname(path))
}

/** Deletes a file and flushes its folder, so that the file cannot reappear after a crash. */
export function removeDurably(path: string): void {
  rmSync(path, { force: true })
  syncPath(dirname(path))
}
