import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const sources = fileURLToPath(new URL('../src/', import.meta.url))

interface Script extends Pick<Rolldown.CodeSplittingGroup, 'priority' | 'minShareCount'> {
  /** Modules below `src/`; the script has them and all that they import. */
  readonly importedBy: readonly string[]
  /** Modules below `src/`; the script has all that each of them imports. */
  readonly sharedBy?: readonly string[]
}

/**
 * A script with what some modules import, directly or indirectly, so that it is fetched by one request. Modules of features and
 * those that somebody imports dynamically stay in scripts of their own.
 */
export function scriptOf(
  name: string,
  { importedBy, sharedBy = [], ...options }: Script,
): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined
  return {
    name(id, graph) {
      modules ??= new Set([...importsOf(importedBy, graph), ...sharedImportsOf(sharedBy, graph)])
      const isOfItsOwn =
        id.startsWith(`${sources}features/`) || graph.getModuleInfo(id)?.dynamicImporters.length
      return modules.has(id) && !isOfItsOwn ? name : null
    },
    ...options,
  }
}

function sharedImportsOf(roots: readonly string[], graph: Rolldown.ChunkingContext): string[] {
  const [first = new Set<string>(), ...others] = roots.map((root) => importsOf([root], graph))
  return [...first].filter((id) => others.every((imports) => imports.has(id)))
}

/** The modules themselves and all that they import, directly or indirectly; without dynamic imports. */
function importsOf(roots: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(roots.map((root) => sources + root))
  // Iterating over a set visits what is added meanwhile.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
