import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { addressesOf } from '@pol/contract/addresses'
import type { Site } from '@pol/contract/site'
import type { Language } from '@pol/language/language'
import { escapeHtml } from './escape-html.ts'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly encodings: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer }
}

/** The built browser application, held in memory. */
export interface WebApp {
  /** Files that are the same in all languages. */
  readonly files: ReadonlyMap<string, StaticFile>
  readonly languages: Readonly<Record<Language, LocalizedApp>>
  /** Hashes of inline styles and scripts for the content security policy. */
  readonly inlineHashes: InlineHashes
}

/** The part of the application that contains texts, in one language. */
interface LocalizedApp {
  /** The manifest and the service worker. */
  readonly files: ReadonlyMap<string, StaticFile>
  /** The HTML page, with preload hints for the files of the route. */
  pageAt(path: string): StaticFile
  /** Whether the application has a screen at this path. */
  hasScreen(path: string): boolean
}

interface InlineHashes {
  readonly style: readonly string[]
  readonly script: readonly string[]
}

/** Values that the server inserts into the page. */
interface PageValues {
  readonly productName: string
  /** Base of absolute URLs, which other sites need to load the preview pictures. */
  readonly publicUrl: string
  readonly site: Site
}

/** Path of files with a hash in their name. */
export const assets = '/assets/'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Folders of the web build with the page and files of each language. Scripts have the hash of their content in their
 * name, so those of all languages share one URL path.
 */
const folders: Readonly<Record<Language, string>> = { de: '', fa: '/fa' }

/** @param folder the output of the web build, which contains compressed `.br` and `.gz` versions of files. */
export async function loadWebApp(folder: string, page: PageValues): Promise<WebApp> {
  const files = new Map<string, StaticFile>()
  const templates = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || /\.(?:br|gz)$/.test(path)) continue
    const url = `/${relative(folder, path).replaceAll('\\', '/')}`
    const shared = url.replace(/^\/fa\//, '/')
    if (templateFiles.includes(shared)) templates.set(url, await readFile(path, 'utf8'))
    else if (shared === url || shared.startsWith(assets)) files.set(shared, await loadFile(path, shared))
  }
  const inLanguage = (language: Language) => {
    const template = (name: string) => {
      const text = templates.get(folders[language] + name)
      if (text === undefined)
        throw new Error(`The browser application is not built: ${folder}${folders[language]} has no ${name}`)
      return text
    }
    return localize(template, page)
  }
  const languages = { de: inLanguage('de'), fa: inLanguage('fa') }
  const hashes = Object.values(languages).map(({ inlineHashes }) => inlineHashes)
  return {
    files,
    languages,
    inlineHashes: {
      style: [...new Set(hashes.flatMap(({ style }) => style))],
      script: [...new Set(hashes.flatMap(({ script }) => script))],
    },
  }
}

/** @param template the text of a file of the build. */
function localize(template: (name: string) => string, page: PageValues) {
  const html = template(pageFile)
    .replaceAll('%PRODUCT_NAME%', () => escapeHtml(page.productName))
    .replaceAll('%PUBLIC_URL%', () => escapeHtml(page.publicUrl))
    .replace('%SITE%', () => escapeHtml(JSON.stringify(page.site)))
  const plain = compressed(html, pageFile)
  const pages = Object.entries(JSON.parse(template(preloadFile)) as FilesOfRoutes).map(([route, files]) => ({
    addresses: addressesOf(route),
    page: once(() => compressed(withHints(html, files), pageFile)),
  }))
  // The service worker fetches the page again when its revision changes.
  const worker = template(workerFile).replaceAll('%PAGE_REVISION%', plain.etag.slice(1, -1))
  const manifest = withName(template(manifestFile), page.productName)
  return {
    files: new Map([
      [manifestFile, compressed(manifest, manifestFile)],
      [workerFile, compressed(worker, workerFile)],
    ]),
    pageAt: (path: string) => pages.find(({ addresses }) => addresses.test(path))?.page() ?? plain,
    // The service worker fetches the page by the name of its file.
    hasScreen: (path: string) => path === pageFile || pages.some(({ addresses }) => addresses.test(path)),
    inlineHashes: { style: hashesOf('style', html), script: hashesOf('script', html) },
  }
}

const brotliQuality = 9

/** Files of the build that the server reads or modifies. */
const pageFile = '/index.html'
const preloadFile = '/preload.json'
const manifestFile = '/manifest.webmanifest'
const workerFile = '/sw.js'
const templateFiles = [pageFile, preloadFile, manifestFile, workerFile]

function withName(manifest: string, productName: string): string {
  return JSON.stringify({ ...(JSON.parse(manifest) as object), name: productName, short_name: productName })
}

/** Scripts and fonts per route, from the `preload.json` of the web build. */
type FilesOfRoutes = Record<string, readonly string[]>

function withHints(html: string, files: readonly string[]): string {
  const hints = files.filter((file) => !html.includes(`src="${file}"`)).map(hintAt)
  return html.replace('</head>', `${hints.join('')}</head>`)
}

/** Fonts have low priority, after scripts and API calls, because with HTTP/1.1 a browser has only six connections. */
function hintAt(file: string): string {
  return file.endsWith('.woff2')
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${file}">`
    : `<link rel="modulepreload" href="${file}">`
}

async function loadFile(path: string, url: string): Promise<StaticFile> {
  const identity = await readFile(path)
  const br = existsSync(`${path}.br`) ? await readFile(`${path}.br`) : null
  const gzip = existsSync(`${path}.gz`) ? await readFile(`${path}.gz`) : null
  return {
    type: typeOf(path),
    etag: etagOf(identity),
    cacheControl: url.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
    encodings: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  }
}

/** Not at the highest level, which takes 50 times as long and saves 3 percent, because requests wait for it. */
function compressed(text: string, name: string): StaticFile {
  const identity = Buffer.from(text)
  return {
    type: typeOf(name),
    etag: etagOf(identity),
    cacheControl: 'no-cache',
    encodings: {
      identity,
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
      gzip: gzipSync(identity),
    },
  }
}

/** Computes a value at its first use: compressing the pages of all routes would take a fifth of the start time. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Hashes of inline elements; only elements without attributes are inline. */
function hashesOf(tag: 'style' | 'script', html: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
    ([, content]) =>
      `'sha256-${createHash('sha256')
        .update(content ?? '')
        .digest('base64')}'`,
  )
}
