import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@pol/contract/errors'
import type { Metrics } from '../metrics/metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route in the log and the metrics. */
    operation?: string
  }
  interface FastifyRequest {
    /** Error code of the response, for the log and the metrics (`sendErrorResponse`). */
    errorCode: ErrorCode | null
  }
}

/** nginx's status for a client that disconnected before the response. */
const clientClosedRequest = 499

/**
 * Logs one line per request: operation, status and duration, with the request id that the response also carries. It
 * logs nothing about the caller or the input: no address, no browser, no URL.
 */
export function requestObserver(metrics: Metrics) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const startedAt = performance.now()
    void reply.header('x-request-id', request.id)
    reply.raw.once('close', () => {
      const operation = request.routeOptions.config.operation ?? 'page'
      const status = reply.raw.headersSent ? reply.raw.statusCode : clientClosedRequest
      const code = request.errorCode
      const ms = Math.round(performance.now() - startedAt)
      metrics.requestAnswered({ operation, status, code, seconds: ms / 1000 })
      // Load balancers call this every few seconds.
      const level = operation === 'health' && status === 200 ? 'debug' : 'info'
      request.log[level]({ operation, status, ...(code && { code }), ms }, 'request')
    })
  }
}
