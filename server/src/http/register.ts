import { Readable } from 'node:stream'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteOptions,
} from 'fastify'
import * as v from 'valibot'
import { errors } from '@pol/contract/errors'
import { isForStaff, mayPass, type Access } from '@pol/contract/access'
import type { Actor, Authenticate, Call, Route, StreamRoute } from '../api/handle.ts'
import { type Operation, type PageOf, totalCountHeader } from '@pol/contract/operation'
import { deviceKindOf } from '../api/device-kind.ts'
import { sendPrepared } from './compress-responses.ts'
import { jsonInPieces } from './json-in-pieces.ts'
import { networksOf, type Networks } from '../api/network.ts'
import type { ConcurrencyLimit } from '../bounds/concurrency-limit.ts'
import { ApiError } from '../api/api-error.ts'
import { Prepared } from '../api/prepared.ts'
import { Streamed } from '../api/streamed.ts'
import { proofMinutes } from '@pol/contract/limits'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required access; every route must declare it (`refuseUnguardedRoutes`). */
    access?: Access
  }
}

interface Parts {
  readonly authenticate: Authenticate
  readonly now: () => Date
  /** Records that an administrator or moderator was denied an operation. */
  readonly recordDenied: (actor: Actor, operation: string) => Promise<void>
  /** Whether administration and moderation are closed to users without a passkey. */
  readonly requiresPasskeys: boolean
  /** Whether responses are validated against the contract: in development and tests. */
  readonly validateResponses: boolean
  /** Counts an anonymous request before its body is read. @throws ApiError if its network exceeds the limit. */
  readonly countAnonymous: (networks: Networks) => void
  /** Limits the number of concurrent requests. @throws ApiError beyond the limit. */
  readonly limitConcurrency: ConcurrencyLimit
}

/** Maximum time to read a streamed response, which counts as a concurrent request until its end. */
const streamedAtMostMs = 10 * 60 * 1000

type Guarding = Pick<Parts, 'authenticate' | 'now' | 'recordDenied' | 'requiresPasskeys'>

/** Prevents the start of a server that has a route without declared access. */
export function refuseUnguardedRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it`)
  })
}

/** Registers an operation as a route: guard, input validation, handler. */
export function registerRoute(
  app: FastifyInstance,
  route: Route,
  { validateResponses, countAnonymous, limitConcurrency, ...parts }: Parts,
): void {
  const { operation, run, authenticate = parts.authenticate } = route
  const guarding = { ...parts, authenticate }
  const { upload, download } = operation
  if (upload && !app.hasContentTypeParser(upload.type))
    app.addContentTypeParser(upload.type, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  const isCounted = operation.access === 'anyone' && operation.method !== 'GET'
  const count: onRequestHookHandler = (request, reply, done) => {
    try {
      countAnonymous(networksOf(request.ip))
      done()
    } catch (error) {
      // Otherwise Node would read the rest of the refused body.
      void reply.header('connection', 'close')
      done(error as ApiError)
    }
  }
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const { access, name } = operation
    const actor = access === 'anyone' ? null : await guard({ access, name }, request, guarding)
    if (operation.freshProof && !isFresh(actor?.provedAt ?? null, guarding.now()))
      throw new ApiError('proof-needed')
    const input = readInput(operation, request)
    // Getters: computed only if the handler needs them.
    const call = {
      actor,
      get networks() {
        return networksOf(request.ip)
      },
      get deviceKind() {
        return deviceKindOf(request.headers['user-agent'])
      },
      get signal() {
        return disconnectSignal(reply)
      },
    } as Call<Operation>
    const result = await run(input, call)
    void reply.header('cache-control', 'no-store')
    if (result instanceof Streamed) {
      const signal = AbortSignal.timeout(streamedAtMostMs)
      const body = Readable.from(result.pieces, { objectMode: false, signal })
      return reply.type(download ?? 'application/json; charset=utf-8').send(body)
    }
    if (result instanceof Prepared) {
      if (validateResponses) v.parse(operation.output, JSON.parse(String(await result.json())))
      return sendPrepared(request, reply, result)
    }
    let output = result
    if (operation.isPaged) {
      const { body, total } = result as PageOf<unknown>
      void reply.header(totalCountHeader, total)
      output = body
    }
    if (validateResponses) output = v.parse(operation.output, output)
    if (!download) {
      const json = await jsonInPieces(output)
      return json === null ? output : reply.type('application/json; charset=utf-8').send(json)
    }
    // Only this view: the underlying buffer may be larger.
    const { buffer, byteOffset, byteLength } = output as Uint8Array<ArrayBuffer>
    return reply.type(download).send(Buffer.from(buffer, byteOffset, byteLength))
  }
  const options: RouteOptions = {
    method: operation.method,
    url: operation.path,
    config: { access: operation.access, operation: operation.name },
    ...(isCounted && { onRequest: count }),
    ...(upload && { bodyLimit: upload.maxBytes }),
    // Counts only requests that have arrived completely, so that slow clients do not use up the limit.
    handler: (request, reply) => limitConcurrency(() => respond(request, reply)),
  }
  app.route(options)
  const { formPath } = operation
  if (!formPath) return
  // A scope of its own, because all other routes refuse such bodies.
  void app.register((scope, _, done) => {
    scope.addContentTypeParser(formTypes, { parseAs: 'buffer' }, (_request, _body, parsed) => parsed(null))
    scope.route({ ...options, url: formPath })
    done()
  })
}

/** The types of an HTML form (RFC 8058, section 3.2). */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Registers an event stream as a route: the same guard as for operations, then events until the client disconnects. */
export function registerStream(
  app: FastifyInstance,
  { stream, open }: StreamRoute,
  guarding: Guarding,
): void {
  app.get(
    stream.path,
    { config: { access: stream.access, operation: stream.name }, exposeHeadRoute: false },
    async (request, reply) => {
      const actor = await guard(stream, request, guarding)
      const events = open(actor)
      return (
        reply
          .header('content-type', 'text/event-stream')
          // Proxies must not cache, compress or buffer the events.
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // Leave no idle connection after the stream.
          .header('connection', 'close')
          .send(events)
      )
    },
  )
}

/** Serves the OpenAPI document to administrators. */
export function registerOpenApi(app: FastifyInstance, document: object, guarding: Guarding): void {
  const called = { access: 'admin', name: 'openapi' } as const
  app.get(
    '/api/openapi.json',
    { config: { access: called.access, operation: called.name } },
    async (request, reply) => {
      await guard(called, request, guarding)
      return reply.header('cache-control', 'no-store').send(document)
    },
  )
}

interface Called {
  readonly access: Exclude<Access, 'anyone'>
  readonly name: string
}

async function guard(
  { access, name }: Called,
  request: FastifyRequest,
  { authenticate, recordDenied, requiresPasskeys }: Guarding,
): Promise<Actor> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new ApiError('unauthenticated')
  const actor = await authenticate(token)
  const deny = async (code: 'forbidden' | 'passkey-missing') => {
    if (mayPass('moderator', actor.roles)) await recordDenied(actor, name)
    return new ApiError(code)
  }
  if (!mayPass(access, actor.roles)) throw await deny('forbidden')
  if (requiresPasskeys && isForStaff(access) && !actor.hasPasskey) throw await deny('passkey-missing')
  return actor
}

const proofMs = proofMinutes * 60 * 1000

function isFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < proofMs
}

function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  if (raw.closed) disconnected.abort()
  raw.once('close', () => {
    if (!raw.writableEnded) disconnected.abort()
  })
  return disconnected.signal
}

function readInput(operation: Operation, request: FastifyRequest): unknown {
  const { query, params, body } = request as { query: object; params: object; body: unknown }
  // Bodies are not decompressed: compressed bytes would be taken for those of an upload.
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') throw new ApiError('invalid-input')
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (body !== undefined && !isObject) throw new ApiError('invalid-input')
  const isUpload = Buffer.isBuffer(body)
  if (isUpload !== (operation.upload !== undefined)) throw new ApiError('invalid-input')
  const file = operation.upload && { [operation.upload.field]: body }
  const sent = operation.method === 'GET' ? query : (file ?? body)
  const result = v.safeParse(
    operation.input,
    { ...sent, ...params },
    { message: errors['invalid-input'].text },
  )
  if (!result.success) throw new ApiError('invalid-input', { text: result.issues[0].message })
  return result.output
}
