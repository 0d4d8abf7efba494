import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as OnnxRuntime from 'onnxruntime-web/wasm'
import { runtimeProgram, runtimeScript } from './runtime-files.ts'

export type Runtime = typeof OnnxRuntime

/** Of the WebAssembly memory, in which all loaded voices and their work are. */
const mebibytesMaximum = 1024
const pagesPerMebibyte = 16

/**
 * Loads ONNX Runtime from a folder into this process, on one thread.
 * @throws if the folder has none.
 */
export async function loadRuntime(folder: string): Promise<Runtime> {
  limitMemory()
  const runtime = createRequire(import.meta.url)(join(folder, runtimeScript)) as Runtime
  const { wasm } = runtime.env
  wasm.numThreads = 1
  wasm.wasmBinary = new Uint8Array(await readFile(join(folder, runtimeProgram))).buffer
  return runtime
}

/**
 * The runtime asks for up to 4 GiB and has no setting for that. Beyond the limit it fails with an error, which costs one
 * text, instead of taking the memory of the server.
 */
function limitMemory(): void {
  const limit = mebibytesMaximum * pagesPerMebibyte
  const { Memory } = WebAssembly
  WebAssembly.Memory = class extends Memory {
    constructor({ maximum = limit, ...others }: WebAssembly.MemoryDescriptor) {
      super({ ...others, maximum: Math.min(maximum, limit) })
    }
  }
}
