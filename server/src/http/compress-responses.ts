import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compressors = {
  /** At this quality as fast as gzip, and smaller by a tenth and more. */
  br: (payload: string) =>
    promisify(brotliCompress)(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<string, Buffer>(gzip),
}

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
    const accepted = headers['accept-encoding']?.toString() ?? ''
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
    if (!encoding) return payload
    void reply.header('content-encoding', encoding)
    return compressors[encoding](payload)
  })
}
