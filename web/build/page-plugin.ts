import type { Plugin } from 'vite'
import { chunksOfRoute } from './chunks-of-route.ts'
import { earlyScript } from './early-script.ts'

/**
 * Speeds up the first paint: inlines the styles, and lists the files of each route in `preload.json`, from which the
 * server sends preload hints.
 * @param modulesOfRoutes the modules that each route loads, below `src/`.
 * @param askingRoutes routes that request the session.
 * @param persianRoutes routes that show Persian. Their hints include its font, which would otherwise load after the
 * first view and cause a second layout.
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
    // The bundler's helper also loads styles and imports of a script. Not needed: they are inlined or preloaded by
    // hints.
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
        return inlined.replace('</title>', `</title>${script}`)
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
 * Some browsers, such as Chromium 150, do not fetch a script again after a failure
 * (https://github.com/whatwg/html/issues/6768). A retry adds a query to the URL.
 */
const importAgain = `
const failed = {}
export const __vitePreload = (load) => load().catch((error) => {
  const url = /http\\S+js/.exec(error.message)
  if (url && failed[url]) return import(/* @vite-ignore */ url + '?' + Date.now())
  failed[url] = true
  throw error
})`
