import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Puts a new build in the place of the present one, under a server that may still run from that: file by file, so that no
 * name is missing at any time. Files that only the old build has stay for a day; a server imports some of them late.
 * @param from the folder with the new build; it is removed.
 * @param published the files of the present build, relative to the folder.
 * @returns the files of the new build.
 */
export function publishBuild(from: string, to: string, published: readonly string[], now: Date): string[] {
  const fresh = filesIn(from)
  const left = existsSync(to) ? filesIn(to).filter((file) => !fresh.includes(file)) : []
  for (const file of left) {
    const path = join(to, file)
    // Its day begins now.
    if (published.includes(file)) utimesSync(path, now, now)
    else if (now.getTime() - statSync(path).mtimeMs > dayMs) rmSync(path)
  }
  // What refers to other files comes after them: those with a hash in their name are new, and nothing refers to them yet.
  const isEntry = (file: string) => !/-[\w-]{8}\./.test(file)
  for (const file of fresh.toSorted((one, other) => Number(isEntry(one)) - Number(isEntry(other)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  rmSync(from, { recursive: true })
  return fresh
}

/** Without hidden ones: the compile cache and the stamp are no part of a build. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.'))
}
