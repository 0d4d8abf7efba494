import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@pol/contract/errors'
import type { Metrics } from '../metrics/metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name by which the log and the figures know the route. */
    operation?: string
  }
  interface FastifyRequest {
    /** Why it is refused, for the log and the figures (`answerError`). */
    refusal: ErrorCode | null
  }
}

/** The caller left before there was an answer; the number is nginx's. */
const left = 499

/**
 * Writes one line into the log for every request, by an id that its answer carries too: what was asked for, how it
 * ended, how long it took. Nothing of who asked, nor of what they sent: no address, no browser, no URL.
 */
export function requestObserver(metrics: Metrics) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const begun = performance.now()
    void reply.header('x-request-id', request.id)
    reply.raw.once('close', () => {
      const operation = request.routeOptions.config.operation ?? 'page'
      const status = reply.raw.headersSent ? reply.raw.statusCode : left
      const code = request.refusal
      const ms = Math.round(performance.now() - begun)
      metrics.requestAnswered({ operation, status, code, seconds: ms / 1000 })
      // A load balancer asks for this every few seconds.
      const level = operation === 'health' && status === 200 ? 'debug' : 'info'
      request.log[level]({ operation, status, ...(code && { code }), ms }, 'request')
    })
  }
}
