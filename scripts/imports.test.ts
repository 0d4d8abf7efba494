import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { circlesIn, importedFiles, importsOf } from './testing/imports.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * Folders from the lowest to the highest layer: each may import itself and lower ones. Files directly in the parent,
 * such as server/src/app.ts, compose the folders and are the highest layer.
 */
const layers: Readonly<Record<string, readonly string[]>> = {
  '': ['language', 'content', 'learning', 'contract', 'server', 'web'],
  'server/src/': [
    'audio',
    'api',
    'bounds',
    'database',
    'metrics',
    'limits',
    'services',
    'http',
    'mail',
    'retention',
    'accounts',
    'commands',
    'features',
  ],
  'web/src/': ['lib', 'ui', 'features', 'app'],
}

/** Folders with a manifest, and the files that it covers. The manifest of the repository covers its scripts. */
const workspaces: Readonly<Record<string, string>> = {
  '.': '{*,scripts/**/*}',
  language: 'language/**/*',
  content: 'content/**/*',
  learning: 'learning/**/*',
  contract: 'contract/**/*',
  server: 'server/**/*',
  web: 'web/**/*',
  e2e: 'e2e/**/*',
  bench: 'bench/**/*',
}
/** oxlint needs it for `--type-aware`. */
const usedByTools = ['oxlint-tsgolint']

const sourcesIn = (pattern: string, endings: string) =>
  globSync(`${pattern}.{${endings}}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
const modules = new Map(
  Object.entries(workspaces).map(([name, pattern]) => [name, sourcesIn(pattern, 'ts,tsx,mjs')]),
)
const imports = new Map([...modules.values()].flat().map((file) => [file, importedFiles(root, file)]))

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

function declaredBy(workspace: string): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest
  return { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
}

describe.each(Object.keys(workspaces))('the manifest of %s', (workspace) => {
  const declared = declaredBy(workspace)
  const files = modules.get(workspace) ?? []

  test('declares each package that its files import', () => {
    const packages = new Set(
      files
        .flatMap((file) => importsOf(root, file))
        .filter((name) => !/^(?:[./]|node:|virtual:)/.test(name))
        .map((name) => (/^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [name])[0]),
    )
    expect(packages.size).toBeGreaterThan(0)
    expect([...packages].filter((name) => !(name in declared))).toEqual([])
  })

  test('declares no unused package', () => {
    const others = sourcesIn(workspaces[workspace] ?? '', 'css,json').filter(
      (file) => !file.endsWith('package.json'),
    )
    const texts = [...files, ...others].map((file) => readFileSync(join(root, file), 'utf8'))
    const isNamed = (name: string) => texts.some((text) => new RegExp(`['"\`/]${name}['"\`/]`).test(text))
    const isUsed = (name: string) => isNamed(name.replace('@types/', '')) || usedByTools.includes(name)
    expect(Object.keys(declared).filter((name) => !isUsed(name))).toEqual([])
  })
})

test('each package has one exact version in all manifests', () => {
  const versions = Object.keys(workspaces).flatMap((workspace) => Object.entries(declaredBy(workspace)))
  for (const [name, version] of versions) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(Object.fromEntries(versions)[name], name).toBe(version)
  }
})

test('no modules import each other in a circle', () => {
  expect(circlesIn(imports)).toEqual([])
})

describe.each(Object.entries(layers))('the folders of %j', (parent, folders) => {
  /** Empty for files directly in the parent, `undefined` for files outside it. */
  const folderOf = (file: string) => {
    if (!file.startsWith(parent)) return undefined
    const [folder = '', ...below] = file.slice(parent.length).split('/')
    return below.length === 0 ? '' : folder
  }

  test('all have a layer', () => {
    const present = [...imports.keys()].flatMap((file) => folderOf(file) || [])
    expect(present.filter((folder) => parent && !folders.includes(folder))).toEqual([])
  })

  test('import only lower ones', () => {
    const heightOf = (file: string) => {
      const folder = folderOf(file)
      return folder === '' ? folders.length : folders.indexOf(folder ?? '')
    }
    const upward = [...imports].flatMap(([file, imported]) =>
      imported
        .filter((other) => heightOf(file) >= 0 && heightOf(other) > heightOf(file))
        .map((other) => `${file} imports ${other}`),
    )
    expect(upward).toEqual([])
  })
})
