import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compress = promisify(gzip)

/** Shorter responses fit into one packet anyway. */
const minLength = 1_024
/** A compressed response must not contain both a secret and input of the caller, because its length leaks it (BREACH). */
const neverCompressed: ReadonlySet<string> = new Set(['sign-in', 'update-password'])

/** Compresses JSON responses of operations. Files are compressed beforehand, streams are not compressed. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions, headers }, reply, payload) => {
    const { operation } = routeOptions.config
    if (typeof payload !== 'string' || payload.length < minLength) return payload
    if (operation === undefined || neverCompressed.has(operation)) return payload
    void reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(headers['accept-encoding']?.toString() ?? '')) return payload
    void reply.header('content-encoding', 'gzip')
    return compress(payload)
  })
}
