import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Listener } from './open.ts'

const tryAgainMs = 500

interface Line {
  readonly client: Client
  /** Settles when the connection is gone, whoever ended it. */
  readonly ended: Promise<void>
}

/**
 * Listens to a channel on a connection of its own, and opens that again for as long as it takes.
 * @throws where the first one cannot be opened.
 */
export async function listenOnServer(connection: ClientConfig, channel: string, listener: Listener) {
  let current: Line | null = null
  const stopping = new AbortController()

  const open = async (): Promise<Line> => {
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
  const openAgain = async (): Promise<Line | null> => {
    while (!stopping.signal.aborted) {
      const line = await open().catch(() => pause(tryAgainMs, null, { ref: false }))
      if (line && stopping.signal.aborted) await line.client.end()
      else if (line) return line
    }
    return null
  }
  const keep = async (first: Line) => {
    for (let line: Line | null = first; line; line = await openAgain()) {
      current = line
      listener.onSubscribed()
      await line.ended
      current = null
    }
  }

  void keep(await open())
  return {
    isOpen: () => current !== null,
    async stop() {
      stopping.abort()
      await current?.client.end()
    },
  }
}
