import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { errors } from '@pol/contract/errors'
import { mayPass, type Access } from '@pol/contract/roles'
import type { Actor, Call, Route, StreamRoute } from './handle.ts'
import type { Operation } from '@pol/contract/operation'
import { networkOf } from './network.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route says who may call it (`refuseUnguardedRoutes`). */
    access?: Access
  }
}

interface Parts {
  /** Finds who holds a token. @throws Refusal where nobody does (any more). */
  readonly authenticate: (token: string) => Promise<Actor>
  /** Whether answers are checked against the contract too: in development and tests. */
  readonly checkAnswers: boolean
}

/** A route that does not say who may call it keeps the server from starting. */
export function refuseUnguardedRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it`)
  })
}

/** Makes an operation a route: guard, then input, then the handler. */
export function registerRoute(
  app: FastifyInstance,
  route: Route,
  { authenticate, checkAnswers }: Parts,
): void {
  const { operation, run } = route
  app.route({
    method: operation.method,
    url: operation.path,
    config: { access: operation.access, operation: operation.name },
    handler: async (request, reply) => {
      const { access } = operation
      const actor = access === 'anyone' ? null : await guard(access, request, authenticate)
      const input = readInput(operation, request)
      // Worked out where a handler asks for it.
      const call = {
        actor,
        get network() {
          return networkOf(request.ip)
        },
        get signal() {
          return leavingOf(reply)
        },
      } as Call<Operation>
      const output = await run(input, call)
      void reply.header('cache-control', 'no-store')
      return checkAnswers ? v.parse(operation.output, output) : output
    },
  })
}

/** Makes an event stream a route: the same guard as everywhere, then events for as long as the listener stays. */
export function registerStream(
  app: FastifyInstance,
  { stream, open }: StreamRoute,
  { authenticate }: Parts,
): void {
  app.get(
    stream.path,
    { config: { access: stream.access, operation: stream.name }, exposeHeadRoute: false },
    async (request, reply) => {
      const actor = await guard(stream.access, request, authenticate)
      return (
        reply
          .header('content-type', 'text/event-stream')
          // Nobody on the way may keep, compress or collect what has to arrive at once.
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // Where the listener is gone, no idle connection is to stay behind.
          .header('connection', 'close')
          .send(open(actor))
      )
    },
  )
}

/** The document of all operations, for administrators. */
export function registerOpenApi(app: FastifyInstance, document: object, { authenticate }: Parts): void {
  app.get(
    '/api/openapi.json',
    { config: { access: 'admin', operation: 'openapi' } },
    async (request, reply) => {
      await guard('admin', request, authenticate)
      return reply.header('cache-control', 'no-store').send(document)
    },
  )
}

async function guard(
  access: Exclude<Access, 'anyone'>,
  request: FastifyRequest,
  authenticate: Parts['authenticate'],
): Promise<Actor> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new Refusal('unauthenticated')
  const actor = await authenticate(token)
  if (!mayPass(access, actor.roles)) throw new Refusal('forbidden')
  return actor
}

function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (raw.closed) leaving.abort()
  raw.once('close', () => {
    if (!raw.writableEnded) leaving.abort()
  })
  return leaving.signal
}

function readInput(operation: Operation, request: FastifyRequest): unknown {
  const { query, params, body } = request as { query: object; params: object; body: unknown }
  if (body !== undefined && (typeof body !== 'object' || body === null)) throw new Refusal('invalid-input')
  const sent = operation.method === 'GET' ? query : body
  const result = v.safeParse(
    operation.input,
    { ...sent, ...params },
    { message: errors['invalid-input'].text },
  )
  if (!result.success) throw new Refusal('invalid-input', { text: result.issues[0].message })
  return result.output
}
