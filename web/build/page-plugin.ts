import type { Plugin, Rolldown } from 'vite'
import { chunksOfRoute } from './chunks-of-route.ts'
import { earlyScript } from './early-script.ts'

/**
 * Makes the first paint wait for as little as possible: the styles stand in the page itself, and a list of
 * the files of each route lets the server hint at them (`preload.json`).
 * @param modulesOfRoutes the modules that each route loads, below `src/`.
 * @param askingRoutes routes that request the session.
 * @param persianRoutes routes that show Persian. Its font is hinted at, too: it would otherwise come after the first view and
 * cost a second layout.
 */
export function pagePlugin(
  modulesOfRoutes: Readonly<Record<string, readonly string[]>>,
  askingRoutes: readonly string[],
  persianRoutes: readonly string[],
): Plugin {
  return {
    name: 'page',
    apply: 'build',
    enforce: 'post',
    // The bundler's helper waits for the styles and scripts that a script needs; the page has them, or the server hints at them.
    transform: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => importAgain },
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
        const script = `<script>{${earlyScript(askingRoutes)}}</script>`
        return withoutFacade(inlined, bundle).replace('</title>', `</title>${script}`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const persianFont = Object.keys(bundle).find((file) => /\/vazirmatn-[^/]*\.woff2$/.test(file))
        if (!persianFont) throw new Error('The Persian font is not in this build')
        const hints = Object.entries(modulesOfRoutes).map(([path, modules]) => [
          path,
          [...chunksOfRoute(modules, bundle)]
            .map(({ fileName }) => fileName)
            .concat(persianRoutes.includes(path) ? persianFont : [])
            .map((file) => `/${file}`),
        ])
        this.emitFile({
          type: 'asset',
          fileName: 'preload.json',
          source: JSON.stringify(Object.fromEntries(hints)),
        })
      },
    },
  }
}

/**
 * Some browsers, such as Chromium 150, do not fetch a script again that could not be fetched once
 * (https://github.com/whatwg/html/issues/6768). The second attempt asks for it by another address.
 */
const importAgain = `
const failed = {}
export const __vitePreload = (load) => load().catch((error) => {
  const url = /http\\S+js/.exec(error.message)
  if (url && failed[url]) return import(/* @vite-ignore */ url + '?' + Date.now())
  failed[url] = true
  throw error
})`

/** An entry that belongs to a group of modules is a script that only imports the group's; the page then names that one itself. */
function withoutFacade(html: string, bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle).reduce((page, output) => {
    if (output.type !== 'chunk' || !output.isEntry || output.moduleIds.length > 0) return page
    const [group = ''] = output.imports
    delete bundle[output.fileName]
    return page.replace(output.fileName, group)
  }, html)
}
