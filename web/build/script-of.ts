import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const sources = fileURLToPath(new URL('../src/', import.meta.url))

interface Script extends Pick<Rolldown.CodeSplittingGroup, 'priority' | 'minShareCount'> {
  /** Modules below `src/`. The script contains them and all their imports. */
  readonly importedBy: readonly string[]
  /** A module below `src/`. The script contains those of its imports that modules outside of them import, too. */
  readonly sharedBy?: string
}

/**
 * Groups the direct and indirect imports of some modules into one script, so that they need one request. Modules of
 * features and dynamically imported modules stay in separate scripts.
 */
export function scriptOf(
  name: string,
  { importedBy, sharedBy, ...options }: Script,
): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined
  return {
    name(id, graph) {
      modules ??= new Set([
        ...importsOf(importedBy, graph),
        ...(sharedBy === undefined ? [] : sharedImportsOf(sharedBy, graph)),
      ])
      const isOfItsOwn =
        id.startsWith(`${sources}features/`) || graph.getModuleInfo(id)?.dynamicImporters.length
      return modules.has(id) && !isOfItsOwn ? name : null
    },
    ...options,
  }
}

function sharedImportsOf(root: string, graph: Rolldown.ChunkingContext): string[] {
  const imports = importsOf([root], graph)
  const isShared = (id: string) =>
    graph.getModuleInfo(id)?.importers.some((importer) => !imports.has(importer)) ?? false
  return [...imports].filter(isShared)
}

/** The modules themselves and all that they import, directly or indirectly; without dynamic imports. */
function importsOf(roots: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(roots.map((root) => sources + root))
  // The iteration includes modules that are added during it.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
