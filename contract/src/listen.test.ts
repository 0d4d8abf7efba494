import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CallError, ConnectionError } from './client.ts'
import { eventStream, eventText, type EventOf } from './event-stream.ts'
import { listen } from './listen.ts'

const lessons = eventStream({
  name: 'lessons',
  summary: 'Sends lesson events',
  path: '/api/realtime/lessons',
  access: 'session',
  events: { opened: v.object({ lesson: v.string() }), closed: v.object({}) },
})

const eventStreamHeaders = { 'content-type': 'text/event-stream' }

/** A stream that sends the chunks one by one and then closes. */
function streamOf(...chunks: readonly (string | Uint8Array)[]) {
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk))
  const next = bytes.values()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { done, value } = next.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
  })
  return new Response(body, { headers: eventStreamHeaders })
}

/** Listens until the stream ends. Returns the received events and the sent requests. */
async function receive(respond: () => Response | Promise<Response>, signal = new AbortController().signal) {
  const sent: { path: string; init: RequestInit }[] = []
  let activity = 0
  const events: EventOf<typeof lessons>[] = []
  const options = { token: 'geheim', signal, onActivity: () => (activity += 1) }
  const fetch = async (path: string, init: RequestInit) => {
    sent.push({ path, init })
    return respond()
  }
  for await (const event of listen(lessons, { ...options, fetch })) events.push(event)
  return { events, sent, activity }
}

describe('received events', () => {
  test('arrive in order, wherever the chunks are split', async () => {
    const text =
      eventText(lessons, 'opened', { lesson: 'Silben & Wörter\n' }) + eventText(lessons, 'closed', {})
    const bytes = new TextEncoder().encode(text)
    const expected = [
      { name: 'opened', data: { lesson: 'Silben & Wörter\n' } },
      { name: 'closed', data: {} },
    ]
    for (let at = 0; at <= bytes.length; at += 1) {
      const { events } = await receive(() => streamOf(bytes.subarray(0, at), bytes.subarray(at)))
      expect(events, `split at ${at}`).toEqual(expected)
    }
  })

  test('heartbeats count as activity but are not events', async () => {
    const { events, activity } = await receive(() => streamOf(': open\n\n', ':\n\n', ':\n\n'))
    expect(events).toEqual([])
    expect(activity).toBe(3)
  })

  test('unknown and malformed events are ignored', async () => {
    const { events } = await receive(() =>
      streamOf(
        'event: burned\ndata: {}\n\n',
        'event: toString\ndata: {}\n\n',
        'data: {}\n\n',
        'event: opened\ndata: {"lesson":5}\n\n',
        'event: opened\ndata: kein JSON\n\n',
        'event: closed\ndata: {}\n\n',
        'event: closed\ndata: {"cut":',
      ),
    )
    expect(events).toEqual([{ name: 'closed', data: {} }])
  })
})

test('the token is sent in a header, never in the address', async () => {
  const { sent } = await receive(() => streamOf())
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    path: '/api/realtime/lessons',
    init: { headers: { authorization: 'Bearer geheim' } },
  })
})

describe('errors', () => {
  test('an error response of the server is a CallError', async () => {
    const rejected = () => Response.json({ error: 'Nicht hier.', code: 'other-device' }, { status: 401 })
    const error = await receive(rejected).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ code: 'other-device', status: 401, message: 'Nicht hier.' })
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['no response', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'a web page of a proxy',
      () => new Response('<h1>Guten Tag</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['an error page of a proxy', () => new Response('<h1>Nein</h1>', { status: 401 })],
    ['a connection that breaks', () => new Response(brokenStream(), { headers: eventStreamHeaders })],
  ])('%s is a connection error', async (_, respond) => {
    await expect(receive(respond)).rejects.toBeInstanceOf(ConnectionError)
  })

  test("an aborted listener gets the caller's reason", async () => {
    const stop = new AbortController()
    stop.abort('enough')
    const aborted = () => Promise.reject(new DOMException('aborted', 'AbortError'))
    await expect(receive(aborted, stop.signal)).rejects.toBe('enough')
  })
})

test('leaving the loop closes the connection', async () => {
  const closed = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(eventText(lessons, 'closed', {}))),
    cancel: () => closed.resolve(),
  })
  const options = { token: 'geheim', signal: new AbortController().signal }
  for await (const event of listen(lessons, {
    ...options,
    fetch: async () => new Response(body, { headers: eventStreamHeaders }),
  })) {
    expect(event.name).toBe('closed')
    break
  }
  await closed.promise
})

function brokenStream() {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(': open\n\n')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
}
