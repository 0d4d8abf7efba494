import type { Rolldown } from 'vite'

/**
 * The chunks that a route loads: those of its modules and all that they import, in the order of loading.
 * @param modules ends of their paths.
 * @throws Error if one of them is not in this build.
 */
export function chunksOfRoute(
  modules: readonly string[],
  bundle: Rolldown.OutputBundle,
): ReadonlySet<Rolldown.OutputChunk> {
  const loaded = new Set<Rolldown.OutputChunk>()
  const load = (chunk: Rolldown.OutputChunk) => {
    if (loaded.has(chunk)) return
    loaded.add(chunk)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') load(imported)
    }
  }
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (!chunk) throw new Error(`${module} is not in this build`)
    load(chunk)
  }
  return loaded
}
