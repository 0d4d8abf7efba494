import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { persianTextsFor } from './texts.ts'
import { persianFolder } from './texts-plugin.ts'

const manifest = 'manifest.webmanifest'

/**
 * Replaces `{{German text}}` in the page and the manifest by the text of each language, and drops assets that the build
 * of another language has already written. Must come after the plugins that list files.
 * @param folder the source of the web application.
 */
export function localizedFilesPlugin(folder: string): Plugin {
  const written = new Set<string>()
  return {
    name: 'localized-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const localize = basename(dir) === persianFolder ? inPersian(folder) : inGerman
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('This build has no page')
        page.source = localize(String(page.source))
        const source = localize(readFileSync(join(folder, manifest), 'utf8'))
        this.emitFile({ type: 'asset', fileName: manifest, source })
        for (const file of Object.keys(bundle).filter((file) => file.startsWith('assets/'))) {
          if (written.has(file)) delete bundle[file]
          written.add(file)
        }
      },
    },
  }
}

const textInFile = /\{\{(.*?)\}\}/g

const inGerman = (file: string) => file.replaceAll(textInFile, '$1')

function inPersian(folder: string) {
  const texts = persianTextsFor(folder)
  return (file: string) =>
    file.replaceAll(textInFile, (_, german: string) => {
      const persian = texts[german]
      if (persian === undefined) throw new Error(`A text of the page has no Persian one: ${german}`)
      return persian
    })
}
