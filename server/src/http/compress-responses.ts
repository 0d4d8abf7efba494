import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operations } from '@pol/contract/operations'
import type { Prepared } from '../api/prepared.ts'
import { compressionFor, compressions } from './compression.ts'

/** At this quality, as fast as gzip and at least 10 percent smaller. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const compressors = {
  br: {
    text: (payload: string) => promisify(brotliCompress)(payload, brotli),
    stream: () => createBrotliCompress(brotli),
  },
  gzip: { text: promisify<string, Buffer>(gzip), stream: createGzip },
}

/** Shorter responses fit into one packet anyway. */
const minLength = 1_024
/** Types of large streamed outputs. Events are not compressed, because each must be sent immediately. */
const isText = /^(?:application\/json|text\/csv)/
/**
 * Operations that return a token: a compressed response must not contain both a secret and input of the caller, because
 * its length leaks the secret (BREACH).
 */
const neverCompressed: ReadonlySet<string> = new Set(
  operations.filter(({ output }) => 'entries' in output && 'token' in output.entries).map(({ name }) => name),
)

/** Compresses responses of operations. Files are compressed beforehand, recordings and events are not compressed. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions, headers }, reply, payload) => {
    const { operation } = routeOptions.config
    const isStream = payload instanceof Readable && isText.test(String(reply.getHeader('content-type')))
    const isLong = typeof payload === 'string' && payload.length >= minLength
    if (!isStream && !isLong) return payload
    if (operation === undefined || neverCompressed.has(operation)) return payload
    void reply.header('vary', 'accept-encoding')
    const encoding = compressionFor(headers, compressions)
    if (!encoding) return payload
    void reply.header('content-encoding', encoding)
    const { text, stream } = compressors[encoding]
    if (isLong) return text(payload)
    // If one stream fails, `pipeline` destroys the other, and the response is aborted.
    return pipeline(payload as Readable, stream(), () => {})
  })
}

export async function sendPrepared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared<unknown>,
): Promise<FastifyReply> {
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  return compressionFor(headers, ['gzip'])
    ? reply.header('content-encoding', 'gzip').send(prepared.gzipped)
    : reply.send(await prepared.json())
}
