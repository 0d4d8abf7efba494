import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Of } from './find-voices.ts'

/**
 * The program that runs voices: ONNX Runtime as WebAssembly (MIT), in the npm package of this name and version. It is not
 * among the packages of the product, because most operators have no voice (docs/decisions/0032-neural-voices.md).
 */
export const runtimePackage = { name: 'onnxruntime-web', version: '1.30.0' } as const

/** Its folder in that of the voices. */
export const runtimeFolderIn = (voicesFolder: string) => join(voicesFolder, 'runtime')

/** The files of its folder `dist` that are used, with their SHA-256. */
const files: Readonly<Record<string, string>> = {
  'ort.wasm.bundle.min.mjs': '11e64bd8ffe11bd1a2a2f0d6275fdfbbba7262f0b76b99b53d228a8a22ef3d90',
  'ort-wasm-simd-threaded.wasm': '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
}

export const runtimeScript = 'ort.wasm.bundle.min.mjs'
export const runtimeProgram = 'ort-wasm-simd-threaded.wasm'

/** A file of the runtime is not the one that was tested with this version of the product. */
export class OtherRuntimeError extends Error {
  override readonly name = 'OtherRuntimeError'
}

/** Whether a folder has the runtime, unchanged and in the version that this version of the product needs. */
export async function hasRuntime(folder: string): Promise<boolean> {
  try {
    await verifyRuntime(folder)
    return true
  } catch (error) {
    if (error instanceof OtherRuntimeError || isUnreadable(error)) return false
    throw error
  }
}

/**
 * Copies the runtime to a folder.
 * @param source the folder `dist` of the package.
 * @throws OtherRuntimeError if a file has another hash.
 */
export async function copyRuntime(source: string, folder: string): Promise<void> {
  await verifyRuntime(source)
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  for (const file of Object.keys(files)) await copyFile(join(source, file), join(unfinished, file))
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

async function verifyRuntime(folder: string): Promise<void> {
  for (const [file, sha256] of Object.entries(files)) {
    if ((await sha256Of(join(folder, file))) !== sha256)
      throw new OtherRuntimeError(
        `${file} is not the one of ${runtimePackage.name} ${runtimePackage.version}`,
      )
  }
}

const isUnreadable = (error: unknown) => error instanceof Error && 'code' in error
