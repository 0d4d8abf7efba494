import type { Plugin, Rolldown } from 'vite'

/**
 * Makes the first paint wait for as little as possible: the styles stand in the page itself, and a list of
 * the scripts of each route lets the server hint at them (`preload.json`).
 * @param screens modules of the screens below `src/features/`, by route.
 */
export function pagePlugin(screens: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const inlined = html.replace(
          /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
          (_, file: string) => {
            const styles = bundle[file]
            if (styles?.type !== 'asset') throw new Error(`${file} is not a stylesheet of this build`)
            delete bundle[file]
            return `<style>${String(styles.source)}</style>`
          },
        )
        return withoutFacade(inlined, bundle)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const scripts = Object.entries(screens).map(([path, screen]) => [path, scriptsOf(screen, chunks)])
        this.emitFile({
          type: 'asset',
          fileName: 'preload.json',
          source: JSON.stringify(Object.fromEntries(scripts)),
        })
      },
    },
  }
}

/** The page's script may be a mere import of the real one; the page then names the real one itself. */
function withoutFacade(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/assets\/[^"]+\.js/g, (file) => {
    const script = bundle[file]
    const real = script?.type === 'chunk' && /^import"\.\/([^"]+)";?\s*$/.exec(script.code)?.[1]
    if (!real) return file
    delete bundle[file]
    return `assets/${real}`
  })
}

/** The scripts a screen needs beside those of the page. */
function scriptsOf(screen: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/features/${screen}`))
  if (!chunk) throw new Error(`${screen} is not a screen of this build`)
  const entry = chunks.find(({ isEntry }) => isEntry)
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])])
  return [chunk.fileName, ...chunk.imports].filter((file) => !known.has(file)).map((file) => `/${file}`)
}
