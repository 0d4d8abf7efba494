import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import { ConnectionError, failure, readJson } from './client.ts'
import type { EventOf, EventStream } from './event-stream.ts'

interface Line {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** The bearer token of the listener. It travels in a header: addresses end up in logs. */
  readonly token: string
  /** Ends the listening. */
  readonly signal: AbortSignal
  /** Called at every sign of life, events and heartbeats alike. */
  onLife?: () => void
}

/**
 * Opens a stream and hands out its events until it ends. Events that the declaration does not know are
 * passed over. @throws CallError for a refusal the server names, ConnectionError where the line is bad.
 */
export async function* listen<S extends EventStream>(
  stream: S,
  { fetch, token, signal, onLife }: Line,
): AsyncGenerator<EventOf<S>, void, undefined> {
  const lost = (cause: unknown) =>
    signal.aborted ? signal.reason : new ConnectionError('The line to the server is broken', { cause })
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
  const response = await fetch(stream.path, { headers, signal }).catch((error: unknown) => {
    throw lost(error)
  })
  if (!response.ok) throw failure(await readJson(response), response.status)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.body || !isStream) throw new ConnectionError('The answer is no stream of this product')
  const events: EventOf<S>[] = []
  const parser = createParser({
    onEvent({ event: name = '', data }) {
      const schema = Object.hasOwn(stream.events, name) && stream.events[name]
      const read = schema && v.safeParse(v.pipe(v.string(), v.parseJson(), schema), data)
      if (read && read.success) events.push({ name, data: read.output })
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw lost(error)
      })
      if (done) return
      onLife?.()
      parser.feed(value)
      yield* events.splice(0)
    }
  } finally {
    // Whoever stops listening hangs up; a line that is broken already cannot be hung up.
    reader.cancel().catch(() => undefined)
  }
}
