import { createServer } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import type { Metrics } from './metrics.ts'

interface Place {
  readonly host: string
  readonly port: number
}

/**
 * Shows the figures on a port of their own, for the administrator's network: `/metrics` as Prometheus reads them, and
 * `/live`, which answers as long as the process does anything at all.
 */
export async function serveMetrics(metrics: Metrics, { host, port }: Place): Promise<() => Promise<void>> {
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const server = createServer(async (request, answer) => {
    if (request.url === '/live') return answer.end('alive\n')
    if (request.url !== '/metrics') return answer.writeHead(404).end()
    answer.setHeader('content-type', registry.contentType)
    return answer.end(await metrics.read())
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
