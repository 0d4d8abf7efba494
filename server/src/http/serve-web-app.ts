import type { OutgoingHttpHeaders } from 'node:http'
import { posix } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressionFor, compressions } from './compression.ts'
import { type Permission, permissionOf } from '@pol/contract/addresses'
import { ApiError } from '../api/api-error.ts'
import { languageHeaders, pageLanguage } from './page-language.ts'
import { assets, type StaticFile, type WebApp } from './web-app.ts'

/**
 * Serves the built files. Every other path outside /api gets the page of the single-page application, with status 404
 * if there is no such screen. `@fastify/static` (10 MB) is unsuitable: it reads files from disk for each request and
 * derives weak ETags from file times. Here the server inserts values and hints into the pages, and all servers with the
 * same build must give a file the same ETag.
 * @param headersWith replace the common headers on the pages with this permission.
 */
export function serveWebApp(
  app: FastifyInstance,
  web: WebApp | null,
  headersWith: Readonly<Record<Permission, OutgoingHttpHeaders>>,
): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    const isBelow = (folder: string) => `${path.toLowerCase()}/`.startsWith(folder)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!web || isBelow('/api/') || !isRead) throw new ApiError('not-found')
    const file = web.files.get(path)
    if (file) return sendFile(request, reply.header('vary', 'accept-encoding'), file)
    if (isBelow(assets)) throw new ApiError('not-found')
    const localized = web.languages[pageLanguage(request.headers)]
    void reply.header('vary', `accept-encoding, ${languageHeaders}`)
    const permission = permissionOf(path)
    if (permission) void reply.headers(headersWith[permission])
    const localFile = localized.files.get(path)
    if (localFile) return sendFile(request, reply, localFile)
    return sendFile(request, reply, localized.pageAt(path), localized.hasScreen(path) ? 200 : 404)
  })
}

/** The normalised path of a request target, which may be an absolute URL. Fastify has rejected undecodable paths. */
function pathOf(target: string): string {
  const [path = ''] = target.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/)
  return posix.normalize(decodeURIComponent(path))
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile, status = 200) {
  const compression = compressionFor(request.headers, compressions)
  const compressed = compression && file.encodings[compression]
  void reply
    .code(status)
    .header('content-type', file.type)
    .header('cache-control', file.cacheControl)
    .header('etag', file.etag)
  if (status === 200 && request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  if (compressed) return reply.header('content-encoding', compression).send(compressed)
  return reply.send(file.encodings.identity)
}
