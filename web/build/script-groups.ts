import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const sources = fileURLToPath(new URL('../src/', import.meta.url))

/**
 * A script with all that some modules import, so that it is fetched by one request. Modules of features are left out: they
 * stay in the scripts of their screens.
 * @param roots modules below `src/`.
 * @param priority of two such scripts, a module goes into the one with the higher priority.
 */
export function scriptWithImportsOf(
  name: string,
  roots: readonly string[],
  options: Pick<Rolldown.CodeSplittingGroup, 'priority' | 'minShareCount'>,
): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined
  return {
    name(id, graph) {
      modules ??= importsOf(roots, graph)
      const isOfItsOwn =
        id.startsWith(`${sources}features/`) || graph.getModuleInfo(id)?.dynamicImporters.length
      return modules.has(id) && !isOfItsOwn ? name : null
    },
    ...options,
  }
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
