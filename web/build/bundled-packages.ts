import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A package whose code is delivered to the browser. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** The copyright line of its licence file, if there is one. */
  readonly copyright: string | null
}

/** Licences of third-party code in a package. LAME is compiled into the encoder of recordings. */
const contained: Readonly<Record<string, string>> = { 'wasm-media-encoders': 'LGPL-2.0-or-later' }

/** Returns an SPDX expression. @param own the licence that the package declares. */
export function licenceOf(name: string, own: string): string {
  const ofContained = contained[name]
  return ofContained ? `${own} AND ${ofContained}` : own
}

const require = createRequire(import.meta.url)

/** The packages that contain the modules, sorted by name. @throws Error if a package has no licence. */
export function packagesOf(modules: Iterable<string>): BundledPackage[] {
  const folders = new Set<string>()
  for (const id of modules) {
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/')) ?? []
    if (folder && !id.startsWith('\0')) folders.add(folder)
  }
  const packages = [...folders].map(readPackage)
  return packages.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** For a package whose code is not delivered as a module: a path that `packagesOf` accepts. */
export function packageJsonPath(name: string): string {
  return require.resolve(`${name}/package.json`)
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license?: string
  }
  if (!license) throw new Error(`${name} is bundled and has no licence`)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8') : ''
  const [line = null] = /^\s*(?:Copyright|©).*\d.*$|^\s*Copyright \(c\) .*$/im.exec(text) ?? []
  return { name, version, licence: licenceOf(name, license), copyright: line?.trim() ?? null }
}
