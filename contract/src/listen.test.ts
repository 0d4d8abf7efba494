import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CallError, ConnectionError } from './client.ts'
import { eventStream, eventText, type EventOf } from './event-stream.ts'
import { listen } from './listen.ts'

const lessons = eventStream({
  name: 'lessons',
  summary: 'Tells of lessons',
  path: '/api/realtime/lessons',
  access: 'session',
  events: { opened: v.object({ lesson: v.string() }), closed: v.object({}) },
})

const type = { 'content-type': 'text/event-stream' }

/** A stream that brings these pieces, one by one, and then ends. */
function streamOf(...pieces: readonly (string | Uint8Array)[]) {
  const bytes = pieces.map((piece) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece))
  const next = bytes.values()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { done, value } = next.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
  })
  return new Response(body, { headers: type })
}

/** What is heard on a line that gives this answer, and what was sent over it. */
async function hear(answer: () => Response | Promise<Response>, signal = new AbortController().signal) {
  const sent: { path: string; init: RequestInit }[] = []
  let signsOfLife = 0
  const events: EventOf<typeof lessons>[] = []
  const line = { token: 'geheim', signal, onLife: () => (signsOfLife += 1) }
  const fetch = async (path: string, init: RequestInit) => {
    sent.push({ path, init })
    return answer()
  }
  for await (const event of listen(lessons, { ...line, fetch })) events.push(event)
  return { events, sent, signsOfLife }
}

describe('what is heard', () => {
  test('every event, in its order, wherever the pieces break', async () => {
    const text =
      eventText(lessons, 'opened', { lesson: 'Silben & Wörter\n' }) + eventText(lessons, 'closed', {})
    const bytes = new TextEncoder().encode(text)
    const expected = [
      { name: 'opened', data: { lesson: 'Silben & Wörter\n' } },
      { name: 'closed', data: {} },
    ]
    for (let at = 0; at <= bytes.length; at += 1) {
      const { events } = await hear(() => streamOf(bytes.subarray(0, at), bytes.subarray(at)))
      expect(events, `broken at ${at}`).toEqual(expected)
    }
  })

  test('heartbeats are signs of life and nothing else', async () => {
    const { events, signsOfLife } = await hear(() => streamOf(': open\n\n', ':\n\n', ':\n\n'))
    expect(events).toEqual([])
    expect(signsOfLife).toBe(3)
  })

  test('what the declaration does not know, or what is not in its form, is passed over', async () => {
    const { events } = await hear(() =>
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

test('the token travels in a header, never in the address', async () => {
  const { sent } = await hear(() => streamOf())
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    path: '/api/realtime/lessons',
    init: { headers: { authorization: 'Bearer geheim' } },
  })
})

describe('what is thrown', () => {
  test('a refusal that the server names', async () => {
    const refused = () => Response.json({ error: 'Nicht hier.', code: 'other-device' }, { status: 401 })
    const error = await hear(refused).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ code: 'other-device', status: 401, message: 'Nicht hier.' })
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'a page of a proxy',
      () => new Response('<h1>Guten Tag</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a proxy that refuses', () => new Response('<h1>Nein</h1>', { status: 401 })],
    ['a line that breaks', () => new Response(breaking(), { headers: type })],
  ])('%s is a failure of the line', async (_, answer) => {
    await expect(hear(answer)).rejects.toBeInstanceOf(ConnectionError)
  })

  test('whoever stops listening gets their own reason', async () => {
    const stop = new AbortController()
    stop.abort('enough')
    const aborted = () => Promise.reject(new DOMException('aborted', 'AbortError'))
    await expect(hear(aborted, stop.signal)).rejects.toBe('enough')
  })
})

test('whoever leaves the loop hangs up', async () => {
  const hungUp = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(eventText(lessons, 'closed', {}))),
    cancel: () => hungUp.resolve(),
  })
  const line = { token: 'geheim', signal: new AbortController().signal }
  for await (const event of listen(lessons, {
    ...line,
    fetch: async () => new Response(body, { headers: type }),
  })) {
    expect(event.name).toBe('closed')
    break
  }
  await hungUp.promise
})

function breaking() {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(': open\n\n')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
}
