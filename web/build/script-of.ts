import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const sources = fileURLToPath(new URL('../src/', import.meta.url))

interface Script extends Pick<Rolldown.CodeSplittingGroup, 'priority'> {
  /** Modules below `src/`. The script contains them and all their imports. */
  readonly importedBy: readonly string[]
  /** A module below `src/`. The script contains those of its imports that modules outside of them import, too. */
  readonly sharedBy?: string
  /** Two lists of modules below `src/`. The script contains all that modules of both import. */
  readonly importedByBoth?: readonly [readonly string[], readonly string[]]
  /** Whether it also contains modules of features, and modules that are imported dynamically. */
  readonly isWhole?: boolean
}

/**
 * Groups the direct and indirect imports of some modules into one script, so that they need one request. Modules of
 * features and dynamically imported modules stay in separate scripts, unless `isWhole`.
 */
export function scriptOf(
  name: string,
  { importedBy, sharedBy, importedByBoth = [[], []], isWhole = false, ...options }: Script,
): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined
  return {
    name(id, graph) {
      modules ??= new Set([
        ...importsOf(importedBy, graph),
        ...(sharedBy === undefined ? [] : sharedImportsOf(sharedBy, graph)),
        ...importsOfBoth(importedByBoth, graph),
      ])
      const isOfItsOwn =
        id.startsWith(`${sources}features/`) || graph.getModuleInfo(id)?.dynamicImporters.length
      return modules.has(id) && (isWhole || !isOfItsOwn) ? name : null
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

function importsOfBoth(lists: readonly (readonly string[])[], graph: Rolldown.ChunkingContext): string[] {
  const [these = [], those = []] = lists.map((list) => [...importsOf(list, graph)])
  return these.filter((id) => those.includes(id))
}

/** The modules themselves and all that they import, directly or indirectly; without dynamic imports. */
function importsOf(roots: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(roots.map((root) => resolve(sources, root)))
  // The iteration includes modules that are added during it.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
