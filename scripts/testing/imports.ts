import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { parseSync } from 'vite'

const isModule = /\.(?:tsx?|mjs)$/

/**
 * @param file path relative to `root`.
 * @returns the import specifiers of a module, including type imports and dynamic imports of a literal.
 */
export function importsOf(root: string, file: string): string[] {
  if (!isModule.test(file)) return []
  const source = readFileSync(join(root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports
      .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
      .flatMap((argument) => (/^(['"]).*\1$/.test(argument) ? argument.slice(1, -1) : [])),
  ]
}

/** @returns the files of the repository that a module imports, relative to `root`. */
export function importedFiles(root: string, file: string): string[] {
  const { resolve } = createRequire(join(root, file))
  return importsOf(root, file)
    .filter((name) => name.startsWith('.') || name.startsWith('@pol/'))
    .map((name) => relative(root, resolve(name.replace(/\?.*$/, ''))).replaceAll(sep, '/'))
    .filter((path) => !path.startsWith('..') && !path.includes('node_modules/'))
}

/**
 * @returns the groups of files that import each other directly or indirectly (strongly connected components, Tarjan's
 *   algorithm).
 */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  /** Stack of files whose component is not complete, in order of discovery. */
  const open: string[] = []
  const circles: string[][] = []
  /** @returns the lowest index of a stacked file that is reachable from the file. */
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    open.push(file)
    let first = own
    for (const other of imports.get(file) ?? []) {
      if (!order.has(other)) first = Math.min(first, visit(other))
      else if (open.includes(other)) first = Math.min(first, order.get(other) ?? own)
    }
    if (first < own) return first
    const group = open.splice(open.indexOf(file))
    if (group.length > 1 || imports.get(file)?.includes(file)) circles.push(group.toSorted())
    return own
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return circles
}
