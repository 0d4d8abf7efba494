import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * `die`: kills the process just before its n-th flush from now on. `full`: writes fail. `no-room`: files cannot grow,
 * as on a full disk where the space of the write-ahead log is allocated already. `broken`: flushes fail. `read-only`:
 * files cannot be opened for writing.
 */
export type DiskFault =
  | { readonly kind: 'die'; readonly atFlush: number }
  | { readonly kind: 'full' }
  | { readonly kind: 'no-room' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'read-only' }

/** Environment of a server whose disk operations can be made to fail. A URL has no spaces, as a path may have. */
export const diskFaultEnvironment = {
  NODE_OPTIONS: `--import=${new URL('disk-faults.ts', import.meta.url).href}`,
}

export async function setDiskFault(dataFolder: string, fault: DiskFault): Promise<void> {
  const unfinished = join(dataFolder, 'FAULT.unfinished')
  await writeFile(unfinished, JSON.stringify({ ...fault, id: randomUUID() }))
  await rename(unfinished, join(dataFolder, 'FAULT'))
}

export function clearDiskFault(dataFolder: string): Promise<void> {
  return rm(join(dataFolder, 'FAULT'), { force: true })
}
