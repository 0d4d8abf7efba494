import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '@pol/contract/site'
import { escapeHtml } from '../escape-html.ts'
import { Refusal } from './refusal.ts'

interface StaticFile {
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
  readonly site: Site
}

/** Where the build puts files whose names carry their hash. */
const assets = '/assets/'

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
  const html = files.get('/index.html')?.encodings.identity.toString('utf8') ?? ''
  const scripts = JSON.parse(
    files.get('/preload.json')?.encodings.identity.toString('utf8') ?? '{}',
  ) as Scripts
  files.delete('/index.html')
  files.delete('/preload.json')
  const named = html
    .replaceAll('%PRODUCT_NAME%', () => escapeHtml(page.productName))
    .replace('%SITE%', () => escapeHtml(JSON.stringify(page.site)))
  const plain = compressedPage(named)
  const pages = new Map(
    Object.entries(scripts).map(([path, files]) => [path, compressedPage(withHints(named, files))]),
  )
  return { files, pageAt: (path) => pages.get(path) ?? plain, styleHashes: inlineStyleHashes(named) }
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
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(identity),
    cacheControl: url.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
    encodings: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  }
}

function compressedPage(html: string): StaticFile {
  const identity = Buffer.from(html)
  return {
    type: 'text/html; charset=utf-8',
    etag: etagOf(identity),
    cacheControl: 'no-cache',
    encodings: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  }
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

/** Serves the files; every other address is a screen of the one page, below /api it is an error. */
export function serveWebApp(app: FastifyInstance, web: WebApp | null): void {
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!web || path.startsWith('/api/') || path === '/api' || !isRead) throw new Refusal('not-found')
    const file = web.files.get(path)
    if (file) return sendFile(request, reply, file)
    if (path.startsWith(assets)) throw new Refusal('not-found')
    return sendFile(request, reply, web.pageAt(path))
  })
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  const { br, gzip, identity } = file.encodings
  const accepted = request.headers['accept-encoding']?.toString() ?? ''
  void reply
    .code(200)
    .header('content-type', file.type)
    .header('cache-control', file.cacheControl)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  if (br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
  if (gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(identity)
}
