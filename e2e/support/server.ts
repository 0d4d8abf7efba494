import { test as base } from '@playwright/test'
import { startOwnServer, type OwnServer } from './own-server.ts'

let running: OwnServer | null = null

/** The server of this worker, which its journeys share. @throws before a journey has started. */
export function ownServer(): OwnServer {
  if (!running) throw new Error('The server of this worker has not started')
  return running
}

/** A server for a worker. @param variables its configuration. */
export async function provideServer(
  use: (server: OwnServer) => Promise<void>,
  variables?: Readonly<Record<string, string>>,
): Promise<void> {
  running = await startOwnServer(variables)
  await use(running)
  await running.stop()
}

/** Each worker has a server, so that the journeys of several workers do not affect each other. */
export const test = base.extend<object, { server: OwnServer }>({
  server: [async ({}, use) => provideServer(use), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
})
