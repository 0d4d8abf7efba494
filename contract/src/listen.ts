import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import { ConnectionError, errorFromResponse, readJson } from './client.ts'
import type { EventOf, EventStream } from './event-stream.ts'

interface ListenOptions {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** The bearer token. Sent in a header, because addresses end up in logs. */
  readonly token: string
  /** Stops listening. */
  readonly signal: AbortSignal
  /** Called whenever data arrives: events and heartbeats. */
  onActivity?: () => void
}

/**
 * Opens a stream and yields its events until it ends. Unknown or invalid events are ignored.
 * @throws CallError for an error response, ConnectionError if the connection fails or is lost.
 */
export async function* listen<S extends EventStream>(
  stream: S,
  { fetch, token, signal, onActivity }: ListenOptions,
): AsyncGenerator<EventOf<S>, void, undefined> {
  const connectionLost = (cause: unknown) =>
    signal.aborted ? signal.reason : new ConnectionError('The connection to the server was lost', { cause })
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
  const response = await fetch(stream.path, { headers, signal }).catch((error: unknown) => {
    throw connectionLost(error)
  })
  if (!response.ok) throw errorFromResponse(await readJson(response), response.status)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.body || !isStream) throw new ConnectionError('The response is not an event stream')
  const events: EventOf<S>[] = []
  const parser = createParser({
    onEvent({ event: name = '', data }) {
      const schema = Object.hasOwn(stream.events, name) && stream.events[name]
      const parsed = schema && v.safeParse(schema, fromJson(data))
      if (parsed && parsed.success) events.push({ name, data: parsed.output })
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw connectionLost(error)
      })
      if (done) return
      onActivity?.()
      parser.feed(value)
      yield* events.splice(0)
    }
  } finally {
    // Closes the connection when the caller stops listening; fails if it is already broken.
    reader.cancel().catch(() => undefined)
  }
}

/** Parses JSON. Returns `undefined`, which no event schema accepts, if the text is not JSON. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
