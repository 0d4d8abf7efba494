import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface FileStream {
  readonly nfd?: number
  readonly node: unknown
}

interface EmscriptenModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: FileStream) => 0 }
    realPath(node: unknown): string
    /** Makes what the operating system refuses PostgreSQL's own error code; it would not hear of it otherwise. */
    tryFSOperation(work: () => void): void
  }
}

/**
 * PGlite's file system on a folder, with the one thing it lacks: fsync. Without it PostgreSQL's
 * flushes never reach the disk, and an acknowledged write is lost with the machine's power.
 */
export class DurableNodeFS extends NodeFS {
  readonly #sync: (descriptor: number) => void

  readonly #onAbort: () => void

  /**
   * @param onAbort is called when PostgreSQL gives up, as it does where its log cannot be written or flushed.
   * @param sync how a descriptor is flushed; replaced only to count flushes.
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
