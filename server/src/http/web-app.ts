import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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
  /** The one page, with hints at the scripts of the route it is opened at. */
  pageAt(path: string): StaticFile
  /** Hashes of the page's inline styles, as the content security policy wants them. */
  readonly styleHashes: readonly string[]
}

/** What the server writes into the page. */
interface PageTexts {
  readonly productName: string
  /** Where it is reached; pictures for other sites are named by whole addresses. */
  readonly publicUrl: string
  readonly site: Site
}

/** Where the build puts files whose names carry their hash. */
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

/** @param folder the output of the browser build, with `.br` and `.gz` beside what is worth compressing. */
export async function loadWebApp(folder: string, page: PageTexts): Promise<WebApp> {
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
  const { html = '', preload = '{}', manifest, worker } = takeTexts(files)
  const named = html
    .replaceAll('%PRODUCT_NAME%', () => escapeHtml(page.productName))
    .replaceAll('%PUBLIC_URL%', () => escapeHtml(page.publicUrl))
    .replace('%SITE%', () => escapeHtml(JSON.stringify(page.site)))
  const plain = compressed(named, 'index.html')
  const pages = new Map(
    Object.entries(JSON.parse(preload) as Scripts).map(([path, scripts]) => [
      path,
      compressed(withHints(named, scripts), 'index.html'),
    ]),
  )
  if (manifest) files.set(texts.manifest, compressed(withName(manifest, page.productName), texts.manifest))
  // A page that is kept in the browser is fetched anew when it has become another.
  if (worker)
    files.set(
      texts.worker,
      compressed(worker.replaceAll('%PAGE_REVISION%', plain.etag.slice(1, -1)), texts.worker),
    )
  return { files, pageAt: (path) => pages.get(path) ?? plain, styleHashes: inlineStyleHashes(named) }
}

/** Files of the build that the server reads or completes. */
const texts = {
  html: '/index.html',
  preload: '/preload.json',
  manifest: '/manifest.webmanifest',
  worker: '/sw.js',
}

/** Takes these files out of the others. */
function takeTexts(files: Map<string, StaticFile>): Partial<Record<keyof typeof texts, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, url]) => {
      const file = files.get(url)
      files.delete(url)
      return file ? [[name, file.encodings.identity.toString('utf8')]] : []
    }),
  )
}

function withName(manifest: string, productName: string): string {
  return JSON.stringify({ ...(JSON.parse(manifest) as object), name: productName, short_name: productName })
}

/** Scripts of each route, as the build of the browser application writes them into `preload.json`. */
type Scripts = Record<string, readonly string[]>

function withHints(html: string, scripts: readonly string[]): string {
  const hints = scripts
    .filter((script) => !html.includes(script))
    .map((script) => `<link rel="modulepreload" href="${script}">`)
  return html.replace('</head>', `${hints.join('')}</head>`)
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

function compressed(text: string, name: string): StaticFile {
  const identity = Buffer.from(text)
  return {
    type: typeOf(name),
    etag: etagOf(identity),
    cacheControl: 'no-cache',
    encodings: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  }
}

function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style]) =>
      `'sha256-${createHash('sha256')
        .update(style ?? '')
        .digest('base64')}'`,
  )
}
