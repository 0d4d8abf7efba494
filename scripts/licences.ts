/** `npm run licences`: writes docs/licences.md, the list of third-party packages in the product with their licences. */
import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { unbundled } from '../server/unbundled.ts'
import { licenceOf } from '../web/build/bundled-packages.ts'
import { installedWith, lockedPackage, root } from './lockfile.ts'

/**
 * Sources of the committed fonts and icons (`npm run fonts`, `npm run icons`) and of the styles, which no bundle lists.
 */
const assetSources = [
  '@fontsource-variable/vazirmatn',
  '@fontsource-variable/atkinson-hyperlegible-next',
  'twemoji-colr-font',
  'lucide-react',
  'tailwindcss',
].map((name) => `node_modules/${name}`)

const serviceWorker = {
  configFile: false,
  build: { rolldownOptions: { input: `${root}web/src/service-worker.ts` } },
} satisfies InlineConfig

const shipped = {
  browser: [
    ...(await bundledBy({ configFile: `${root}web/vite.config.ts` })),
    ...(await bundledBy(serviceWorker)),
    ...assetSources,
  ],
  server: [
    ...(await bundledBy({ configFile: `${root}server/vite.config.ts` })),
    ...portable(installedWith(unbundled)),
  ],
}

const folders = [...new Set(Object.values(shipped).flat())]
const rows = folders.map((folder) => {
  const { version = '', license = 'see its package' } = lockedPackage(folder) ?? {}
  const places = Object.entries(shipped).flatMap(([place, inside]) =>
    inside.includes(folder) ? [place] : [],
  )
  const name = folder.split('node_modules/').at(-1) ?? ''
  return `| ${name} | ${version} | ${licenceOf(name, license)} | ${places.join(', ')} |`
})

const page = `# Third-party licences

Made by \`npm run licences\` out of the builds: every package of which something is in the browser application or in the
server, and those that are installed beside the server. eSpeak NG is GPL-3.0 and therefore an optional part in a process of
its own (docs/decisions/0005-offline-speech.md). The fonts are under the SIL Open Font License; the pictures of the emoji
font are Twemoji, © Twitter, Inc. and other contributors, under CC-BY 4.0; the icons are Lucide's, © Lucide Icons and
Contributors, under the ISC License, some of them from Feather, © 2013-present Cole Bemis, under the MIT License.

wasm-media-encoders contains LAME, © The LAME Project, compiled to WebAssembly, under the GNU Library General Public License,
version 2 or later. Its text and that of the GNU General Public License, version 2, are in web/src/features/credits/texts/ and
linked on the credits page. The sources of LAME and how to compile it are at
https://github.com/arseneyr/wasm-media-encoders (version 0.7.0, with LAME as a submodule). A changed LAME replaces
\`wasm/mp3.wasm\` of the package before a build, and what \`createMp3Encoder\` loads in the package that is installed beside
the server. Both may be changed for own use, and examined to find errors in such changes.

web-push, which is in the server unchanged, is under the Mozilla Public License 2.0; its source is at
https://github.com/web-push-libs/web-push.

| package | version | licence | in |
| --- | --- | --- | --- |
${rows.toSorted().join('\n')}
`
await writeFile(`${root}docs/licences.md`, page)

/** @returns the folders of all packages whose code is in the bundle. */
async function bundledBy(config: InlineConfig): Promise<string[]> {
  const folders = new Set<string>()
  await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, write: false },
    plugins: [
      {
        name: 'bundled-packages',
        generateBundle(_, bundle) {
          for (const output of Object.values(bundle)) {
            if (output.type === 'asset') continue
            for (const id of Object.keys(output.modules)) {
              const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, '')) ?? []
              if (folder) folders.add(relative(root, folder).replaceAll('\\', '/'))
            }
          }
        },
      },
    ],
  })
  return [...folders]
}

/** Drops packages for a single platform, so that the list is the same on every machine. */
function portable(folders: readonly string[]): string[] {
  return folders.filter((folder) => !lockedPackage(folder)?.os)
}
