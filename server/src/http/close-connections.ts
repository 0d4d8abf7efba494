import type { FastifyInstance } from 'fastify'

/** Closes each connection after its response during shutdown. Otherwise keep-alive connections would stay open. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done()
  })
}
