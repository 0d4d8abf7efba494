import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Site } from '@pol/contract/site'
import { escapeHtml } from '../escape-html.ts'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly encodings: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer }
}

/** The built browser application, held in memory. */
export interface WebApp {
  readonly files: ReadonlyMap<string, StaticFile>
  /** The HTML page, with preload hints for the files of the route. */
  pageAt(path: string): StaticFile
  /** Hashes of inline styles and scripts for the content security policy. */
  readonly inlineHashes: { readonly style: readonly string[]; readonly script: readonly string[] }
}

/** Values that the server inserts into the page. */
interface PageValues {
  readonly productName: string
  /** Base of absolute URLs: other sites load the preview pictures by them. */
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
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** @param folder the output of the web build, which contains compressed `.br` and `.gz` versions of files. */
export async function loadWebApp(folder: string, page: PageValues): Promise<WebApp> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`The browser application is not built: ${folder} has no index.html`)
  }
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || /\.(?:br|gz)$/.test(path)) continue
    const url = `/${relative(folder, path).replaceAll('\\', '/')}`
    files.set(url, await loadFile(path, url))
  }
  const { html = '', preload = '{}', manifest, worker } = takeTemplates(files)
  const htmlWithValues = html
    .replaceAll('%PRODUCT_NAME%', () => escapeHtml(page.productName))
    .replaceAll('%PUBLIC_URL%', () => escapeHtml(page.publicUrl))
    .replace('%SITE%', () => escapeHtml(JSON.stringify(page.site)))
  const plain = compressed(htmlWithValues, 'index.html')
  const inlineHashes = {
    style: hashesOf('style', htmlWithValues),
    script: hashesOf('script', htmlWithValues),
  }
  const pages = Object.entries(JSON.parse(preload) as FilesOfRoutes).map(([route, files]) => ({
    addresses: addressesOf(route),
    page: once(() => compressed(withHints(htmlWithValues, files), 'index.html')),
  }))
  if (manifest)
    files.set(
      templateFiles.manifest,
      compressed(withName(manifest, page.productName), templateFiles.manifest),
    )
  // The service worker fetches the page again when its revision changes.
  if (worker)
    files.set(
      templateFiles.worker,
      compressed(worker.replaceAll('%PAGE_REVISION%', plain.etag.slice(1, -1)), templateFiles.worker),
    )
  return {
    files,
    pageAt: (path) => pages.find(({ addresses }) => addresses.test(path))?.page() ?? plain,
    inlineHashes,
  }
}

const brotliQuality = 9

/** Files of the build that the server reads or modifies. */
const templateFiles = {
  html: '/index.html',
  preload: '/preload.json',
  manifest: '/manifest.webmanifest',
  worker: '/sw.js',
}

/** Removes the template files from the others and returns their contents. */
function takeTemplates(files: Map<string, StaticFile>): Partial<Record<keyof typeof templateFiles, string>> {
  return Object.fromEntries(
    Object.entries(templateFiles).flatMap(([name, url]) => {
      const file = files.get(url)
      files.delete(url)
      return file ? [[name, file.encodings.identity.toString('utf8')]] : []
    }),
  )
}

function withName(manifest: string, productName: string): string {
  return JSON.stringify({ ...(JSON.parse(manifest) as object), name: productName, short_name: productName })
}

/** Scripts and fonts per route, from the `preload.json` of the web build. */
type FilesOfRoutes = Record<string, readonly string[]>

/** The addresses of a route, in which `:name` is any one part. */
const addressesOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)

function withHints(html: string, files: readonly string[]): string {
  const hints = files.filter((file) => !html.includes(`src="${file}"`)).map(hintAt)
  return html.replace('</head>', `${hints.join('')}</head>`)
}

/** A font comes after scripts and calls: with HTTP/1.1 the browser has only six connections. */
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

/** Not the highest level, which takes 50 times as long and saves 3 percent: a start and the first request wait for it. */
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

/** Compressing the pages of all routes would take a fifth of each start, so each waits for its first request. */
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
