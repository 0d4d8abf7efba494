import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What goes wrong: the process dies just before a flush, counted from here; the disk is full; it cannot flush. */
export type Fault =
  | { readonly kind: 'die'; readonly atFlush: number }
  | { readonly kind: 'full' }
  | { readonly kind: 'broken' }

/** Makes a server one whose disk can be made to fail. */
export const withFaults = {
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('faults.ts', import.meta.url))}`,
}

export async function setFault(dataFolder: string, fault: Fault): Promise<void> {
  const unfinished = join(dataFolder, 'FAULT.unfinished')
  await writeFile(unfinished, JSON.stringify({ ...fault, id: randomUUID() }))
  await rename(unfinished, join(dataFolder, 'FAULT'))
}

export function mend(dataFolder: string): Promise<void> {
  return rm(join(dataFolder, 'FAULT'), { force: true })
}
