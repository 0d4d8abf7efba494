/** `npm run licences`: lists what the product is shipped with, by licence, in docs/licences.md. */
import { readFile, writeFile } from 'node:fs/promises'

interface Package {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  /** Wanted by development, and by something that can do without it. */
  readonly devOptional?: boolean
  readonly link?: boolean
}

const root = new URL('../', import.meta.url)
const lock = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')) as {
  packages: Record<string, Package>
}

/** Fonts and scripts of the browser application are bundled from development dependencies. */
const bundled = new Set([
  'react',
  'react-dom',
  'scheduler',
  'wouter',
  'mitt',
  'regexparam',
  'lucide-react',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  '@fontsource-variable/vazirmatn',
  '@fontsource-variable/atkinson-hyperlegible-next',
  'twemoji-colr-font',
])

const rows = Object.entries(lock.packages)
  .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? '', path, ...entry }))
  .filter(({ path, link }) => path.includes('node_modules/') && !link)
  .filter(({ name, dev, devOptional }) => !(dev || devOptional) || bundled.has(name))
  .map(({ name, version, license }) => `| ${name} | ${version ?? ''} | ${license ?? 'see its package'} |`)

const page = `# Third-party licences

Made by \`npm run licences\` from the lockfile: every package that the server runs with or that is bundled into
the browser application. eSpeak NG is GPL-3.0 and therefore an optional part in a process of its own
(docs/decisions/0005-offline-speech.md). The fonts are under the SIL Open Font License;
the pictures of the emoji font are Twemoji, © Twitter, Inc. and other contributors, under CC-BY 4.0.

| package | version | licence |
| --- | --- | --- |
${[...new Set(rows)].toSorted().join('\n')}
`
await writeFile(new URL('docs/licences.md', root), page)
