import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Listener } from './database.ts'

const reconnectDelayMs = 500

interface ListenConnection {
  readonly client: Client
  /** Resolves when the connection has ended on either side. */
  readonly ended: Promise<void>
}

/**
 * Listens to a channel on a dedicated connection, and reconnects until it is stopped.
 * @throws if the first connection fails.
 */
export async function listenOnServer(connection: ClientConfig, channel: string, listener: Listener) {
  let current: ListenConnection | null = null
  const stopping = new AbortController()

  const open = async (): Promise<ListenConnection> => {
    const client = new Client(connection)
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => listener.onPayload(payload))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      return { client, ended }
    } catch (error) {
      await client.end()
      throw error
    }
  }
  const reconnect = async (): Promise<ListenConnection | null> => {
    while (!stopping.signal.aborted) {
      const opened = await open().catch(() => pause(reconnectDelayMs, null, { ref: false }))
      if (opened && stopping.signal.aborted) await opened.client.end()
      else if (opened) return opened
    }
    return null
  }
  const maintain = async (first: ListenConnection) => {
    for (let opened: ListenConnection | null = first; opened; opened = await reconnect()) {
      current = opened
      listener.onSubscribed()
      await opened.ended
      current = null
    }
  }

  void maintain(await open())
  return {
    isOpen: () => current !== null,
    async stop() {
      stopping.abort()
      await current?.client.end()
    },
  }
}
