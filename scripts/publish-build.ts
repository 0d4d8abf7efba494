import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Replaces the published build file by file while a server may be using it, so that no file is ever missing. Files that
 * are only in the old build are kept for a day, because a server imports some files lazily.
 * @param from the folder with the new build; it is removed.
 * @param published the files of the published build, relative to the folder.
 * @returns the files of the new build.
 */
export function publishBuild(from: string, to: string, published: readonly string[], now: Date): string[] {
  const fresh = filesIn(from)
  const left = existsSync(to) ? filesIn(to).filter((file) => !fresh.includes(file)) : []
  for (const file of left) {
    const path = join(to, file)
    // The day of retention starts now.
    if (published.includes(file)) utimesSync(path, now, now)
    else if (now.getTime() - statSync(path).mtimeMs > dayMs) rmSync(path)
  }
  // Files with a hash in their name go first: they are new, and only the other files refer to them.
  const isEntry = (file: string) => !/-[\w-]{8}\./.test(file)
  for (const file of fresh.toSorted((one, other) => Number(isEntry(one)) - Number(isEntry(other)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  rmSync(from, { recursive: true })
  return fresh
}

/** Excludes hidden files: the compile cache and the stamp are not part of a build. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.'))
}
