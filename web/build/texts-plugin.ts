import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { languageText, persianTextsFor, textCalls } from './texts.ts'

/** The folder of the Persian build, in the output folder of the German one. */
export const persianFolder = 'fa'

/**
 * Puts the texts of one language into each build of the web application, so that no browser loads those of the other.
 * Modules are transformed once for all builds: calls of `t` and uses of `interfaceLanguage` become placeholders, which
 * each build replaces. The placeholders are identifiers, because the bundler would merge literals before that.
 */
export function textsPlugin(): Plugin {
  const texts: { readonly german: string; readonly persian: string }[] = []
  const missing = new Set<string>()
  return {
    name: 'texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:web|contract)\/src\/.*\.tsx?$/, code: /\b(?:t|richText)\(|\binterfaceLanguage\b/ },
      handler(code, id) {
        const persian: Readonly<Record<string, string>> = {
          ...persianTextsFor(dirname(id)),
          [languageText]: 'fa',
        }
        let replaced = code
        for (const { german, start, end } of textCalls(code, id).toReversed()) {
          if (persian[german] === undefined) missing.add(`${id}: ${german}`)
          const text = { german: german === languageText ? 'de' : german, persian: persian[german] ?? german }
          const placeholder = `__TEXT_${texts.push(text) - 1}__`
          replaced = replaced.slice(0, start) + placeholder + replaced.slice(end)
        }
        return replaced
      },
    },
    buildEnd() {
      if (missing.size > 0) this.error(`Texts without a Persian one:\n${[...missing].join('\n')}`)
    },
    renderChunk(code, _chunk, { dir = '' }) {
      const language = basename(dir) === persianFolder ? 'persian' : 'german'
      return code.replaceAll(/\b__TEXT_(\d+)__\b/g, (_, index: string) =>
        JSON.stringify(texts[Number(index)]?.[language]),
      )
    },
  }
}
