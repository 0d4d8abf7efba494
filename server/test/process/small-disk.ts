import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder, type CleanUp } from './server-process.ts'

/** Mounts a file system of `megabytes` in memory. Only root may mount one. */
export async function mountSmallDisk(megabytes: number, cleanUp: CleanUp) {
  const folder = await temporaryFolder(cleanUp)
  mount(folder, megabytes)
  cleanUp(async () => void execFileSync('umount', [folder]))
  const filling = join(folder, 'filling')
  return {
    folder,
    /** Writes a file until the disk is full. */
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${filling}`, 'bs=4k']),
    free: () => rmSync(filling),
  }
}

function mount(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
}

/** False without root, and in a container in which root may not mount. */
export async function canMount(cleanUp: CleanUp): Promise<boolean> {
  const folder = await temporaryFolder(cleanUp)
  try {
    mount(folder, 1)
  } catch {
    return false
  }
  execFileSync('umount', [folder])
  return true
}
