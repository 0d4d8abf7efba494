import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface LockedPackage {
  readonly version: string
  readonly license?: string
  readonly os?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export const root = fileURLToPath(new URL('..', import.meta.url))
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>
}

/** @param folder relative to the repository, such as `node_modules/pg`. */
export function lockedPackage(folder: string): LockedPackage | undefined {
  return packages[folder]
}

/** @returns the folders of these packages and their dependencies; of the optional ones only those installed here. */
export function installedWith(names: readonly string[]): string[] {
  const folders = new Set<string>()
  const add = (name: string) => {
    const folder = `node_modules/${name}`
    if (folders.has(folder) || !existsSync(`${root}${folder}`)) return
    folders.add(folder)
    const { dependencies, optionalDependencies } = packages[folder] ?? {}
    Object.keys({ ...dependencies, ...optionalDependencies }).forEach(add)
  }
  names.forEach(add)
  return [...folders]
}
