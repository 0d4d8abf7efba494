import { createServer } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import type { Metrics } from './metrics.ts'

interface ListenAddress {
  readonly host: string
  readonly port: number
}

/**
 * Serves `/metrics` for Prometheus and the liveness check `/live` on a separate port, for the operator's network.
 * @returns a function that stops it.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: ListenAddress,
): Promise<() => Promise<void>> {
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const server = createServer(async (request, response) => {
    if (request.url === '/live') return response.end('alive\n')
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.setHeader('content-type', registry.contentType)
    return response.end(await metrics.read())
  })
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject).listen(port, host, listening.resolve)
  await listening.promise
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
